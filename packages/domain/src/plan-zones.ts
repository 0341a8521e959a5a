import { LANGUAGES, toWireLanguage } from "./language.ts";
import { toNameKey } from "./search-fold.ts";
import { type TextByLanguage, findTextInLanguage } from "./text.ts";
import { type ZoneBorderAdjustment, createBorderFromRings } from "./zone-border.ts";
import {
  type ZoneFeatureRules,
  parseZoneFeature,
  type ParsedFeature,
  type ReportedZoneFault,
} from "./zone-feature.ts";
import { type BranchToChoose, type ZoneBranchRules, findZoneUpdatedByFeature } from "./zone-branch.ts";
import { type StoredZone, MAX_ZONES_PER_FILE, MAX_ZONE_FILE_LENGTH, type ZoneFields } from "./zone-file.ts";
import { MAX_ZONE_NAME_LENGTH, removeRepeatedCorners, calculateSignedArea } from "./zone-shape.ts";
import { toFeatureProperties, parseZoneFileFeatures, isWithoutArea } from "./zone-source.ts";
import type { Point, Polygon } from "./zones.ts";

/**
 * Tolerance in degrees within which two corners are equal. Other programs round coordinates to seven digits, which must
 * not count as a change.
 */
const SAME_POINT_TOLERANCE_DEGREES = 1e-6;
const COMPARED_ZONE_FIELDS: readonly (keyof ZoneFields)[] = [
  "branchId",
  "name",
  "polygon",
  "color",
  "basePrice",
  "baseDistance",
  "perKilometre",
  "freeFrom",
  "steps",
];

interface PlannedZone {
  /** Position of the zone in the imported file, counted from 1. */
  line: number;
  name: string;
  /** Branch that the user must choose for the zone; null: no choice needed. */
  choice: BranchToChoose | null;
}

/**
 * Change that was made to a zone of the file during the import. `part`: the feature has several polygons, and each
 * becomes a separate zone.
 */
export type ZoneAdjustment = ZoneBorderAdjustment | { note: "part" };

export interface AddedZone extends PlannedZone {
  fields: ZoneFields;
  notes: ZoneAdjustment[];
  /** Whether the imported file has no delivery price for the zone, so that the zone gets the default price. */
  isUnpriced: boolean;
}

export interface ChangedZone extends PlannedZone {
  notes: ZoneAdjustment[];
  id: string;
  version: number;
  before: ZoneFields;
  after: ZoneFields;
  differing: (keyof ZoneFields)[];
}

export interface ZoneImportPlan {
  added: AddedZone[];
  changed: ChangedZone[];
  unchanged: number;
  faulty: (PlannedZone & { faults: ReportedZoneFault[] })[];
  /** Number of points and lines in the file, which are not zones. */
  skipped: number;
  /** Number of zones for which the file names no branch, or a branch that does not exist. */
  unbranched: number;
}

export type ZonePlanFailure = "too_large" | "unreadable" | "no_zones" | "too_many_zones";

export interface ZoneImportRules extends ZoneFeatureRules, ZoneBranchRules {
  /** Returns a colour for a zone without a colour, different from the colours in use. */
  colorBeside: (taken: readonly string[]) => string;
  /** Returns the default name with the given number, for a zone that has no name in the file. */
  nameless: (number: number) => string;
  /**
   * Default delivery price in soʻm for new zones without a price in the file; null: the user has not entered it yet.
   */
  price: number | null;
}

/**
 * Plans the import of delivery zones from a file (GeoJSON or KML). Writes nothing. A feature updates the zone with the
 * same id, else with the same branch and name. Properties missing in a feature and zones missing in the file remain
 * unchanged. A zone without a known branch gets the default branch. A new zone gets a numbered name and the default
 * price if it has none. Faulty zones are returned with their errors. The others can be imported without them. [AD-5]
 */
