import type { DemoProduct, FiscalCodes } from "../types.ts";

/** Default fiscal codes of a shop. Only delivery has a default code, because products have their own codes. */
export const shopFiscalCodes: FiscalCodes = {
  productMxik: null,
  productPackage: null,
  deliveryMxik: "10112006002000000",
  deliveryPackage: "1504297",
  serviceMxik: null,
  servicePackage: null,
  vatPercent: 12,
  unitCode: null,
};

/** Catalogue number and package code by category key. The codes are fictitious, so do not copy them. */
const FISCAL_CODES_BY_CATEGORY: Readonly<Record<string, readonly [mxik: string, packageCode: string]>> = {
  vegetables: ["00702001001000000", "1394762"],
  fruit: ["00808001001000000", "1394774"],
  greens: ["00709001001000000", "1394791"],
  meat: ["00201001001000000", "1395102"],
  dairy: ["00401001001000000", "1395240"],
  bread: ["01905001001000000", "1395417"],
  grains: ["01006001001000000", "1395533"],
  pantry: ["01512001001000000", "1395608"],
  tea: ["00902001001000000", "1395679"],
  sweets: ["01704001001000000", "1395744"],
  drinks: ["02202002001000000", "1395851"],
  household: ["03402001001000000", "1396010"],
  baby: ["09619001001000000", "1396127"],
};

/** Returns the product with the codes of its category. */
export function addFiscalCodes(product: DemoProduct): DemoProduct {
  const [mxicCode, packageCode] = FISCAL_CODES_BY_CATEGORY[product.categoryKey] ?? [];
  return mxicCode && packageCode ? { ...product, mxicCode, packageCode } : product;
}
