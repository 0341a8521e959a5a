import { useReferenceChoices } from "../../../fields/use-choices.ts";
import { useLocalizeText } from "../../../platform/use-language.tsx";
import shape from "virtual:resource/product";
import type { ModifierChoice } from "./choice-group.ts";

/**
 * Returns a function that returns the name of a choice. If the choice adds a menu product, this is the product's name.
 */
export function useFormatChoiceName(): (choice: ModifierChoice) => string {
  const text = useLocalizeText();
  const products = useReferenceChoices(shape, { search: "", chosen: null });
  return ({ name, productId }) => products.find(({ value }) => value === productId)?.label ?? text(name);
}
