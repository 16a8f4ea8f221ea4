"""What `make` says where something that it needs is missing."""

import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
ALWAYS_THERE = ("sh", "find", "ls", "touch", "mkdir", "rm", "chmod", "cat")
CLIENT_TOOLS = "web/node_modules/.installed"


class Machine:
    """A machine where few programs are installed, with a checkout of the project."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "miskatonic"
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.policy = folder / "policy-rc.d"
        """Where Debian asks whether the services of a package may be started."""
        (self.checkout / "web").mkdir(parents=True)
        for name in ("Makefile", "web/package.json", "web/package-lock.json"):
            shutil.copy(PROJECT / name, self.checkout / name)
        for name in ALWAYS_THERE:
            found = shutil.which(name)
            assert found is not None
            (self.programs / name).symlink_to(found)

    def has(self, name: str, script: str) -> None:
        """Another program is there."""
        path = self.programs / name
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


def test_without_node(machine: Machine) -> None:
    assert machine.make(CLIENT_TOOLS) == (
        2,
        "Building the browser client needs Node.js with npm, and they were not found.",
    )


def test_with_a_node_that_is_too_old(machine: Machine) -> None:
    machine.has("npm", "exit 0")
    machine.has("node", '[ "$1" = --version ] && echo v18.20.4; [ "$1" = --version ]')
    assert machine.make(CLIENT_TOOLS) == (
        2,
        "Building the browser client needs Node.js 20.19, 22.12 or newer, and this is v18.20.4.",
    )


def test_without_what_some_tests_need_and_without_the_right_to_install_it(machine: Machine) -> None:
    machine.has("id", "echo 1000")
    machine.has("redis-server", "exit 0")
    machine.has("initdb", "exit 0")
    assert machine.make("programs") == (0, "Not installed: chromium. Tests that need one of them cannot run.")


def test_packages_are_installed_where_we_may(machine: Machine) -> None:
    machine.has("id", "echo 0")
    machine.has("chromium", "exit 0")
    machine.has("initdb", "exit 0")
    machine.has("apt-get", f'echo "$@" >>{machine.checkout}/asked; cat {machine.policy} >{machine.checkout}/policy')
    assert machine.make("programs") == (0, "")
    asked = (machine.checkout / "asked").read_text().splitlines()
    assert asked == ["update -qq", "install -y -qq --no-install-recommends redis-server"]
    assert "exit 101" in (machine.checkout / "policy").read_text(), "no service is started"
    assert not machine.policy.exists(), "afterwards they may be started again"
