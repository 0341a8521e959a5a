export type PricedChoice = {
  id: string;
  /** Unit price of the choice, in soʻm. */
  price: number;
  maxCount: number;
  isAvailable?: boolean | null | undefined;
};
/** Modifier group as in the menu. `max` 0: unlimited. */
export type PricedGroup<Choice extends PricedChoice = PricedChoice> = {
  id: string;
  min: number;
  max: number;
  modifications: readonly Choice[];
};
export type StartingChoice<Choice> = { groupId: string; choice: Choice; count: number };

/**
 * Returns the initial choices of a product: in each required group the first free and available choices, one of each
 * before a second of any, up to the group's minimum. A group with a single choice and equal limits returns that choice
 * even if it has a price. A required group with too few free choices returns none: the guest must choose. [MN-5]
 */
export function createInitialChoices<Choice extends PricedChoice>(
  groups: readonly PricedGroup<Choice>[],
): StartingChoice<Choice>[] {
  return groups.flatMap((group) => (group.min > 0 ? chooseInitialChoicesOfGroup(group) : []));
}

/** Returns whether the guest must make a choice before the product can be added. [MN-5] */
export function mustGuestChooseModifiers(groups: readonly PricedGroup[]): boolean {
  return groups.some((group) => group.min > 0 && chooseInitialChoicesOfGroup(group).length === 0);
}

function chooseInitialChoicesOfGroup<Choice extends PricedChoice>(
  group: PricedGroup<Choice>,
): StartingChoice<Choice>[] {
  const { id: groupId, min, max, modifications } = group;
  const isFixed = modifications.length === 1 && min === max;
  const free = modifications.filter(
    ({ isAvailable, price }) => isAvailable !== false && (isFixed || price === 0),
  );
  // The choices are taken in turns: one of each choice first, then a second of each choice that allows two, and so on.
  const turns = Array.from({ length: min }, (_, turn) => free.filter(({ maxCount }) => maxCount > turn));
  const taken = turns.flat().slice(0, min);
  if (taken.length < min) return [];
  return [...Map.groupBy(taken, (choice) => choice)].map(([choice, { length: count }]) => ({
    groupId,
    choice,
    count,
  }));
}
