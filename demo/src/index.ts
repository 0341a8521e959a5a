import type { Place, SchematicCity } from "./city/types.ts";

export type { Place, SchematicCity } from "./city/types.ts";
export { demoBrands } from "./brands.ts";
export { demoBrandsOf, menuOf } from "./generate.ts";
export type * from "./types.ts";

/** Places of the demo's cities for the built-in geocoder; read only when asked for. */
export async function loadGazetteer(): Promise<readonly Place[]> {
  return (await import("./city/gazetteer.ts")).gazetteer;
}

/** The cities that the map draws without tiles; their keys are those of the brands' cities. */
export async function loadSchematicCities(): Promise<readonly SchematicCity[]> {
  return (await import("./city/schematic.ts")).schematicCities;
}
