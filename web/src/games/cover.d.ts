// A drawing as an address that holds all of it.
declare module "*.svg?inline" {
  const address: string;
  export default address;
}
