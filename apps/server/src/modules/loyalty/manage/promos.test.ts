import { sql } from "kysely";
import { expect, test } from "vitest";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const PROMOS_PATH = "/console/v1/promos";
type Row = { id: string; code: string; version: number; usedCount: number };
const addPromo = (change: object) =>
  app.call<Row & { data: { field: string } }>(PROMOS_PATH, {
    token,
    body: { ...validRowsByResource.promo.row(), ...change },
  });

test("[PR-1] a new code applies to the next order, and no longer after it was removed", async () => {
  const { body: made } = await addPromo({ code: "Yangi 20", productDiscount: 20 });
  const order = createPickupBody({ promoCode: "yangi20", totalPrice: 38_000 });
  expect((await postOrder(app, guest.token, order)).promoCode).toBe("Yangi 20");
  const read = await app.call<Row>(`${PROMOS_PATH}/${made.id}`, { token });
  expect(read.body).toMatchObject({ usedCount: 1, version: 1 });
  await app.call(`${PROMOS_PATH}/${made.id}?version=1`, { method: "DELETE", token });
  const other = await app.signIn("+998902222222");
  const refused = await app.call("/orders/v1/orders", { token: other.token, body: order });
  expect(refused.body).toMatchObject({ code: "promo_not_found" });
  const list = await app.call<Row[]>(`/orders/v1/promos/user/${guest.userId}`, { token: guest.token });
  expect(list.body.map(({ code }) => code)).not.toContain("Yangi 20");
});

test("[PR-1] refuses a duplicate code in any spelling; the code of a removed one can be reused", async () => {
  const { body: first } = await addPromo({ code: "bir xil" });
  expect(await addPromo({ code: "BIRXIL" })).toMatchObject({
    status: 409,
    body: { code: "already_exists", data: { field: "code" } },
  });
  await app.call(`${PROMOS_PATH}/${first.id}?version=1`, { method: "DELETE", token });
  expect((await addPromo({ code: "BIRXIL" })).status).toBe(200);
});

test("[PR-1] matches a code with another dash, apostrophe, Unicode composition or alphabet", async () => {
  const made = ["BIRINCHI-5", "OʻZBEK 7", "ЙОД9", "COM3"];
  for (const code of made) expect((await addPromo({ code, productDiscount: 20 })).status).toBe(200);
  const typed: [string, string][] = [
    ["BİRİNCHİ–5", "BIRINCHI-5"],
    ["b\u200Birinchi\u22125", "BIRINCHI-5"],
    ["o'zbek7", "OʻZBEK 7"],
    ["O’ZBEK7", "OʻZBEK 7"],
    ["И\u0306од9", "ЙОД9"],
    ["СОМ3", "COM3"],
    ["ｃｏｍ３", "COM3"],
  ];
  for (const [code, expected] of typed) {
    const { token: buyer } = await app.signIn(
      `+99890${1_000_000 + typed.findIndex(([each]) => each === code)}`,
    );
    const order = createPickupBody({ promoCode: code, totalPrice: 38_000 });
    expect([code, (await postOrder(app, buyer, order)).promoCode]).toEqual([code, expected]);
  }
  for (const code of ["BİRİNCHİ–5", "СОМ3"])
    expect([code, (await addPromo({ code })).body]).toMatchObject([code, { code: "already_exists" }]);
  expect(await addPromo({ code: "’‘ʻ" })).toMatchObject({ status: 400, body: { data: { field: "code" } } });
});

test("[PR-1] codes that became duplicates under the new comparison are found as typed and can still be edited", async () => {
  const { body: dash } = await addPromo({ code: "ESKI-1", productDiscount: 20 });
  const { body: other } = await addPromo({ code: "ESKIX1", productDiscount: 20 });
  // Simulates a row that an older build wrote.
  await app.db.tenant(app.osh, (tx) =>
    sql`update promos set code = 'ESKI–1', code_key = 'ESKI–1' where id = ${other.id}`.execute(tx),
  );
  const postOrderWithPromoCode = async (promoCode: string, phone: string) =>
    (
      await postOrder(
        app,
        (await app.signIn(phone)).token,
        createPickupBody({ promoCode, totalPrice: 38_000 }),
      )
    ).promoCode;
  expect(await postOrderWithPromoCode("eski–1", "+998901110091")).toBe("ESKI–1");
  expect(await postOrderWithPromoCode("eski-1", "+998901110092")).toBe("ESKI-1");
  const row = (await app.call<Row & Record<string, unknown>>(`${PROMOS_PATH}/${other.id}`, { token })).body;
  const { id: _id, version, changedAt: _at, changedBy: _by, usedCount: _used, ...fields } = row;
  const body = { ...fields, minPrice: 1000, version };
  const changed = await app.call<Row>(`${PROMOS_PATH}/${other.id}`, { method: "PUT", token, body });
  expect(changed).toMatchObject({ status: 200, body: { code: "ESKI–1" } });
  const stolen = { ...fields, code: "ESKI 1".replace(" ", "\u2011"), version: changed.body.version };
  await app.call(`${PROMOS_PATH}/${dash.id}?version=${dash.version}`, { method: "DELETE", token });
  expect((await app.call(`${PROMOS_PATH}/${other.id}`, { method: "PUT", token, body: stolen })).status).toBe(
    200,
  );
});

test.each([
  ["productDiscount", { productDiscount: 0 }],
  ["productDiscount", { productDiscount: 101 }],
  ["endAt", { endAt: "2026-02-01T00:00:00Z" }],
  ["perCustomerLimit", { totalLimit: 1, perCustomerLimit: 2 }],
])("[PR-1] names %s if %j is invalid", async (field, change) => {
  expect(await addPromo(change)).toMatchObject({ status: 400, body: { data: { field } } });
});

test("returns a row stored before a limit existed, so that it can be corrected", async () => {
  const { body } = await addPromo({});
  await app.db.tenant(app.osh, (tx) =>
    sql`update promos set total_limit = 2000000 where id = ${body.id}`.execute(tx),
  );
  expect((await app.call(`${PROMOS_PATH}/${body.id}`, { token })).body).toMatchObject({
    totalLimit: 2_000_000,
  });
  expect((await app.call(PROMOS_PATH, { token })).status).toBe(200);
});
