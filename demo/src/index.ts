export { demoBrands } from "./brands.ts";
export { demoBrandsOf, menuOf } from "./generate.ts";
export type * from "./types.ts";
