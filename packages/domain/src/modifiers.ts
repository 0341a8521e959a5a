/** Modifier group. Without a maximum (or with 0) the number of choices is unlimited. */
export type ModificationGroup = {
  id: string;
  minimum?: number | null | undefined;
  maximum?: number | null | undefined;
  modifications: readonly {
    id: string;
    isAvailable?: boolean | null | undefined;
    /** Maximum count of this choice. Absent: only the group's maximum applies. */
    maxCount?: number | null | undefined;
  }[];
};
/** Maximum quantity of a modifier choice. Also the displayed maximum of a group without a maximum. */
export const MAX_CHOICE_COUNT = 99;

export type ChosenModification = { id: string; count: number; groupId?: string | null | undefined };

export type ModifierChoiceProblem =
  | { problem: "lacks" | "exceeds"; groupId: string; minimum: number; maximum: number | null; chosen: number }
  | { problem: "unknown" | "unavailable" | "bad_count"; modificationId: string };

/**
 * Returns the problems of the choices, in the groups' order. Empty: the product can be added. Counts of a group are
 * summed, including several rows of the same choice. Also reports choices of no group, stopped choices, and counts that
 * are not positive integers or exceed the choice's maximum in total. [MN-5]
 */
export function checkModifications(
  groups: readonly ModificationGroup[],
  chosen: readonly ChosenModification[],
): ModifierChoiceProblem[] {
  const counts = new Map<string, number>();
  const countsOfOne = new Map<string, number>();
  const problems: ModifierChoiceProblem[] = [];
  for (const choice of chosen) {
    const group = groups.find((candidate) => isChoiceOfGroup(candidate, choice));
    const modification = group?.modifications.find((candidate) => candidate.id === choice.id);
    const key = `${group?.id} ${choice.id}`;
    const rows = (countsOfOne.get(key) ?? 0) + choice.count;
    countsOfOne.set(key, rows);
    if (!group) problems.push({ problem: "unknown", modificationId: choice.id });
    else if (!isPositiveCount(choice.count) || rows > (modification?.maxCount ?? Number.POSITIVE_INFINITY)) {
      problems.push({ problem: "bad_count", modificationId: choice.id });
    } else {
      if (modification?.isAvailable === false)
        problems.push({ problem: "unavailable", modificationId: choice.id });
      counts.set(group.id, (counts.get(group.id) ?? 0) + choice.count);
    }
  }
  const bounds = groups.flatMap((group) => findModifierGroupProblems(group, counts.get(group.id) ?? 0));
  return [...bounds, ...problems];
}

/** Returns whether the available choices can fulfil every group's minimum. */
export function canFulfilGroupMinimums(
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

function isPositiveCount(count: number): boolean {
  return Number.isSafeInteger(count) && count >= 1;
}

function isChoiceOfGroup(group: ModificationGroup, choice: ChosenModification): boolean {
  if (choice.groupId != null && choice.groupId !== group.id) return false;
  return group.modifications.some((modification) => modification.id === choice.id);
}

function findModifierGroupProblems(group: ModificationGroup, chosen: number): ModifierChoiceProblem[] {
  const minimum = Math.max(0, group.minimum ?? 0);
  const maximum = group.maximum && group.maximum > 0 ? group.maximum : null;
  const problem = chosen < minimum ? "lacks" : maximum !== null && chosen > maximum ? "exceeds" : null;
  return problem ? [{ problem, groupId: group.id, minimum, maximum, chosen }] : [];
}
