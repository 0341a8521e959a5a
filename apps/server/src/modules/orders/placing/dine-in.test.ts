import type { BoardOrder, Order } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../../../testing/test-tables.ts";
import { tableIdFromKeys } from "../../merchants/index.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
for (const key of ["osh", "pizza"] as const) {
  await addTables(app, key);
  await changeBrandContent(
    app,
    app[key],
    sql`update merchant_settings set features = features || '{"dineIn": true}'`,
  );
}
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const tableIdByNumber = (number: string, branchKey = "center", brand = "osh") =>
  tableIdFromKeys(brand, { branchKey, number });
const postOrderCall = async (more: { tableId?: string; [field: string]: unknown }) =>
  app.call<Order & { code: string; data: object }>("/orders/v1/orders", {
    token,
    body: {
      ...createPickupBody(),
      serviceType: "DINE_IN",
      ...(more.tableId && /-/.test(more.tableId) ? await readTableWithSecret(app, more.tableId) : {}),
      ...more,
    },
  });

test("[CH-1, EN-7] an order at a table shows the table to guest and staff; without a table it is still dine-in", async () => {
  const { body } = await postOrderCall({ tableId: tableIdByNumber("2") });
  expect(body).toMatchObject({
    serviceType: "DINE_IN",
    deliveryPrice: 0,
    table: { id: tableIdByNumber("2"), number: "2", place: { ru: "Зал" } },
  });
  const seen = await app.call<Order>(`/orders/v1/orders/${body.id}`, { token });
  expect(seen.body).toEqual(body);
  const board = await app.call<BoardOrder>(`/console/v1/orders/${body.id}`, { token: owner });
  expect(board.body.table).toMatchObject({ number: "2" });
  expect((await postOrderCall({})).body.table).toBeNull();
});

test("[S34] an order at a table requires the secret of its code", async () => {
  const { tableSecret } = await readTableWithSecret(app, tableIdByNumber("2"));
  for (const wrong of [
    null,
    "0".repeat(32),
    (await readTableWithSecret(app, tableIdByNumber("1"))).tableSecret,
  ]) {
    const { body } = await postOrderCall({ tableId: tableIdByNumber("2"), tableSecret: wrong });
    expect(body).toMatchObject({ code: "table_not_found", data: { field: "tableId" } });
  }
  expect((await postOrderCall({ tableId: tableIdByNumber("2"), tableSecret })).status).toBe(200);
});

test.each([
  ["another branch's", tableIdByNumber("9", "north")],
  ["another brand's", tableIdByNumber("1", "center", "pizza")],
  ["nobody's", "00000000-0000-7000-8000-000000000000"],
])("[CH-1] [BR-12] refuses %s table as not belonging to this branch", async (_, tableId) => {
  const { status, body } = await postOrderCall({ tableId });
  expect([status, body.code, body.data]).toEqual([
    404,
    "table_not_found",
    expect.objectContaining({ field: "tableId" }),
  ]);
  expect((await postOrderCall({ tableId, branchId: branchIdFromKey("north") })).status).toBe(
    tableId === tableIdByNumber("9", "north") ? 200 : 404,
  );
});

test("[CH-1] refuses a disabled table, and a table for a pickup", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`update dining_tables set is_active = false where id = ${tableIdByNumber("3")}`.execute(tx),
  );
  expect((await postOrderCall({ tableId: tableIdByNumber("3") })).body.code).toBe("table_not_found");
  expect(
    (await postOrderCall({ tableId: tableIdByNumber("3"), serviceType: "PICK_UP" })).body.table,
  ).toBeNull();
  expect((await postOrderCall({ tableId: "3" })).body).toMatchObject({ data: { field: "tableId" } });
});

test("[CH-6] payment methods depend on the channel: table code, bot or website", async () => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update payment_settings set web_enabled = false, qr_enabled = false where type = 'TERMINAL'`,
  );
  const orderAndReadPayment = async (more: object) => {
    const { body } = await postOrderCall({ paymentType: "TERMINAL", ...more });
    return body.code ?? body.paymentType;
  };
  expect(await orderAndReadPayment({ orderDevice: "TELEGRAM_BOT" })).toBe("TERMINAL");
  expect(await orderAndReadPayment({ orderDevice: "CLIENT_IOS" })).toBe("TERMINAL");
  expect(await orderAndReadPayment({ orderDevice: "CLIENT_WEB" })).toBe("payment_not_allowed");
  // A customer who names the order device `OPERATOR` cannot use the payment types of operators.
  expect(await orderAndReadPayment({ orderDevice: "OPERATOR" })).toBe("payment_not_allowed");
  expect(await orderAndReadPayment({ orderDevice: "TELEGRAM_BOT", tableId: tableIdByNumber("1") })).toBe(
    "payment_not_allowed",
  );
  const quote = await app.call<{ obstacles: { code: string }[] }>("/orders/v1/orders/quote", {
    body: createPickupBody({ paymentType: "TERMINAL" }),
  });
  expect(quote.body.obstacles.map(({ code }) => code)).toEqual(["payment_not_allowed"]);
});

test("[CH-10] [BR-14] ignores a receiver if the brand does not allow one", async () => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || '{"receiverActive": false}'`,
  );
  const { body } = await postOrderCall({ receiver: { name: "Lola", phone: "90 777 66 55" } });
  expect(body.receiver).toEqual({ name: null, phone: CUSTOMER_PHONE });
});

test("[MN-4] without dine-in at the brand the code on a table still allows it, and nothing else does", async () => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set features = features || '{"dineIn": false}'`,
  );
  expect((await postOrderCall({ tableId: tableIdByNumber("2") })).body.table).toMatchObject({ number: "2" });
  expect((await postOrderCall({})).body).toMatchObject({ code: "service_not_available" });
});
