import type { Text } from "./text.ts";

/** A group of choices as people write it; `max` 0 is without an upper bound. */
export type KeptGroup = {
  id: string;
  name: Text;
  min: number;
  max: number;
  modifications: readonly {
    id: string;
    name: Text;
    maxCount: number;
    productId?: string | null | undefined;
  }[];
};

/** What is wrong with the groups' place `group`: which field, and of which choice of it. */
export type WrongChoice = { group: number; choice: number | null; field: "id" | "name" | "min" | "max" };

const isSilent = (name: Text) => Object.values(name).every((words) => !words?.trim());

/**
 * The first fault of a product's groups of choices; null: guests can choose from them. A group has a name and at most
 * as many as it asks for at least; that many can be taken of its choices; each choice has a name or is a product;
 * nothing bears an id twice. [MN-5]
 */
export function wrongChoice(groups: readonly KeptGroup[]): WrongChoice | null {
  const ids = new Set<string>();
  const isTwice = (id: string) => ids.size === ids.add(id).size;
  for (const [group, { id, name, min, max, modifications }] of groups.entries()) {
    const fault = (field: WrongChoice["field"], choice: number | null = null) => ({ group, choice, field });
    if (isTwice(id)) return fault("id");
    if (isSilent(name)) return fault("name");
    if (max > 0 && max < min) return fault("max");
    for (const [choice, modification] of modifications.entries()) {
      if (isTwice(modification.id)) return fault("id", choice);
      if (!modification.productId && isSilent(modification.name)) return fault("name", choice);
    }
    if (modifications.reduce((most, { maxCount }) => most + maxCount, 0) < min) return fault("min");
  }
  return null;
}
