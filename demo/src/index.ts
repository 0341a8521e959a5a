import { market } from "./market/index.ts";
import { osh } from "./osh/index.ts";
import { pizza } from "./pizza/index.ts";
import type { Place, SchematicCity } from "./city/types.ts";
import type { DemoBrand } from "./types.ts";

export type { Place, SchematicCity } from "./city/types.ts";
export { demoBrandsOf, menuOf } from "./generate.ts";
export type * from "./types.ts";

/** The demo's brands; the first is the one that bare localhost shows. */
export const demoBrands: readonly DemoBrand[] = [osh, pizza, market];

/** Places of the demo's cities for the built-in geocoder; read only when asked for. */
export async function loadGazetteer(): Promise<readonly Place[]> {
  return (await import("./city/gazetteer.ts")).gazetteer;
}

/** The cities that the map draws without tiles; their keys are those of the brands' cities. */
export async function loadSchematicCities(): Promise<readonly SchematicCity[]> {
  return (await import("./city/schematic.ts")).schematicCities;
}
