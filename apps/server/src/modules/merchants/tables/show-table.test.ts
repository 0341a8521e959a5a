import type { TableByCode } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../../../testing/test-tables.ts";
import { tableIdFromKeys } from "../index.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
await addTables(app, "osh");
const getTableId = (number: string, branchKey = "center") => tableIdFromKeys("osh", { branchKey, number });
const fetchTable = (id: string, tableSecret: string, host = "osh.localhost") =>
  app.call<TableByCode & { code: string }>(`/users/v1/tables/${id}?tableSecret=${tableSecret}`, { host });

test("[MN-4] a table's code returns its branch, number and payment methods", async () => {
  const { tableId, tableSecret } = await readTableWithSecret(app, getTableId("2"));
  await changeBrandContent(
    app,
    app.osh,
    sql`update payment_settings set qr_enabled = (type = 'CASH') where merchant_id = ${app.osh}`,
  );
  const { status, body } = await fetchTable(tableId, tableSecret);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: tableId, branchId: branchIdFromKey("center"), number: "2", chairs: 4 });
  expect(body.payments.map(({ type }) => type)).toEqual(["CASH"]);
});

test("[BR-12] a wrong secret, another brand's table and a branch without dine-in get the same response", async () => {
  const { tableId, tableSecret } = await readTableWithSecret(app, getTableId("9", "north"));
  expect((await fetchTable(tableId, tableSecret)).status).toBe(200);
  const none = { status: 404, body: { code: "table_not_found" } };
  expect(await fetchTable(tableId, "guess")).toMatchObject(none);
  expect(await fetchTable(tableId, tableSecret, "pizza.localhost")).toMatchObject(none);
  expect(await fetchTable(branchIdFromKey("north"), tableSecret)).toMatchObject(none);
  await changeBrandContent(
    app,
    app.osh,
    sql`update branches set settings = settings || '{"dineinEnabled": false}' where merchant_id = ${app.osh}
      and id = ${branchIdFromKey("north")}`,
  );
  expect(await fetchTable(tableId, tableSecret)).toMatchObject(none);
});
