/** What something is on a receipt of the tax office: its number in the catalogue (MXIK, 17 digits) and that of its package. */
export interface FiscalCode {
  mxik: string;
  packageCode: string;
  /** The tax within its price; 0 for who pays none. */
  vatPercent: number;
  /** The tax office's number of its unit. */
  unitCode: number | null;
}

/** By which a brand's goods and fees go: a number of the catalogue and one of a package belong together. */
export interface BrandFiscal {
  /** Of products that have none of their own. */
  productMxik: string | null;
  productPackage: string | null;
  deliveryMxik: string | null;
  deliveryPackage: string | null;
  serviceMxik: string | null;
  servicePackage: string | null;
  vatPercent: number;
  unitCode: number | null;
}

/** Of a brand that has said nothing yet. */
export const NO_FISCAL: BrandFiscal = {
  productMxik: null,
  productPackage: null,
  deliveryMxik: null,
  deliveryPackage: null,
  serviceMxik: null,
  servicePackage: null,
  vatPercent: 0,
  unitCode: null,
};

/** What a product says of itself. */
export interface ProductFiscal {
  mxicCode: string | null;
  packageCode: string | null;
  vatPercent: number | null;
  unitCode: number | null;
}

/**
 * The code that a product is sold by: its own, or the brand's where it has none. Null: neither has one, or its own lacks
 * the package, since another number's package would be wrong. [OR-10]
 */
export function productCode(product: ProductFiscal, brand: BrandFiscal): FiscalCode | null {
  const vatPercent = product.vatPercent ?? brand.vatPercent;
  const unitCode = product.unitCode ?? brand.unitCode;
  return product.mxicCode === null
    ? codeOf(brand.productMxik, brand.productPackage, { vatPercent, unitCode })
    : codeOf(product.mxicCode, product.packageCode, { vatPercent, unitCode });
}

/** The code of a fee of the brand's; null where it has none. [OR-10] */
export function feeCode(brand: BrandFiscal, fee: "delivery" | "service"): FiscalCode | null {
  const { vatPercent } = brand;
  return codeOf(brand[`${fee}Mxik`], brand[`${fee}Package`], { vatPercent, unitCode: null });
}

function codeOf(
  mxik: string | null,
  packageCode: string | null,
  rest: Pick<FiscalCode, "vatPercent" | "unitCode">,
): FiscalCode | null {
  return mxik === null || packageCode === null ? null : { mxik, packageCode, ...rest };
}
