export type PricedChoice = {
  id: string;
  /** Sum for one. */
  price: number;
  maxCount: number;
  isAvailable?: boolean | null | undefined;
};
/** A group of choices as the menu shows it; `max` 0 is without an upper bound. */
export type PricedGroup<Choice extends PricedChoice = PricedChoice> = {
  id: string;
  min: number;
  max: number;
  modifications: readonly Choice[];
};
export type StartingChoice<Choice> = { groupId: string; choice: Choice; count: number };

/**
 * What a product is added with before anybody chooses: in each required group its first free choices that can be had,
 * one of each before a second of any, as many as the group asks for. A group that leaves nothing to choose gives what
 * it has. A required group with too few free choices gives none: the guest must choose there. [MN-5]
 */
export function startingChoices<Choice extends PricedChoice>(
  groups: readonly PricedGroup<Choice>[],
): StartingChoice<Choice>[] {
  return groups.flatMap((group) => (group.min > 0 ? startOf(group) : []));
}

/** Must the guest choose something before the product can be added? [MN-5] */
export function needsChoice(groups: readonly PricedGroup[]): boolean {
  return groups.some((group) => group.min > 0 && startOf(group).length === 0);
}

function startOf<Choice extends PricedChoice>(group: PricedGroup<Choice>): StartingChoice<Choice>[] {
  const { id: groupId, min, max, modifications } = group;
  const isFixed = modifications.length === 1 && min === max;
  const free = modifications.filter(
    ({ isAvailable, price }) => isAvailable !== false && (isFixed || price === 0),
  );
  // One of each, then a second of each that may be had twice, and so on.
  const turns = Array.from({ length: min }, (_, turn) => free.filter(({ maxCount }) => maxCount > turn));
  const taken = turns.flat().slice(0, min);
  if (taken.length < min) return [];
  return [...Map.groupBy(taken, (choice) => choice)].map(([choice, { length: count }]) => ({
    groupId,
    choice,
    count,
  }));
}
