export { gazetteer } from "./gazetteer.ts";
export { samarkandMap as samarkand, schematicCities, tashkentMap as tashkent } from "./schematic.ts";
export type {
  GazetteerEntry,
  GazetteerEntryKind as EntryKind,
  MapPoint as Point,
  SchematicCity,
} from "./types.ts";
