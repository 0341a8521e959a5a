import type { TextByLanguage } from "./text.ts";

/** Modifier group as entered by the staff. `max` 0: no maximum. */
export type StoredGroup = {
  id: string;
  name: TextByLanguage;
  min: number;
  max: number;
  modifications: readonly {
    id: string;
    name: TextByLanguage;
    maxCount: number;
    productId?: string | null | undefined;
  }[];
};

/**
 * Position of the first invalid field in a product's modifiers: index of the group, index of the choice (null: the
 * group itself), and name of the field.
 */
export type InvalidChoice = { group: number; choice: number | null; field: "id" | "name" | "min" | "max" };

const isBlankName = (name: TextByLanguage) => Object.values(name).every((words) => !words?.trim());

/**
 * Returns the first fault of a product's modifier groups, or null if guests can choose from them. A group needs a name
 * and a maximum that is not below its minimum. Its choices must allow the minimum. Each choice needs a name or a
 * product. Ids must be unique. [MN-5]
 */
export function findInvalidChoice(groups: readonly StoredGroup[]): InvalidChoice | null {
  const ids = new Set<string>();
  const isRepeatedId = (id: string) => ids.size === ids.add(id).size;
  for (const [group, { id, name, min, max, modifications }] of groups.entries()) {
    const createFault = (field: InvalidChoice["field"], choice: number | null = null) => ({
      group,
      choice,
      field,
    });
    if (isRepeatedId(id)) return createFault("id");
    if (isBlankName(name)) return createFault("name");
    if (max > 0 && max < min) return createFault("max");
    for (const [choice, modification] of modifications.entries()) {
      if (isRepeatedId(modification.id)) return createFault("id", choice);
      if (!modification.productId && isBlankName(modification.name)) return createFault("name", choice);
    }
    if (modifications.reduce((most, { maxCount }) => most + maxCount, 0) < min) return createFault("min");
  }
  return null;
}