export function planZoneImport(
  kept: readonly StoredZone[],
  text: string,
  rules: ZoneImportRules,
): ZoneImportPlan | ZonePlanFailure {
  if (text.length > MAX_ZONE_FILE_LENGTH) return "too_large";
  const features = parseZoneFileFeatures(text);
  if (!features) return "unreadable";
  const areas = features.filter((feature) => !isWithoutArea(toFeatureProperties(feature)["geometry"]));
  if (areas.length === 0) return "no_zones";
  if (areas.length > MAX_ZONES_PER_FILE) return "too_many_zones";
  const read = areas.flatMap((feature, at) => splitIntoZones(parseZoneFeature(feature, rules), at + 1));
  if (read.length > MAX_ZONES_PER_FILE) return "too_many_zones";
  const skipped = features.length - areas.length;
  const plan: ZoneImportPlan = { added: [], changed: [], unchanged: 0, faulty: [], skipped, unbranched: 0 };
  const planning: ZonePlanContext = {
    plan,
    kept,
    rules,
    taken: kept.map(({ color }) => color),
    seen: new Set(),
  };
  for (const zone of read) planZone(planning, zone);
  return plan;
}

/** Polygon of a feature, with the properties of the feature. */
interface ParsedZonePolygon extends Omit<ParsedFeature, "parts"> {
  line: number;
  rings: readonly Point[][];
  isPart: boolean;
}

interface ZonePlanContext {
  plan: ZoneImportPlan;
  kept: readonly StoredZone[];
  rules: ZoneImportRules;
  taken: string[];
  /** Keys of zones in the file that were planned already: by id, or by branch and name. */
  seen: Set<string>;
}

/** Splits a feature into its polygons: the largest has its name and id, the others its name with a number and no id. */
function splitIntoZones({ parts, ...read }: ParsedFeature, line: number): ParsedZonePolygon[] {
  const [first = [], ...others] = parts.toSorted(
    (one, other) => calculateRingArea(other) - calculateRingArea(one),
  );
  const isPart = others.length > 0;
  return [
    { ...read, line, rings: first, isPart },
    ...others.map((rings, at) => {
      const { name, ...fields } = read.fields;
      const numbered = name ? { name: appendNumberToName(name, at + 2) } : {};
      return { ...read, id: null, fields: { ...fields, ...numbered }, line, rings, isPart };
    }),
  ];
}

const calculateRingArea = ([outer = []]: readonly Point[][]) => Math.abs(calculateSignedArea(outer));

const appendNumberToName = (name: TextByLanguage, number: number): TextByLanguage =>
  Object.fromEntries(
    Object.entries(name).map(([language, word]) => [
      language,
      word ? `${word.slice(0, MAX_ZONE_NAME_LENGTH - 4)} ${number}` : word,
    ]),
  );

function planZone({ plan, kept, rules, taken, seen }: ZonePlanContext, read: ParsedZonePolygon): void {
  const { line } = read;
  const placed = findZoneUpdatedByFeature(read, kept, rules);
  const { branch } = placed;
  const { choice } = placed;
  if (choice) plan.unbranched += 1;
  const border = read.rings.length > 0 ? createBorderFromRings(read.rings, branch) : null;
  const polygon = border === null || typeof border === "string" ? null : border.polygon;
  const zone =
    placed.zone ??
    (read.fields.name || !polygon ? undefined : findZoneWithSameBorder(kept, branch?.id, polygon));
  const main = rules.languages[0] ?? "uz";
  const name = { ...zone?.name, ...read.fields.name };
  if (!zone && !name[main])
    name[main] =
      findTextInLanguage(name, "uz", main) || findUnusedZoneName(line, branch?.id, { kept, rules, seen });
  const fields = {
    ...zone,
    ...read.fields,
    name,
    ...(polygon ? { polygon } : {}),
    branchId: branch?.id ?? "",
  };
  const label = findTextInLanguage(name, "uz", main);
  const faults = [...read.faults, ...placed.faults];
  if (typeof border === "string") faults.push({ fault: border });
  const own = zone?.id ?? createZoneKey(fields.branchId, label);
  if (faults.length === 0 && seen.has(own)) faults.push({ fault: "twice" });
  if (faults.length > 0) {
    plan.faulty.push({ line, name: label, choice, faults });
    return;
  }
  seen.add(own);
  const said = typeof border === "object" ? (border?.notes ?? []) : [];
  const notes: ZoneAdjustment[] = read.isPart ? [{ note: "part" }, ...said] : said;
  if (!zone) {
    const color = fields.color ?? rules.colorBeside(taken);
    taken.push(color);
    const isUnpriced = fields.basePrice === undefined;
    const basePrice = fields.basePrice ?? rules.price ?? 0;
    plan.added.push({
      line,
      name: label,
      choice,
      notes,
      isUnpriced,
      fields: addDefaultZoneFields({ ...fields, basePrice, color }),
    });
    return;
  }
  const [before, after] = [addDefaultZoneFields(zone), addDefaultZoneFields(fields)];
  const differing = COMPARED_ZONE_FIELDS.filter((key) => !isSameZoneField(key, before, after));
  if (differing.length === 0) plan.unchanged += 1;
  else {
    const { id, version } = zone;
    plan.changed.push({ line, name: label, choice, notes, id, version, before, after, differing });
  }
}

