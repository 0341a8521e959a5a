import type { CustomerPromo } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER, pickup, postOrder, shop } from "../../../testing/test-shop.ts";
import { changeContent } from "../../../testing/change-content.ts";

const app = await shop();
const mine = await app.signIn(CUSTOMER);
const list = async (who = mine) =>
  (await app.call<CustomerPromo[]>(`/orders/v1/promos/user/${who.userId}`, { token: who.token })).body;
const states = async (who = mine) =>
  Object.fromEntries((await list(who)).map(({ code, state }) => [code, state]));

test("[PR-2] lists codes with their states; one whose minimum is not reached can be added", async () => {
  expect(await states()).toMatchObject({
    TEN: "added",
    OFF: "not_active",
    SOON: "not_started",
    LATE: "expired",
    BIG: "added",
  });
  expect((await list()).find(({ code }) => code === "BIG")).toMatchObject({
    minPrice: 500_000,
    discountType: "PERCENTAGE",
    productDiscount: 10,
  });
});

test("[PR-2] marks a code as used up for the customer that used it; it is open to others", async () => {
  await postOrder(app, mine.token, pickup({ promoCode: "MINE", totalPrice: 42_000 }));
  expect((await states())["MINE"]).toBe("used_up");
  expect((await states(await app.signIn("+998902222222")))["MINE"]).toBe("added");
});

test("[PR-2] shows an unlisted code only to customers that used it", async () => {
  const other = await app.signIn("+998902222223");
  await app.db.tenant(app.osh, (tx) => sql`update promos set is_listed = code <> 'ROAD'`.execute(tx));
  expect(Object.keys(await states())).not.toContain("ROAD");
  await postOrder(app, other.token, pickup({ promoCode: "ROAD", totalPrice: 47_000 }));
  expect(Object.keys(await states(other))).toContain("ROAD");
  expect(Object.keys(await states())).not.toContain("ROAD");
});

test("[AP-4] does not find another customer's list", async () => {
  const other = await app.signIn("+998902222224");
  const path = `/orders/v1/promos/user/${mine.userId}`;
  expect((await app.call(path, { token: other.token })).status).toBe(404);
});

test("[BR-14, PR-1] with promo codes disabled no code applies and none is listed", async () => {
  const set = (promo: boolean) =>
    changeContent(
      app,
      app.osh,
      sql`update merchant_settings set features = features || ${JSON.stringify({ promo })}::jsonb`,
    );
  const body = pickup({ promoCode: "TEN", totalPrice: 42_500 });
  await set(false);
  const reply = await app.call("/orders/v1/orders", { token: mine.token, body });
  expect(reply.body).toMatchObject({ code: "promo_not_active" });
  expect(await list()).toEqual([]);
  await set(true);
  expect((await postOrder(app, mine.token, body)).promoCode).toBe("TEN");
  expect(await list()).not.toEqual([]);
});
