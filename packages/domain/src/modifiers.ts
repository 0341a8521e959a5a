/** A group of choices; without a maximum (or with 0) it has no upper bound. */
export type ModificationGroup = {
  id: string;
  minimum?: number | null | undefined;
  maximum?: number | null | undefined;
  modifications: readonly {
    id: string;
    isAvailable?: boolean | null | undefined;
    /** How many of this one; without it only the group bounds it. */
    maxCount?: number | null | undefined;
  }[];
};
/** The most of one choice, and what is told of a group without an upper bound. */
export const MAX_CHOICE_COUNT = 99;

export type ChosenModification = { id: string; count: number; groupId?: string | null | undefined };

export type ModificationProblem =
  | { problem: "lacks" | "exceeds"; groupId: string; minimum: number; maximum: number | null; chosen: number }
  | { problem: "unknown" | "unavailable" | "bad_count"; modificationId: string };

/**
 * What is wrong with the choices, in the groups' order; an empty list means that the product can be added. Counts
 * of one group are summed, rows of one modification too; a choice that no group has, a stopped one and a count that
 * is no positive integer or, rows together, above its own maximum are told too. [MN-5]
 */
export function checkModifications(
  groups: readonly ModificationGroup[],
  chosen: readonly ChosenModification[],
): ModificationProblem[] {
  const counts = new Map<string, number>();
  const countsOfOne = new Map<string, number>();
  const problems: ModificationProblem[] = [];
  for (const choice of chosen) {
    const group = groups.find((candidate) => hasChoice(candidate, choice));
    const modification = group?.modifications.find((candidate) => candidate.id === choice.id);
    const key = `${group?.id} ${choice.id}`;
    const rows = (countsOfOne.get(key) ?? 0) + choice.count;
    countsOfOne.set(key, rows);
    if (!group) problems.push({ problem: "unknown", modificationId: choice.id });
    else if (!isCount(choice.count) || rows > (modification?.maxCount ?? Number.POSITIVE_INFINITY)) {
      problems.push({ problem: "bad_count", modificationId: choice.id });
    } else {
      if (modification?.isAvailable === false)
        problems.push({ problem: "unavailable", modificationId: choice.id });
      counts.set(group.id, (counts.get(group.id) ?? 0) + choice.count);
    }
  }
  const bounds = groups.flatMap((group) => groupProblem(group, counts.get(group.id) ?? 0));
  return [...bounds, ...problems];
}

/** Can every group's minimum be reached by what is available? */
export function canChoose(
  groups: readonly {
    min: number;
    modifications: readonly { maxCount: number; isAvailable?: boolean | null | undefined }[];
  }[],
): boolean {
  return groups.every(
    ({ min, modifications }) =>
      modifications.reduce(
        (total, choice) => total + (choice.isAvailable === false ? 0 : choice.maxCount),
        0,
      ) >= min,
  );
}

function isCount(count: number): boolean {
  return Number.isSafeInteger(count) && count >= 1;
}

function hasChoice(group: ModificationGroup, choice: ChosenModification): boolean {
  if (choice.groupId != null && choice.groupId !== group.id) return false;
  return group.modifications.some((modification) => modification.id === choice.id);
}

function groupProblem(group: ModificationGroup, chosen: number): ModificationProblem[] {
  const minimum = Math.max(0, group.minimum ?? 0);
  const maximum = group.maximum && group.maximum > 0 ? group.maximum : null;
  const problem = chosen < minimum ? "lacks" : maximum !== null && chosen > maximum ? "exceeds" : null;
  return problem ? [{ problem, groupId: group.id, minimum, maximum, chosen }] : [];
}
