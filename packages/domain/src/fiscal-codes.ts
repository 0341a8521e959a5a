/** Codes for receipts of the tax office: number in the catalogue (MXIK, 17 digits) and code of the package. */
export interface FiscalCode {
  mxik: string;
  packageCode: string;
  /** VAT included in the price, in percent; 0: the brand pays no VAT. */
  vatPercent: number;
  /** Unit code of the tax office. */
  unitCode: number | null;
}

/** Codes of a brand's products and fees. A catalogue number and its package code must be set together. */
export interface BrandFiscalCodes {
  /** Default codes, used for products that have no code of their own. */
  productMxik: string | null;
  productPackage: string | null;
  deliveryMxik: string | null;
  deliveryPackage: string | null;
  serviceMxik: string | null;
  servicePackage: string | null;
  vatPercent: number;
  unitCode: number | null;
}

/** Codes of a brand without settings. */
export const NO_FISCAL_CODES: BrandFiscalCodes = {
  productMxik: null,
  productPackage: null,
  deliveryMxik: null,
  deliveryPackage: null,
  serviceMxik: null,
  servicePackage: null,
  vatPercent: 0,
  unitCode: null,
};

/** Tax office codes of a product. */
export interface ProductFiscalCodes {
  mxicCode: string | null;
  packageCode: string | null;
  vatPercent: number | null;
  unitCode: number | null;
}

/**
 * Returns the code of a product: its own, or the brand's if it has none. Null: both are missing, or its own lacks the
 * package code, because a package code of another number would be wrong. [OR-10]
 */
export function findProductFiscalCode(
  product: ProductFiscalCodes,
  brand: BrandFiscalCodes,
): FiscalCode | null {
  const vatPercent = product.vatPercent ?? brand.vatPercent;
  const unitCode = product.unitCode ?? brand.unitCode;
  return product.mxicCode === null
    ? createFiscalCode(brand.productMxik, brand.productPackage, { vatPercent, unitCode })
    : createFiscalCode(product.mxicCode, product.packageCode, { vatPercent, unitCode });
}

/** Returns the code of a brand's fee, or null if not set. [OR-10] */
export function findFeeFiscalCode(brand: BrandFiscalCodes, fee: "delivery" | "service"): FiscalCode | null {
  const { vatPercent } = brand;
  return createFiscalCode(brand[`${fee}Mxik`], brand[`${fee}Package`], { vatPercent, unitCode: null });
}

function createFiscalCode(
  mxik: string | null,
  packageCode: string | null,
  rest: Pick<FiscalCode, "vatPercent" | "unitCode">,
): FiscalCode | null {
  return mxik === null || packageCode === null ? null : { mxik, packageCode, ...rest };
}
