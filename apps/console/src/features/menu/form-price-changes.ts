import type { PriceChange } from "../../parts/prices/price-question.tsx";
import type { ChoiceGroup } from "./choices/choice-group.ts";
import type { TextByLanguage } from "@dasturxon/domain/text";

type Choices = Pick<ChoiceGroup, "name" | "modifications">;

/** Returns the choices whose price a form changes, with the name of their group. A choice that is a product has no name. */
export function listChoicePriceChanges(
  before: readonly Choices[],
  after: readonly Choices[],
  formatName: (name: TextByLanguage) => string,
): PriceChange[] {
  const prices = new Map(
    before.flatMap(({ modifications }) => modifications.map(({ id, price }) => [id, price] as const)),
  );
  return after.flatMap(({ name, modifications }) =>
    modifications.flatMap((choice) => {
      const was = prices.get(choice.id);
      const label = [formatName(name), formatName(choice.name)].filter(Boolean).join(" › ");
      return was === undefined ? [] : [{ id: choice.id, name: label, before: was, after: choice.price }];
    }),
  );
}
