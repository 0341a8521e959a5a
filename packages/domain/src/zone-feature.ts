import type { WireLanguage } from "./language.ts";
import { parseFormattedNumber } from "./read-number.ts";
import type { BorderFault } from "./zone-border.ts";
import type { ZoneFields } from "./zone-file.ts";
import {
  toTrimmedText,
  findFirstText,
  type PropertiesByNormalizedName,
  indexPropertiesByNormalizedName,
  readZoneName,
} from "./zone-names.ts";
import { MAX_ZONE_NAME_LENGTH, MAX_ZONE_STEPS } from "./zone-shape.ts";
import { toFeatureProperties, parseJson, parseZonePolygons } from "./zone-source.ts";
import type { Point } from "./zones.ts";

/** Error of a zone in a file; `ReportedFault.property` is the faulty property, if it is a single one. */
export type ZoneFeatureFault =
  | BorderFault
  | "no_polygon"
  | "long_name"
  | "no_branch"
  | "number"
  | "bounds"
  | "steps"
  | "twice"
  | "ambiguous";

export interface ReportedZoneFault {
  fault: ZoneFeatureFault;
  property?: string;
}

/** Parsed data of a feature; data missing in the file is null or absent. `branch` is an id or a name. */
export interface ParsedFeature {
  id: string | null;
  branch: string | null;
  fields: Partial<Omit<ZoneFields, "branchId" | "polygon">>;
  /** Rings of each polygon of the feature; empty if it has no polygon. */
  parts: Point[][][];
  faults: ReportedZoneFault[];
}

export interface ZoneFeatureRules {
  languages: readonly WireLanguage[];
  /** Limits of each numeric field of a zone. */
  bounds: Record<string, { min: number | null; max: number | null } | undefined>;
}

/** Numeric fields of a zone and the property names that files use for them. */
const NUMERIC_FIELD_KEYS = [
  [
    "basePrice",
    [
      "baseprice",
      "base_price",
      "price",
      "deliveryprice",
      "delivery_price",
      "delivery_fee",
      "narx",
      "narxi",
      "нарх",
      "нархи",
      "цена",
      "стоимость",
      "deliveryfee",
      "fee",
      "cost",
      "yetkazish_narxi",
      "цена_доставки",
      "стоимость_доставки",
      "баға",
      "бағасы",
      "fiyat",
      "السعر",
      "价格",
    ],
  ],
  ["baseDistance", ["basedistance", "base_distance"]],
  ["perKilometre", ["perkilometre", "per_kilometre"]],
  ["freeFrom", ["freefrom", "free_from"]],
] as const;
const BRANCH_PROPERTY_NAMES = ["branchid", "branch", "filial", "филиал", "şube", "الفرع", "分店", "门店"];
const COLOR_PROPERTY_NAMES = ["fill", "color", "stroke"];
const COLOR_PATTERN = /^#[0-9a-f]{6}$/i;

/** Parses one feature of a file: its polygons, name and delivery prices. */
export function parseZoneFeature(feature: unknown, rules: ZoneFeatureRules): ParsedFeature {
  const { geometry, properties, id } = toFeatureProperties(feature);
  const said = indexPropertiesByNormalizedName(toFeatureProperties(properties));
  const faults: ReportedZoneFault[] = [];
  const fields: ParsedFeature["fields"] = {};
  const name = readZoneName(said, rules.languages);
  if (Object.values(name).some((word) => (word ?? "").length > MAX_ZONE_NAME_LENGTH))
    faults.push({ fault: "long_name" });
  if (Object.keys(name).length > 0) fields.name = name;
  const parts = parseZonePolygons(geometry) ?? [];
  if (parts.length === 0) faults.push({ fault: "no_polygon" });
  for (const [property, keys] of NUMERIC_FIELD_KEYS) {
    const value = findNumberValue(said, keys);
    if (value === null) continue;
    const { min, max } = rules.bounds[property] ?? { min: null, max: null };
    if (!Number.isInteger(value)) faults.push({ fault: "number", property });
    else if (value < (min ?? value) || value > (max ?? value)) faults.push({ fault: "bounds", property });
    else fields[property] = value;
  }
  const steps = readTariffSteps(said.get("steps"), rules);
  if (steps === "steps") faults.push({ fault: "steps", property: "steps" });
  else if (steps) fields.steps = steps;
  const color = COLOR_PROPERTY_NAMES.map((key) => toTrimmedText(said.get(key))).find((each) =>
    COLOR_PATTERN.test(each),
  );
  if (color) fields.color = color.toUpperCase();
  return {
    id: toTrimmedText(said.get("id")) || toTrimmedText(id) || null,
    branch: findFirstText(said, BRANCH_PROPERTY_NAMES) || null,
    fields,
    parts,
    faults,
  };
}

/** Returns the number in the first non-empty one of these properties; NaN: it is not a number; null: all are empty. */
function findNumberValue(said: PropertiesByNormalizedName, keys: readonly string[]): number | null {
  const isEmptyValue = (value: unknown) =>
    value === undefined || value === null || (typeof value === "string" && value.trim() === "");
  const key = keys.find((each) => !isEmptyValue(said.get(each)));
  return key === undefined ? null : parseZoneNumber(said.get(key));
}

/** Parses a number. Map software may export numbers as text. */
const parseZoneNumber = (value: unknown): number =>
  typeof value === "number" ? value : parseFormattedNumber(toTrimmedText(value), true);

/** Parses prices by distance, nearest first. Map software may export lists as text. Null: not in the file. */
function readTariffSteps(value: unknown, { bounds }: ZoneFeatureRules): ZoneFields["steps"] | "steps" | null {
  if (value === undefined || value === null || value === "") return null;
  const list = typeof value === "string" ? parseJson(value) : value;
  if (!Array.isArray(list) || list.length > MAX_ZONE_STEPS) return "steps";
  const steps = list.map((step) => ({
    upTo: parseZoneNumber(toFeatureProperties(step)["upTo"]),
    price: parseZoneNumber(toFeatureProperties(step)["price"]),
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
