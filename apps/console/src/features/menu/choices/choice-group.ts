import type { product } from "@dasturxon/contract/managed/products";
import type { modificationGroup } from "@dasturxon/contract/managed/modification-groups";
import { randomId } from "@dasturxon/contract/random-id";
import type { RowOf } from "../../../resource/use-resource.ts";

/** A group of choices as its form writes it, and one of its choices. */
export type ChoiceGroup = RowOf<typeof product>["modificationGroups"][number];
export type Choice = ChoiceGroup["modifications"][number];

export const blankChoice = (): Choice => ({
  id: randomId(),
  name: {},
  price: 0,
  maxCount: 1,
  image: null,
  isAvailable: true,
});

export const blankGroup = (): ChoiceGroup => ({
  id: randomId(),
  name: {},
  min: 0,
  max: 1,
  modifications: [blankChoice()],
});

/** The same choices for another product: what each is called and costs, under ids of its own. */
export function copyOf(group: ChoiceGroup): ChoiceGroup {
  return {
    ...group,
    id: randomId(),
    modifications: group.modifications.map((choice) => ({ ...choice, id: randomId() })),
  };
}

/** A group of the library as a product has it: what it says is the library's. */
export function copyFromLibrary(row: RowOf<typeof modificationGroup>): ChoiceGroup {
  const { id: libraryId, name, min, max, modifications } = row;
  const copies = modifications.map((choice) => ({
    ...choice,
    id: randomId(),
    libraryId: choice.id,
  }));
  return { id: randomId(), libraryId, name, min, max, modifications: copies };
}

/** The same choices, which are the product's own from now on. */
export function ownOf(group: ChoiceGroup): ChoiceGroup {
  const modifications = group.modifications.map((choice) => ({ ...choice, libraryId: null }));
  return { ...group, libraryId: null, modifications };
}
