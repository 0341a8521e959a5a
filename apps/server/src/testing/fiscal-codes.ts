import type { BrandFiscalCodes } from "@dasturxon/domain/fiscal-codes";
import { sql } from "kysely";
import { changeBrandContent } from "./change-content.ts";
import type { TestApp } from "./test-app.ts";

/** Tax office codes of all products and services of the brand osh. */
export const fiscalCodes: BrandFiscalCodes = {
  productMxik: "10202001002000000",
  productPackage: "1508099",
  deliveryMxik: "10112006002000000",
  deliveryPackage: "1504297",
  serviceMxik: "10202001002000000",
  servicePackage: "1508099",
  vatPercent: 12,
  unitCode: null,
};

/** Sets the tax office codes of the brand osh, with optional changes. */
export async function setFiscalCodes(app: TestApp, more: Partial<BrandFiscalCodes> = {}): Promise<void> {
  const fiscal = JSON.stringify({ ...fiscalCodes, ...more });
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set fiscal = ${fiscal}::jsonb where merchant_id = ${app.osh}`,
  );
}
