import type { TextByLanguage } from "./text.ts";

/** Choice of a modifier group, in a product or the library. */
export interface TableChoice {
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
export interface TableGroup {
  id: string;
  name: TextByLanguage;
  min: number;
  max: number;
  modifications: readonly TableChoice[];
  libraryId?: string | null | undefined;
}

/** Returns whether the group makes its product a set. */
export const isSetGroup = ({ modifications }: TableGroup) => modifications.some(({ productId }) => productId);
