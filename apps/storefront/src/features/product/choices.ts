import { checkModifications } from "@dasturxon/domain/modifiers";
import { useState } from "react";
import { createDefaultModifications } from "../../shop/basket/add-at-once.ts";
import type { BasketModification } from "../../shop/basket/basket.ts";
import type { Modification, ModificationGroup, Product } from "../../platform/shapes.ts";

/** Count by modification id. The last chosen one is at the end. */
export type ModificationCounts = Readonly<Record<string, number>>;

export interface ModificationChoices {
  counts: ModificationCounts;
  /** Sets a modification's count. In a full group it replaces another choice. */
  choose(group: ModificationGroup, modification: Modification, count: number): void;
  /** Modifications to add to the basket. */
  chosen: BasketModification[];
  /** First group that still needs a choice. Null if none does [MN-5]. */
  lacking: ModificationGroup | null;
  chosenIn(group: ModificationGroup): number;
}

/**
 * State of a product's choices within the limits of their groups. The initial choices are the choices of the basket
 * line, or else the defaults.
 */
export function useModificationChoices(
  product: Product,
  chosenBefore?: BasketModification[],
): ModificationChoices {
  const [counts, setCounts] = useState<ModificationCounts>(() =>
    Object.fromEntries(
      (chosenBefore ?? createDefaultModifications(product)).map(({ id, count }) => [id, count]),
    ),
  );
  const groups = product.modificationGroups;
  const chosen = groups.flatMap((group) =>
    group.modifications.flatMap(({ id, name, price }) => {
      const count = counts[id] ?? 0;
      return count > 0 ? [{ id, groupId: group.id, name, price, count }] : [];
    }),
  );
  const problems = checkModifications(
    groups.map(({ id, min, max, modifications }) => ({ id, minimum: min, maximum: max, modifications })),
    chosen,
  );
  const lacks = problems.find((problem) => problem.problem === "lacks");
  const countChosen = (group: ModificationGroup) =>
    group.modifications.reduce((total, { id }) => total + (counts[id] ?? 0), 0);

  return {
    counts,
    chosen,
    chosenIn: countChosen,
    lacking: (lacks && "groupId" in lacks && groups.find((group) => group.id === lacks.groupId)) || null,
    choose(group, modification, count) {
      setCounts((now) => applyModificationChoice(now, { group, modification, count }));
    },
  };
}

interface SelectedChoice {
  group: ModificationGroup;
  modification: Modification;
  count: number;
}

/**
 * Returns the counts after a choice. If the group is full, the choice replaces an unavailable one, or else the last
 * chosen one. Otherwise a prefilled group would block all other choices [MN-5].
 */
export function applyModificationChoice(
  now: ModificationCounts,
  { group, modification, count }: SelectedChoice,
): ModificationCounts {
  const { [modification.id]: before = 0, ...others } = now;
  const wanted = Math.max(0, Math.min(count, modification.maxCount));
  const taken = group.modifications.reduce((total, { id }) => total + (others[id] ?? 0), 0);
  let over = group.max > 0 && wanted > before ? Math.max(0, taken + wanted - group.max) : 0;
  const next: Record<string, number> = { ...others };
  for (const id of listReplaceableModificationIds(others, group)) {
    const less = Math.min(over, next[id] ?? 0);
    next[id] = (next[id] ?? 0) - less;
    over -= less;
  }
  return { ...next, [modification.id]: wanted - over };
}

/** Returns the ids of the group's chosen modifications, in the order in which a new choice replaces them. */
function listReplaceableModificationIds(
  counts: ModificationCounts,
  { modifications }: ModificationGroup,
): string[] {
  const own = new Map(modifications.map((modification) => [modification.id, modification]));
  const newestFirst = Object.keys(counts)
    .filter((id) => own.has(id))
    .toReversed();
  const isUnavailable = (id: string) => own.get(id)?.isAvailable === false;
  return [...newestFirst.filter(isUnavailable), ...newestFirst.filter((id) => !isUnavailable(id))];
}
