import type { TableWithQrLink } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { deriveStableId } from "../platform/stable-id.ts";
import { readProductTexts } from "../testing/product-texts.ts";
import { serveStorePages } from "../testing/store-pages.ts";

const pages = await serveStorePages();
const merchantId = deriveStableId("merchant", "osh");

/** Returns the dining tables of branches that offer dine-in, each with the path of its QR code. */
async function readTablesWithCodes(): Promise<(Pick<TableWithQrLink, "number"> & { path: string })[]> {
  const { rows } = await pages.app.db.tenantRead(merchantId, (tx) =>
    sql<{ id: string; number: string; secret: string }>`
      select t.id, t.number, t.secret from dining_tables t
        join branches b on b.merchant_id = t.merchant_id and b.id = t.branch_id
      where t.merchant_id = ${merchantId} and (b.settings->>'dineinEnabled')::boolean
      order by t.number`.execute(tx),
  );
  return rows.map(({ id, number, secret }) => ({ number, path: `/table/${id}?tableSecret=${secret}` }));
}

test.each(["uz", "ru", "en"] as const)(
  "[MN-4, RT-2] in %s the page of a table's code names the table before the script runs, each code its own table",
  async (language) => {
    const [first, second] = await readTablesWithCodes();
    for (const table of [first, second, first]) {
      const page = await pages.get("osh", table?.path ?? "", language);
      const name = readProductTexts("storefront", language)("table.number", { number: table?.number ?? "" });
      expect([page.status, page.text("h1")?.split(" · ")[0]]).toEqual([200, name]);
      expect(page.text("main p")).not.toBe("");
    }
  },
);

test("[MN-4] the page of a wrong code names no table", async () => {
  const [table] = await readTablesWithCodes();
  const page = await pages.get("osh", `${table?.path.split("=")[0]}=wrong`, "ru");
  expect([page.status, page.text("h1")]).toEqual([200, null]);
});
