export { gazetteer } from "./gazetteer.ts";
export { samarkand, schematicCities, tashkent } from "./schematic.ts";
export type { Place, PlaceKind, Point, SchematicCity } from "./types.ts";
