import { useChoices } from "../../../fields/use-choices.ts";
import { useText } from "../../../platform/use-language.tsx";
import shape from "virtual:resource/product";
import type { Choice } from "./choice-group.ts";

/**
 * Returns a function that returns the name of a choice. If the choice adds a menu product, this is the product's name.
 */
export function useChoiceName(): (choice: Choice) => string {
  const text = useText();
  const products = useChoices(shape, { search: "", chosen: null });
  return ({ name, productId }) => products.find(({ value }) => value === productId)?.label ?? text(name);
}
