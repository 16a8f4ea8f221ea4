// Icons as path data by name: see `vite.config.ts`.

/** Any icon that is not banned, from one of many small files. */
declare module "drawings:any" {
  const load: (name: string) => Promise<string | undefined>;
  export default load;
}

/** Those of the lines of a game. */
declare module "drawings:*" {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
