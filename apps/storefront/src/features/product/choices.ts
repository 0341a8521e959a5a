import { checkModifications } from "@dasturxon/domain/modifiers";
import { useState } from "react";
import { startingModifications } from "../../shop/basket/add-at-once.ts";
import type { BasketModification } from "../../shop/basket/basket.ts";
import type { Modification, ModificationGroup, Product } from "../../platform/shapes.ts";

/** Modification id → how many. */
export type Counts = Readonly<Record<string, number>>;

export interface Choices {
  counts: Counts;
  /** Sets a modification's count; in a group of one, another choice is replaced. */
  choose(group: ModificationGroup, modification: Modification, count: number): void;
  /** What goes into the basket. */
  chosen: BasketModification[];
  /** The first group that still lacks a choice [MN-5]. */
  lacking: ModificationGroup | null;
  chosenIn(group: ModificationGroup): number;
}

/** The choices of one product, kept inside their groups' limits; at first those of its line in the basket, or its own. */
export function useChoices(product: Product, chosenBefore?: BasketModification[]): Choices {
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries((chosenBefore ?? startingModifications(product)).map(({ id, count }) => [id, count])),
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
  const chosenIn = (group: ModificationGroup) =>
    group.modifications.reduce((total, { id }) => total + (counts[id] ?? 0), 0);

  return {
    counts,
    chosen,
    chosenIn,
    lacking: (lacks && "groupId" in lacks && groups.find((group) => group.id === lacks.groupId)) || null,
    choose(group, modification, count) {
      setCounts((now) => {
        const next = { ...now, [modification.id]: Math.max(0, Math.min(count, modification.maxCount)) };
        if (group.max === 1 && count > 0) {
          for (const other of group.modifications) if (other.id !== modification.id) next[other.id] = 0;
        }
        return next;
      });
    },
  };
}
