// A drawing as the address of its file.
declare module "*.svg" {
  const address: string;
  export default address;
}
