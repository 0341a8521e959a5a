import { LANGUAGES, toWire } from "./language.ts";
import { nameKey } from "./menu-places.ts";
import { textIn } from "./text.ts";
import { type FeatureRules, parsed, readFeature, type ReadFeature, type SaidFault } from "./zone-feature.ts";
import { type KeptZone, MAX_FILE_ZONES, MAX_ZONE_FILE, type ZoneFields } from "./zone-file.ts";
import { openRing } from "./zone-shape.ts";
import { type Coordinates, distanceMetres, type Polygon } from "./zones.ts";

/** Metres: a zone whose nearest corner lies farther from its branch has its coordinates the other way round, or is another's. */
const FAR = 200_000;
/** Degrees: a programme that writes seven digits moves no corner. */
const SAME = 1e-6;
const FIELDS: readonly (keyof ZoneFields)[] = [
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
  /** Its place in the file, from 1. */
  line: number;
  name: string;
}

export interface AddedZone extends PlannedZone {
  fields: ZoneFields;
}

export interface ChangedZone extends PlannedZone {
  id: string;
  version: number;
  before: ZoneFields;
  after: ZoneFields;
  differing: (keyof ZoneFields)[];
}

export interface ZonePlan {
  added: AddedZone[];
  changed: ChangedZone[];
  unchanged: number;
  faulty: (PlannedZone & { faults: SaidFault[] })[];
}

export type NoZonePlan = "too_large" | "unreadable" | "no_zones" | "too_many_zones";

export interface ZoneRules extends FeatureRules {
  branches: readonly (Coordinates & { id: string; name: string })[];
  /** The colour of a zone that tells none, by those that are taken. */
  colorBeside: (taken: readonly string[]) => string;
}

/**
 * What a GeoJSON file would do to the zones; nothing is done. A zone is found by its id, else by branch and name. What a
 * feature does not say stays, zones that the file does not name stay too; a new one needs a name, a branch and a price.
 * Faulty ones say what is wrong, the others may go without them. [AD-5]
 */
export function planZones(kept: readonly KeptZone[], text: string, rules: ZoneRules): ZonePlan | NoZonePlan {
  if (text.length > MAX_ZONE_FILE) return "too_large";
  const features = featuresOf(parsed(text.replace(/^\uFEFF/, "")));
  if (!features) return "unreadable";
  if (features.length === 0) return "no_zones";
  if (features.length > MAX_FILE_ZONES) return "too_many_zones";
  const plan: ZonePlan = { added: [], changed: [], unchanged: 0, faulty: [] };
  const taken = kept.map(({ color }) => color);
  const seen = new Set<string>();
  for (const [at, feature] of features.entries()) {
    const read = readFeature(feature, rules);
    const { zone, branch, faults } = placeOf(read, kept, rules);
    const fields = { ...zone, ...read.fields, branchId: branch?.id ?? "" };
    const name = textIn(fields.name, "uz", rules.languages[0]);
    const own = zone?.id ?? `${fields.branchId} ${name}`;
    const line = at + 1;
    const all = [...read.faults, ...faults, ...wholeFaults(fields, branch, read.faults)];
    if (all.length === 0 && seen.has(own)) all.push({ fault: "twice" });
    if (all.length > 0) {
      plan.faulty.push({ line, name, faults: all });
      continue;
    }
    seen.add(own);
    if (!zone) {
      const color = fields.color ?? rules.colorBeside(taken);
      taken.push(color);
      plan.added.push({ line, name, fields: wholeOf({ ...fields, color }) });
      continue;
    }
    const [before, after] = [wholeOf(zone), wholeOf({ ...fields, name: { ...zone.name, ...fields.name } })];
    const differing = FIELDS.filter((key) => !isSame(key, before, after));
    if (differing.length === 0) plan.unchanged += 1;
    else plan.changed.push({ line, name, id: zone.id, version: zone.version, before, after, differing });
  }
  return plan;
}

