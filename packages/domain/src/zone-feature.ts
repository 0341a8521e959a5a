import type { WireLanguage } from "./language.ts";
import { readNumber } from "./read-number.ts";
import type { Text } from "./text.ts";
import { namePropertyOf, type ZoneFields } from "./zone-file.ts";
import { MAX_ZONE_NAME, MAX_ZONE_STEPS, openRing, type ZoneFault, zoneFault } from "./zone-shape.ts";
import type { Polygon } from "./zones.ts";

/** What is wrong with a zone of a file besides its shape; with a property, that one is meant. */
export type FeatureFault =
  | ZoneFault
  | "no_polygon"
  | "has_hole"
  | "several_parts"
  | "no_name"
  | "long_name"
  | "no_branch"
  | "no_price"
  | "number"
  | "bounds"
  | "steps"
  | "twice"
  | "ambiguous"
  | "far_away";

export interface SaidFault {
  fault: FeatureFault;
  property?: string;
}

/** What a feature says, as far as it says it; `branch` by id or by name. */
export interface ReadFeature {
  id: string | null;
  branch: string | null;
  fields: Partial<Omit<ZoneFields, "branchId">>;
  faults: SaidFault[];
}

export interface FeatureRules {
  languages: readonly WireLanguage[];
  /** What each number may be. */
  bounds: Record<string, { min: number | null; max: number | null } | undefined>;
}

const NUMBERS = ["basePrice", "baseDistance", "perKilometre", "freeFrom"] as const;
const COLOR = /^#[0-9a-f]{6}$/i;
type Said = Record<string, unknown>;

const isObject = (value: unknown): value is Said =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const asObject = (value: unknown): Said => (isObject(value) ? value : {});
const asWord = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

/** Reads one feature of a file: a polygon with its name and what a delivery there costs. */
export function readFeature(feature: unknown, rules: FeatureRules): ReadFeature {
  const { geometry, properties, id } = asObject(feature);
  const said = asObject(properties);
  const faults: SaidFault[] = [];
  const fields: ReadFeature["fields"] = {};
  const name = nameOf(said, rules);
  if (Object.values(name).some((word) => (word ?? "").length > MAX_ZONE_NAME))
    faults.push({ fault: "long_name" });
  if (Object.keys(name).length > 0) fields.name = name;
  const shape = shapeOf(geometry);
  if (typeof shape === "string") faults.push({ fault: shape });
  else fields.polygon = shape;
  for (const property of NUMBERS) {
    if (said[property] === undefined || said[property] === null || said[property] === "") continue;
    const value = numberOf(said[property]);
    const { min, max } = rules.bounds[property] ?? { min: null, max: null };
    if (!Number.isInteger(value)) faults.push({ fault: "number", property });
    else if (value < (min ?? value) || value > (max ?? value)) faults.push({ fault: "bounds", property });
    else fields[property] = value;
  }
  const steps = stepsOf(said["steps"], rules);
  if (steps === "steps") faults.push({ fault: "steps", property: "steps" });
  else if (steps) fields.steps = steps;
  const color = [said["fill"], said["color"], said["stroke"]].map(asWord).find((each) => COLOR.test(each));
  if (color) fields.color = color.toUpperCase();
  return {
    id: asWord(said["id"]) || asWord(id) || null,
    branch: asWord(said["branchId"]) || asWord(said["branch"]) || null,
    fields,
    faults,
  };
}

function nameOf(said: Said, { languages }: FeatureRules): Text {
  const main = languages[0] ?? "uz";
  const words = languages.map(
    (language) => [language, asWord(said[namePropertyOf(language, main)])] as const,
  );
  return Object.fromEntries(words.filter(([, word]) => word !== ""));
}

/** One ring without a hole, as zones are; corners above the ground lose their height. */
function shapeOf(geometry: unknown): Polygon | FeatureFault {
  const { type, coordinates } = asObject(geometry);
  const parts = type === "MultiPolygon" ? coordinates : type === "Polygon" ? [coordinates] : null;
  if (!Array.isArray(parts) || parts.length === 0) return "no_polygon";
  if (parts.length > 1) return "several_parts";
  const rings: unknown = parts[0];
  if (!Array.isArray(rings) || rings.length === 0) return "no_polygon";
  if (rings.length > 1) return "has_hole";
  const ring: unknown = rings[0];
  if (!Array.isArray(ring) || !ring.every(isCorner)) return "no_polygon";
  const polygon = ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]);
  return zoneFault(polygon) ?? openRing(polygon);
}

const isCorner = (value: unknown): value is [number, number] =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);

/** Map programmes make words of numbers. */
const numberOf = (value: unknown): number =>
  typeof value === "number" ? value : readNumber(asWord(value), true);

/** Prices by distance, nearest first; map programmes make words of lists. Null: the file says nothing of them. */
function stepsOf(value: unknown, { bounds }: FeatureRules): ZoneFields["steps"] | "steps" | null {
  if (value === undefined || value === null || value === "") return null;
  const list = typeof value === "string" ? parsed(value) : value;
  if (!Array.isArray(list) || list.length > MAX_ZONE_STEPS) return "steps";
  const steps = list.map((step) => ({
    upTo: numberOf(asObject(step)["upTo"]),
    price: numberOf(asObject(step)["price"]),
  }));
  const isFitting = steps.every(
    ({ upTo, price }, at) =>
      Number.isInteger(upTo) &&
      Number.isInteger(price) &&
      upTo > (steps[at - 1]?.upTo ?? 0) &&
      upTo <= (bounds["baseDistance"]?.max ?? upTo) &&
      price >= 0 &&
      price <= (bounds["basePrice"]?.max ?? price),
  );
  return isFitting ? steps : "steps";
}

/** What a text of JSON says; undefined: it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
