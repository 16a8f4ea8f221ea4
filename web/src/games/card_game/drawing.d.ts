// Icons as what is inside of an SVG on a grid of 512: see `vite.config.ts`.
declare module "drawing:*" {
  const shapes: string;
  export default shapes;
}
