import type { TextByLanguage } from "./text.ts";

/** Choice of a modifier group, in a product or the library. */
export interface ImportedChoice {
  id: string;
  name: TextByLanguage;
  price: number;
  maxCount: number;
  image: string | null;
  /** Product that this choice adds to a set; null or absent: the choice is not a product. */
  productId?: string | null | undefined;
  isAvailable?: boolean | null | undefined;
  libraryId?: string | null | undefined;
}
export interface ImportedModifierGroup {
  id: string;
  name: TextByLanguage;
  min: number;
  max: number;
  modifications: readonly ImportedChoice[];
  libraryId?: string | null | undefined;
}

/** Returns whether the group makes its product a set. */
export const isMealSetGroup = ({ modifications }: ImportedModifierGroup) =>
  modifications.some(({ productId }) => productId);
