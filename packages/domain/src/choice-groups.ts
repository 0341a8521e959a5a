import type { Text } from "./text.ts";

/** A choice as products and the library keep it. */
export interface TableChoice {
  id: string;
  name: Text;
  price: number;
  maxCount: number;
  image: string | null;
  /** In a set: the product that it is. */
  productId?: string | null | undefined;
  isAvailable?: boolean | null | undefined;
  libraryId?: string | null | undefined;
}
export interface TableGroup {
  id: string;
  name: Text;
  min: number;
  max: number;
  modifications: readonly TableChoice[];
  libraryId?: string | null | undefined;
}

/** Does it make a set of what it stands in? */
export const isOfSet = ({ modifications }: TableGroup) => modifications.some(({ productId }) => productId);
