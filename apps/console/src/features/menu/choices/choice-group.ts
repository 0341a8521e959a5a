import type { product } from "@dasturxon/contract/managed/products";
import type { modificationGroup } from "@dasturxon/contract/managed/modification-groups";
import { createRandomId } from "@dasturxon/contract/random-id";
import type { ResourceRowOf } from "../../../resource/use-resource.ts";

/** Group of choices of a product, as form values. */
export type ChoiceGroup = ResourceRowOf<typeof product>["modificationGroups"][number];
export type ModifierChoice = ChoiceGroup["modifications"][number];

export const createBlankChoice = (): ModifierChoice => ({
  id: createRandomId(),
  name: {},
  price: 0,
  maxCount: 1,
  image: null,
  isAvailable: true,
});

export const createBlankGroup = (): ChoiceGroup => ({
  id: createRandomId(),
  name: {},
  min: 0,
  max: 1,
  modifications: [createBlankChoice()],
});

/** Returns a copy of the group for another product, with new ids. */
export function copyGroup(group: ChoiceGroup): ChoiceGroup {
  return {
    ...group,
    id: createRandomId(),
    modifications: group.modifications.map((choice) => ({ ...choice, id: createRandomId() })),
  };
}

/** Returns a library group as part of a product. Its content stays linked to the library. */
export function createLinkedGroup(row: ResourceRowOf<typeof modificationGroup>): ChoiceGroup {
  const { id: libraryId, name, min, max, modifications } = row;
  const copies = modifications.map((choice) => ({
    ...choice,
    id: createRandomId(),
    libraryId: choice.id,
  }));
  return { id: createRandomId(), libraryId, name, min, max, modifications: copies };
}

/** Returns the group without its link to the library. */
export function unlinkGroup(group: ChoiceGroup): ChoiceGroup {
  const modifications = group.modifications.map((choice) => ({ ...choice, libraryId: null }));
  return { ...group, libraryId: null, modifications };
}
