import type { product } from "@dasturxon/contract/managed/products";
import type { RowOf } from "../../../resource/use-resource.ts";

/** A group of choices as its form writes it, and one of its choices. */
export type ChoiceGroup = RowOf<typeof product>["modificationGroups"][number];
export type Choice = ChoiceGroup["modifications"][number];

export const blankChoice = (): Choice => ({
  id: crypto.randomUUID(),
  name: {},
  price: 0,
  maxCount: 1,
  image: null,
  isAvailable: true,
});

export const blankGroup = (): ChoiceGroup => ({
  id: crypto.randomUUID(),
  name: {},
  min: 0,
  max: 1,
  modifications: [blankChoice()],
});

/** The same choices for another product: what each is called and costs, under ids of its own. */
export function copyOf(group: ChoiceGroup): ChoiceGroup {
  return {
    ...group,
    id: crypto.randomUUID(),
    modifications: group.modifications.map((choice) => ({ ...choice, id: crypto.randomUUID() })),
  };
}
