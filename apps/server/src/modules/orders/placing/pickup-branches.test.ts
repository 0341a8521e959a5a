import type { Branch, OrderQuote } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
await changeBrandContent(
  app,
  app.osh,
  sql`update branches set settings = settings || '{"pickupEnabled": false}'
    where merchant_id = ${app.osh} and id = ${branchIdFromKey("north")}`,
);
app.directory.drop();
app.http.invalidate(app.osh);
const { token } = await app.signIn(CUSTOMER_PHONE);

test("[BN-2, EN-4] a branch returns whether it offers pickup", async () => {
  const { body } = await app.call<Branch[]>("/users/v1/branches/full");
  const found = Object.fromEntries(body.map(({ id, settings }) => [id, settings.pickupEnabled]));
  expect(found).toEqual({ [branchIdFromKey("center")]: true, [branchIdFromKey("north")]: false });
});

test("[BN-2, CH-1] refuses a pickup from a branch without pickup, quoted and placed alike", async () => {
  const body = { ...createPickupBody(), branchId: branchIdFromKey("north") };
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body });
  expect(quote.body.obstacles.map(({ code }) => code)).toContain("service_not_available");
  const placed = await app.call("/orders/v1/orders", { token, body });
  expect(placed).toMatchObject({ status: 409, body: { code: "service_not_available" } });
});