const createZoneKey = (branchId: string, name: string) => `${branchId} ${toNameKey(name)}`;

/** Finds the branch's zone with this border, so that importing a file without names again adds no duplicates. */
const findZoneWithSameBorder = (
  kept: readonly StoredZone[],
  branchId: string | undefined,
  polygon: Polygon,
) => kept.find((zone) => zone.branchId === branchId && isSameRing(zone.polygon, polygon));

/** Returns a numbered name that is free in the branch, counting from the zone's position in the file. */
function findUnusedZoneName(
  line: number,
  branchId: string | undefined,
  { kept, rules, seen }: Pick<ZonePlanContext, "kept" | "rules" | "seen">,
): string {
  const taken = new Set(
    kept
      .filter((zone) => zone.branchId === branchId)
      .flatMap(({ name }) => Object.values(name).map((word) => toNameKey(word ?? ""))),
  );
  let number = line;
  while (
    taken.has(toNameKey(rules.nameless(number))) ||
    seen.has(createZoneKey(branchId ?? "", rules.nameless(number)))
  )
    number += 1;
  return rules.nameless(number);
}

/** Returns the zone with default values for missing fields: one price for the whole zone. */
function addDefaultZoneFields(fields: Partial<ZoneFields>): ZoneFields {
  return {
    branchId: fields.branchId ?? "",
    name: fields.name ?? {},
    polygon: removeRepeatedCorners(fields.polygon ?? []),
    color: fields.color ?? "",
    basePrice: fields.basePrice ?? 0,
    baseDistance: fields.baseDistance ?? 0,
    perKilometre: fields.perKilometre ?? 0,
    freeFrom: fields.freeFrom ?? 0,
    steps: fields.steps ?? [],
  };
}

function isSameZoneField(key: keyof ZoneFields, before: ZoneFields, after: ZoneFields): boolean {
  if (key === "polygon") return isSameRing(before.polygon, after.polygon);
  if (key === "color") return before.color.toUpperCase() === after.color.toUpperCase();
  if (key === "name") {
    return LANGUAGES.every(
      (language) =>
        (before.name[toWireLanguage(language)] ?? "") === (after.name[toWireLanguage(language)] ?? ""),
    );
  }
  return JSON.stringify(before[key]) === JSON.stringify(after[key]);
}

/** Returns whether two rings are the same border, regardless of starting corner and direction. */
function isSameRing(one: Polygon, other: Polygon): boolean {
  if (one.length !== other.length) return false;
  const count = one.length;
  return other.some((_, from) =>
    [1, -1].some((way) =>
      one.every(([x, y], at) => {
        const [toX, toY] = other[(from + way * at + count * 2) % count] ?? [0, 0];
        return (
          Math.abs(x - toX) < SAME_POINT_TOLERANCE_DEGREES && Math.abs(y - toY) < SAME_POINT_TOLERANCE_DEGREES
        );
      }),
    ),
  );
}
