export { gazetteer } from "./gazetteer.ts";
export { samarkand, schematicCities, tashkent } from "./schematic.ts";
export type { GazetteerEntry, EntryKind, Point, SchematicCity } from "./types.ts";
