// What the tests use of Node to ask the engine for scenes.
declare module "node:child_process" {
  export function execFileSync(
    file: string,
    args: string[],
    options: { cwd: string; encoding: "utf8"; maxBuffer: number },
  ): string;
}

declare module "node:fs" {
  export function existsSync(path: string): boolean;
}
