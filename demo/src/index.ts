export { demoBrands } from "./brands.ts";
export { generateDemoBrands, generateMenu } from "./generate.ts";
export type * from "./types.ts";
