import type { CustomerPromo } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
const customerSession = await app.signIn(CUSTOMER_PHONE);
const listCustomerPromos = async (who = customerSession) =>
  (await app.call<CustomerPromo[]>(`/orders/v1/promos/user/${who.userId}`, { token: who.token })).body;
const fetchPromoStates = async (who = customerSession) =>
  Object.fromEntries((await listCustomerPromos(who)).map(({ code, state }) => [code, state]));

test("[PR-2] lists codes with their states; one whose minimum is not reached can be added", async () => {
  expect(await fetchPromoStates()).toMatchObject({
    TEN: "added",
    OFF: "not_active",
    SOON: "not_started",
    LATE: "expired",
    BIG: "added",
  });
  expect((await listCustomerPromos()).find(({ code }) => code === "BIG")).toMatchObject({
    minPrice: 500_000,
    discountType: "PERCENTAGE",
    productDiscount: 10,
  });
});

test("[PR-2] marks a code as used up for the customer that used it; it is open to others", async () => {
  await postOrder(app, customerSession.token, createPickupBody({ promoCode: "MINE", totalPrice: 42_000 }));
  expect((await fetchPromoStates())["MINE"]).toBe("used_up");
  expect((await fetchPromoStates(await app.signIn("+998902222222")))["MINE"]).toBe("added");
});

test("[PR-2] shows an unlisted code only to customers that used it", async () => {
  const other = await app.signIn("+998902222223");
  await app.db.tenant(app.osh, (tx) => sql`update promos set is_listed = code <> 'ROAD'`.execute(tx));
  expect(Object.keys(await fetchPromoStates())).not.toContain("ROAD");
  await postOrder(app, other.token, createPickupBody({ promoCode: "ROAD", totalPrice: 47_000 }));
  expect(Object.keys(await fetchPromoStates(other))).toContain("ROAD");
  expect(Object.keys(await fetchPromoStates())).not.toContain("ROAD");
});

test("[AP-4] does not find another customer's list", async () => {
  const other = await app.signIn("+998902222224");
  const path = `/orders/v1/promos/user/${customerSession.userId}`;
  expect((await app.call(path, { token: other.token })).status).toBe(404);
});

test("[BR-14, PR-1] with promo codes disabled no code applies and none is listed", async () => {
  const setPromoFeature = (promo: boolean) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update merchant_settings set features = features || ${JSON.stringify({ promo })}::jsonb`,
    );
  const body = createPickupBody({ promoCode: "TEN", totalPrice: 42_500 });
  await setPromoFeature(false);
  const reply = await app.call("/orders/v1/orders", { token: customerSession.token, body });
  expect(reply.body).toMatchObject({ code: "promo_not_active" });
  expect(await listCustomerPromos()).toEqual([]);
  await setPromoFeature(true);
  expect((await postOrder(app, customerSession.token, body)).promoCode).toBe("TEN");
  expect(await listCustomerPromos()).not.toEqual([]);
});
