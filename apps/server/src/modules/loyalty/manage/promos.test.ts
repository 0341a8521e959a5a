import { sql } from "kysely";
import { expect, test } from "vitest";
import { goodRows } from "../../../testing/good-rows.ts";
import { CUSTOMER, pickup, placed, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const token = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER);
const PATH = "/console/v1/promos";
type Row = { id: string; code: string; version: number; usedCount: number };
const add = (change: object) =>
  app.call<Row & { data: { field: string } }>(PATH, { token, body: { ...goodRows.promo.row(), ...change } });

test("[PR-1] a code that was made counts in the next order, and counts no more once it is removed", async () => {
  const { body: made } = await add({ code: "Yangi 20", productDiscount: 20 });
  const order = pickup({ promoCode: "yangi20", totalPrice: 38_000 });
  expect((await placed(app, guest.token, order)).promoCode).toBe("Yangi 20");
  const read = await app.call<Row>(`${PATH}/${made.id}`, { token });
  expect(read.body).toMatchObject({ usedCount: 1, version: 1 });
  await app.call(`${PATH}/${made.id}?version=1`, { method: "DELETE", token });
  const other = await app.signIn("+998902222222");
  const refused = await app.call("/orders/v1/orders", { token: other.token, body: order });
  expect(refused.body).toMatchObject({ code: "promo_not_found" });
  const list = await app.call<Row[]>(`/orders/v1/promos/user/${guest.userId}`, { token: guest.token });
  expect(list.body.map(({ code }) => code)).not.toContain("Yangi 20");
});

test("[PR-1] no two codes are the same however they are written; the code of a removed one is free", async () => {
  const { body: first } = await add({ code: "bir xil" });
  expect(await add({ code: "BIRXIL" })).toMatchObject({
    status: 409,
    body: { code: "already_exists", data: { field: "code" } },
  });
  await app.call(`${PATH}/${first.id}?version=1`, { method: "DELETE", token });
  expect((await add({ code: "BIRXIL" })).status).toBe(200);
});

test.each([
  ["productDiscount", { productDiscount: 0 }],
  ["productDiscount", { productDiscount: 101 }],
  ["endAt", { endAt: "2026-02-01T00:00:00Z" }],
  ["perCustomerLimit", { totalLimit: 1, perCustomerLimit: 2 }],
])("[PR-1] %s is named where %j cannot be", async (field, change) => {
  expect(await add(change)).toMatchObject({ status: 400, body: { data: { field } } });
});

test("a row from before a bound is shown, so that people can mend it", async () => {
  const { body } = await add({});
  await app.db.tenant(app.osh, (tx) =>
    sql`update promos set total_limit = 2000000 where id = ${body.id}`.execute(tx),
  );
  expect((await app.call(`${PATH}/${body.id}`, { token })).body).toMatchObject({ totalLimit: 2_000_000 });
  expect((await app.call(PATH, { token })).status).toBe(200);
});
