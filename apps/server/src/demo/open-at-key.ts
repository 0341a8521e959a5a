import { type NewBrand, openBrand } from "../modules/merchants/index.ts";
import type { Tx } from "../platform/database/index.ts";

/** Opens a brand's store at the sub-domain that equals the brand's key. */
export async function openBrandAtKeyAddress(tx: Tx, brand: NewBrand): Promise<void> {
  const isOpen = await openBrand(tx, brand, { address: brand.seed, words: [] });
  if (!isOpen) throw new Error(`the address ${brand.seed} is another brand's`);
}
