import { type DemoBrandKey, getBrandWords, getDemoBrand, getDemoProduct } from "./brands.ts";
import type { Language } from "./texts.ts";

export function findProductName(brand: DemoBrandKey, key: string, language: Language): string {
  return getBrandWords(getDemoProduct(brand, key).name, language);
}

export function findBranchName(brand: DemoBrandKey, key: string, language: Language): string {
  const branch = getDemoBrand(brand).branches.find((each) => each.key === key);
  if (!branch) throw new Error(`${brand} has no branch ${key}`);
  return getBrandWords(branch.name, language);
}

export function findGroupName(brand: DemoBrandKey, key: string, language: Language): string {
  const group = getDemoBrand(brand).groups.find((each) => each.key === key);
  if (!group) throw new Error(`${brand} has no group ${key}`);
  return getBrandWords(group.name, language);
}

/** Returns the name of a product's modification whose key ends with `choice`. */
export function findChoiceName(
  brand: DemoBrandKey,
  { product, choice }: { product: string; choice: string },
  language: Language,
): string {
  const groups = getDemoProduct(brand, product).modificationGroups;
  const found = groups.flatMap((group) => group.modifications).find((each) => each.key.endsWith(choice));
  if (!found) throw new Error(`${product} has no choice ${choice}`);
  return getBrandWords(found.name, language);
}
