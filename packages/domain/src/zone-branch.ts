import type { WireLanguage } from "./language.ts";
import { toNameKey } from "./search-fold.ts";
import { findTextInLanguage } from "./text.ts";
import type { ParsedFeature, ReportedZoneFault } from "./zone-feature.ts";
import type { StoredZone } from "./zone-file.ts";
import type { Coordinates } from "./zones.ts";

/** Branch that the user must choose for a zone, because the file names no branch or one that does not exist. */
export interface BranchToChoose {
  /** Id or name of the branch in the imported file; null: the file names none. */
  said: string | null;
  /** Id of the branch that the zone gets; null: not chosen yet. */
  branchId: string | null;
}

export interface ZoneBranchRules {
  branches: readonly (Coordinates & { id: string; name: string })[];
  languages: readonly WireLanguage[];
  /** Id of the branch for zones whose branch is not known from the file; null: not chosen yet. */
  branchId: string | null;
  /** Branches chosen for single zones, by the zone's position in the file. They have priority over `branchId`. */
  branchIds?: ReadonlyMap<number, string>;
}

/** Returns the stored delivery zone that a feature of a GeoJSON or KML file updates, if any, and its branch. */
export function findZoneUpdatedByFeature(
  read: Pick<ParsedFeature, "id" | "branch" | "fields"> & { line: number },
  kept: readonly StoredZone[],
  { branches, languages, branchId, branchIds }: ZoneBranchRules,
) {
  const known = kept.find(({ id }) => id === read.id?.toLowerCase());
  const [only] = branches.length === 1 ? branches : [];
  const named =
    read.branch === null ? only : branches.find(({ id, name }) => hasAnyName([id, name], read.branch));
  const own = named ?? branches.find(({ id }) => read.branch === null && id === known?.branchId);
  const chosen = branchIds?.get(read.line) ?? branchId;
  const branch = own ?? branches.find(({ id }) => id === chosen);
  const choice: BranchToChoose | null = own ? null : { said: read.branch, branchId: branch?.id ?? null };
  const faults: ReportedZoneFault[] = branch ? [] : [{ fault: "no_branch" }];
  if (known || !branch) return { zone: known, branch, faults, choice };
  const main = languages[0] ?? "uz";
  const word = toNameKey(findTextInLanguage(read.fields.name, "uz", main));
  const same = kept.filter(
    (zone) =>
      zone.branchId === branch.id &&
      word !== "" &&
      toNameKey(findTextInLanguage(zone.name, "uz", main)) === word,
  );
  if (same.length > 1) faults.push({ fault: "ambiguous" });
  return { zone: same[0], branch, faults, choice };
}

const hasAnyName = (words: readonly string[], said: string | null): boolean =>
  words.some((word) => toNameKey(word) === toNameKey(said ?? ""));