/** The features of a collection, or the one that the file is. */
function featuresOf(said: unknown): unknown[] | null {
  if (typeof said !== "object" || said === null) return null;
  const { type, features } = said as { type?: unknown; features?: unknown };
  if (type === "Feature") return [said];
  return type === "FeatureCollection" && Array.isArray(features) ? features : null;
}

const folded = nameKey;

/** Which zone a feature means, if one that is kept, and of which branch it is. */
function placeOf(read: ReadFeature, kept: readonly KeptZone[], { branches, languages }: ZoneRules) {
  const known = kept.find(({ id }) => id === read.id?.toLowerCase());
  const [only] = branches.length === 1 ? branches : [];
  const named =
    read.branch === null ? only : branches.find(({ id, name }) => isNamed([id, name], read.branch));
  const branch = named ?? branches.find(({ id }) => read.branch === null && id === known?.branchId);
  const faults: SaidFault[] = branch ? [] : [{ fault: "no_branch" }];
  if (known || !branch) return { zone: known, branch, faults };
  const main = languages[0] ?? "uz";
  const word = folded(textIn(read.fields.name, "uz", main));
  const same = kept.filter(
    (zone) => zone.branchId === branch.id && word !== "" && folded(textIn(zone.name, "uz", main)) === word,
  );
  if (same.length > 1) faults.push({ fault: "ambiguous" });
  return { zone: same[0], branch, faults };
}

const isNamed = (words: readonly string[], said: string | null): boolean =>
  words.some((word) => folded(word) === folded(said ?? ""));

/** What is wrong with a zone as it would be as a whole. */
function wholeFaults(
  fields: Partial<ZoneFields>,
  branch: Coordinates | undefined,
  said: readonly SaidFault[],
): SaidFault[] {
  const faults: SaidFault[] = [];
  const isPriceSaid = said.some(({ property }) => property === "basePrice");
  if (!fields.name) faults.push({ fault: "no_name" });
  if (fields.basePrice === undefined && !isPriceSaid)
    faults.push({ fault: "no_price", property: "basePrice" });
  const nearest = (fields.polygon ?? []).map(([longitude, latitude]) =>
    branch ? distanceMetres(branch, { latitude, longitude }) : 0,
  );
  if (nearest.length > 0 && Math.min(...nearest) > FAR) faults.push({ fault: "far_away" });
  return faults;
}

/** With what a zone is when its file says nothing: one price up to its edge. */
function wholeOf(fields: Partial<ZoneFields>): ZoneFields {
  return {
    branchId: fields.branchId ?? "",
    name: fields.name ?? {},
    polygon: openRing(fields.polygon ?? []),
    color: fields.color ?? "",
    basePrice: fields.basePrice ?? 0,
    baseDistance: fields.baseDistance ?? 0,
    perKilometre: fields.perKilometre ?? 0,
    freeFrom: fields.freeFrom ?? 0,
    steps: fields.steps ?? [],
  };
}

function isSame(key: keyof ZoneFields, before: ZoneFields, after: ZoneFields): boolean {
  if (key === "polygon") return isSameRing(before.polygon, after.polygon);
  if (key === "color") return before.color.toUpperCase() === after.color.toUpperCase();
  if (key === "name") {
    return LANGUAGES.every(
      (language) => (before.name[toWire(language)] ?? "") === (after.name[toWire(language)] ?? ""),
    );
  }
  return JSON.stringify(before[key]) === JSON.stringify(after[key]);
}

/** The same border, wherever it begins and whichever way it runs round. */
function isSameRing(one: Polygon, other: Polygon): boolean {
  if (one.length !== other.length) return false;
  const count = one.length;
  return other.some((_, from) =>
    [1, -1].some((way) =>
      one.every(([x, y], at) => {
        const [toX, toY] = other[(from + way * at + count * 2) % count] ?? [0, 0];
        return Math.abs(x - toX) < SAME && Math.abs(y - toY) < SAME;
      }),
    ),
  );
}
