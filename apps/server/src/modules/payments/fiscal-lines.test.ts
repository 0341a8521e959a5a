import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../testing/change-content.ts";
import { fiscalCodes } from "../../testing/fiscal-codes.ts";
import { callAsPayme, enablePayme } from "../../testing/payme.ts";
import {
  CUSTOMER_PHONE,
  createDeliveryBody,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../testing/test-shop.ts";

const app = await createTestShop();
await enablePayme(app);
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const SETTINGS_PATH = "/console/v1/settings";
const productCodes = fiscalCodes;

async function saveFiscalSettings(fiscal: object) {
  const { body } = await app.call<{ version: number }>(SETTINGS_PATH, { token: owner });
  const sent = { version: body.version, fiscal };
  const reply = await app.call<{ fiscal: object; data: { field: string } }>(SETTINGS_PATH, {
    method: "PUT",
    token: owner,
    body: sent,
  });
  app.directory.drop();
  return reply;
}
const checkPerformTransaction = ({ id }: { id: string }, amount: number) =>
  callAsPayme(app, `/payments/v1/payme/${app.osh}`, {
    method: "CheckPerformTransaction",
    params: { amount, account: { order_id: id } },
  });

test("[OR-10] [PY-3] without fiscal codes an order is paid, and no lines are sent", async () => {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
  expect((await checkPerformTransaction(order, 4_700_000)).result).not.toHaveProperty("detail");
});

test("[OR-10] [PY-3] sends Payme each line with its code as of the time of the order", async () => {
  expect((await saveFiscalSettings(productCodes)).body.fiscal).toEqual(productCodes);
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
  const items = [
    {
      title: "plov",
      price: 4_500_000,
      count: 1,
      code: "10202001002000000",
      package_code: "1508099",
      vat_percent: 12,
    },
    {
      title: "Xizmat haqi",
      price: 200_000,
      count: 1,
      code: "10202001002000000",
      package_code: "1508099",
      vat_percent: 12,
    },
  ];
  const told = { allow: true, detail: { receipt_type: 0, items } };
  expect((await checkPerformTransaction(order, 4_700_000)).result).toMatchObject(told);
  await saveFiscalSettings({ ...productCodes, productMxik: null, productPackage: null, vatPercent: 0 });
  expect((await checkPerformTransaction(order, 4_700_000)).result, "placed is placed").toMatchObject(told);
  await saveFiscalSettings(productCodes);
});

test("[OR-10] a product's own code precedes the brand's, with its unit; if marking is required but unknown no lines are sent", async () => {
  const fetchItemAfterChange = async (change: ReturnType<typeof sql>) => {
    await changeBrandContent(
      app,
      app.osh,
      sql`update products set ${change} where merchant_id = ${app.osh} and id = ${productIdFromKey("plov")}`,
    );
    const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
    const { detail } = (await checkPerformTransaction(order, 4_700_000)).result as {
      detail?: { items: object[] };
    };
    return detail?.items[0];
  };
  expect(
    await fetchItemAfterChange(
      sql`mxic_code = '02105001001000000', package_code = '1506113', vat_percent = 0, unit_code = 796`,
    ),
  ).toMatchObject({ code: "02105001001000000", package_code: "1506113", vat_percent: 0, units: 796 });
  expect(await fetchItemAfterChange(sql`package_code = null`)).toBeUndefined();
  expect(await fetchItemAfterChange(sql`package_code = '1506113', is_marked = true`)).toBeUndefined();
  expect(
    await fetchItemAfterChange(
      sql`mxic_code = null, package_code = null, vat_percent = null, unit_code = null, is_marked = false`,
    ),
  ).toMatchObject({ vat_percent: 12 });
});

test("[OR-10] delivery is a separate line, and an order switched from cash to Payme has its lines too", async () => {
  const order = await postOrder(app, token, createDeliveryBody({ paymentType: "CASH" }));
  const { body } = await app.call<{ version: number }>(`/orders/v1/orders/${order.id}`, { token });
  const changed = await app.call<{ paymentType: string }>(`/console/v1/orders/${order.id}/payment-type`, {
    token: owner,
    body: { version: body.version, paymentType: "PAYME" },
  });
  expect(changed.body.paymentType).toBe("PAYME");
  const tiyin = order.totalPrice * 100;
  const { detail } = (await checkPerformTransaction(order, tiyin)).result as {
    detail: { shipping: { title: string; price: number }; items: { price: number; count: number }[] };
  };
  expect(detail.shipping).toEqual({ title: "Yetkazib berish", price: order.deliveryPrice * 100 });
  const sum = detail.items.reduce((all, { price, count }) => all + price * count, 0);
  expect(sum + detail.shipping.price).toBe(tiyin);
});

test.each([
  ["fiscal.productMxik", { productMxik: "123" }],
  ["fiscal.productPackage", { productPackage: null }],
  ["fiscal.deliveryMxik", { deliveryMxik: null }],
  ["fiscal.servicePackage", { servicePackage: "12a" }],
  ["fiscal.vatPercent", { vatPercent: 31 }],
])("[OR-10] names %s if it is invalid", async (field, change) => {
  expect(await saveFiscalSettings({ ...productCodes, ...change })).toMatchObject({
    status: 400,
    body: { data: { field } },
  });
});
