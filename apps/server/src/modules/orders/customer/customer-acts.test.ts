import type { Order, Receipt, RepeatedOrderBasket } from "@dasturxon/contract";
import { sql } from "kysely";
import { formatMoney } from "@dasturxon/domain/format";
import { expect, test } from "vitest";
import { selectWaitingJobs } from "../../../testing/fake-payments.ts";
import {
  closeNewOrder,
  CUSTOMER_PHONE,
  createDeliveryBody,
  modificationIdFromPath,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const sentTexts: { phone?: string; text: string }[] = [];
let canSendByMessenger = false;
let isSmsGatewayDown = false;
const app = await createTestShop({
  sms: {
    async send({ phone, text, code }) {
      app.sent.push({ phone, code, merchantId: app.osh });
      if (code === "" && isSmsGatewayDown) return false;
      if (code === "") sentTexts.push({ phone, text });
      return true;
    },
  },
  messenger: {
    async send({ text }) {
      if (canSendByMessenger) sentTexts.push({ text });
      return canSendByMessenger;
    },
  },
});
const { token } = await app.signIn(CUSTOMER_PHONE);
const stranger = (await app.signIn("+998907777777")).token;
const owner = await app.signInStaff("owner@osh");
const plovId = productIdFromKey("plov");
const cola = { productId: productIdFromKey("cola"), count: 2 };
const somsa = {
  productId: productIdFromKey("somsa"),
  count: 1,
  modifications: [
    { id: modificationIdFromPath("somsa/size/big"), count: 1 },
    { id: modificationIdFromPath("somsa/extras/sauce"), count: 2 },
  ],
};
const createBigOrder = () =>
  createPickupBody({
    cartItems: [{ productId: plovId, count: 1 }, cola, somsa],
    totalPrice: 45_000 + 18_000 + 22_000 + 2000,
  });

const closeOrder = (order: Order) => closeNewOrder(app, owner, order);
const postAction = <Body = Order & { code: string }>(
  order: Order,
  action: string,
  body?: object,
  by = token,
) => app.call<Body>(`/orders/v1/orders/${order.id}/${action}`, { token: by, ...(body && { body }) });
const repeatOrder = async (order: Order) => (await postAction<RepeatedOrderBasket>(order, "repeat")).body;
const fetchGrades = async () =>
  new Map(
    (await app.call<{ productId: string; grade: number }[]>("/products/v1/grade")).body.map((each) => [
      each.productId,
      each.grade,
    ]),
  );

test("[OR-9] repeats an order as a basket at today's prices, with its choices", async () => {
  const order = await postOrder(app, token, createBigOrder());
  expect(await repeatOrder(order)).toMatchObject({
    serviceType: "PICK_UP",
    isBranchOpen: true,
    cartItems: [{ productId: plovId, count: 1 }, cola, somsa],
    totalProductPrice: 85_000,
    missing: [],
  });
  expect((await postAction(order, "repeat", undefined, stranger)).status).toBe(404);
  await postAction(order, "cancel", {});
});

test("[OR-9, MN-5] uses the free choice when a repeated product requires a choice that the old order lacks", async () => {
  const order = await postOrder(app, token, createBigOrder());
  const choice = { name: { uz: "Piyozli" }, maxCount: 1, image: null };
  const [free, paid] = ["0b0a1f6e-0000-7000-8000-000000000001", "0b0a1f6e-0000-7000-8000-000000000002"];
  const group = {
    id: "0b0a1f6e-0000-7000-8000-000000000000",
    name: { uz: "Piyoz" },
    min: 1,
    max: 1,
    modifications: [
      { ...choice, id: paid, price: 3000 },
      { ...choice, id: free, price: 0 },
    ],
  };
  const setModificationGroups = (groups: object[]) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update products set modification_groups = ${JSON.stringify(groups)}::jsonb
        where merchant_id = ${app.osh} and id = ${plovId}`,
    );
  await setModificationGroups([group]);
  const basket = await repeatOrder(order);
  expect(basket.missing).toEqual([]);
  expect(basket.cartItems[0]).toMatchObject({ modifications: [{ id: free, count: 1 }] });
  await setModificationGroups([]);
  await postAction(order, "cancel", {});
});

test("[OR-9] names stopped, removed, scarce or changed products and adds the rest to the basket", async () => {
  const order = await postOrder(app, token, createBigOrder());
  const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const stopPlov = (stop: object | null) =>
    app.call("/console/v1/stops", { token: owner, body: { productIds: [plovId], stop } });
  await stopPlov({ until });
  await changeBrandContent(
    app,
    app.osh,
    sql`update product_stock set left_count = 1 where product_id = ${cola.productId}`,
    sql`update products set modification_groups = '[]' where id = ${somsa.productId}`,
  );
  const basket = await repeatOrder(order);
  expect(basket.cartItems).toMatchObject([{ productId: cola.productId, count: 1 }]);
  expect(basket.totalProductPrice).toBe(9000);
  expect(
    new Map(basket.missing.map(({ productId: id, reason, left, backAt }) => [id, { reason, left, backAt }])),
  ).toEqual(
    new Map<string, object>([
      [plovId, { reason: "stopped", left: 0, backAt: until }],
      [cola.productId, { reason: "not_enough", left: 1, backAt: null }],
      [somsa.productId, { reason: "choice_changed", left: 0, backAt: null }],
    ]),
  );
  await changeBrandContent(app, app.osh, sql`update products set deleted_at = now() where id = ${plovId}`);
  expect((await repeatOrder(order)).missing.find(({ productId: id }) => id === plovId)).toMatchObject({
    reason: "gone",
    name: { uz: "plov" },
  });
  await changeBrandContent(
    app,
    app.osh,
    sql`with p as (update products set deleted_at = null where id = ${plovId})
      update product_stock set left_count = 50 where product_id = ${cola.productId}`,
  );
  await stopPlov(null);
});

test("[OR-10] [MN-10] a finished order is reviewed once, together with its products", async () => {
  const order = await postOrder(app, token, createPickupBody({ cartItems: [cola], totalPrice: 20_000 }));
  expect((await postAction(order, "grade", { grade: 5 })).body.code).toBe("transition_not_allowed");
  await closeOrder(order);
  expect((await postAction(order, "grade", { grade: 4 }, stranger)).status).toBe(404);
  const answers = await Promise.all(
    [1, 2, 3].map(() => postAction(order, "grade", { grade: 4, comment: "good" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await app.call<Order>(`/orders/v1/orders/${order.id}`, { token })).body.grade).toBe(4);
  expect((await fetchGrades()).get(cola.productId)).toBe(4);
});

test("[MN-10] an order's review applies only to its own products", async () => {
  const order = await postOrder(app, token, createPickupBody({ cartItems: [cola], totalPrice: 20_000 }));
  await closeOrder(order);
  const products = [{ productId: plovId, grade: 1 }];
  expect((await postAction(order, "grade", { grade: 1, products })).body.code).toBe("not_a_buyer");
  expect(
    (await postAction(order, "grade", { grade: 1, products: [{ productId: cola.productId, grade: 2 }] }))
      .status,
  ).toBe(200);
  expect((await fetchGrades()).get(cola.productId)).toBe(3);
  expect((await fetchGrades()).has(plovId)).toBe(false);
  expect((await postAction(order, "grade", { grade: 6 })).status).toBe(400);
});

test("[MN-10] the last of two grades of one product in one review counts", async () => {
  const order = await postOrder(app, token, createPickupBody());
  await closeOrder(order);
  const products = [1, 5].map((grade) => ({ productId: plovId, grade }));
  expect((await postAction(order, "grade", { grade: 3, products })).status).toBe(200);
  expect((await fetchGrades()).get(plovId)).toBe(5);
});

test("[OR-10] the receipt matches the order and is visible to its customer only", async () => {
  const order = await postOrder(app, token, createDeliveryBody({ promoCode: "TEN", totalPrice: 93_000 }));
  const { body } = await postAction<Receipt>(order, "receipt");
  expect(body).toMatchObject({
    number: order.number,
    totalPrice: 93_000,
    promoProductDiscount: 9000,
    deliveryPrice: 10_000,
    servicePrice: 2000,
    promoCode: "TEN",
    isPaid: false,
    currency: "UZS",
    lines: [{ count: 2, totalPrice: 90_000 }],
  });
  expect((await postAction(order, "receipt", undefined, stranger)).status).toBe(404);
});

test("[OR-10, BK-10] the receipt's page has the lines of the total, including the discount", async () => {
  const setPlovDiscount = (discount: number) =>
    changeBrandContent(app, app.osh, sql`update products set discount = ${discount} where id = ${plovId}`);
  await setPlovDiscount(10);
  const order = await postOrder(app, token, createPickupBody({ totalPrice: 42_500 }));
  await setPlovDiscount(0);
  const { body } = await app.http.app.inject({
    url: `/api/orders/v1/orders/${order.id}/receipt/page?lang=ru`,
    headers: { host: "osh.localhost", authorization: `Bearer ${token}` },
  });
  const { productPrice, productDiscount } = order;
  expect(productDiscount).toBeGreaterThan(0);
  const rows = [...body.matchAll(/<td>(Товары|Скидка)<\/td><td>([^<]*)/g)].map(([, name, sum]) => [
    name,
    sum,
  ]);
  expect(rows).toEqual([
    ["Товары", formatMoney(productPrice, "ru", "UZS")],
    ["Скидка", `\u200e\u2212${formatMoney(productDiscount, "ru", "UZS")}`],
  ]);
});

test("[OR-10] [S13] the receipt's page prints without a script, with escaped texts and without caching", async () => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update products set name = ${JSON.stringify({ uz: `<img src=x onerror="alert(1)">&'` })}::jsonb
      where id = ${plovId}`,
  );
  const order = await postOrder(app, token, createPickupBody());
  const fetchReceiptPage = (by?: string) =>
    app.http.app.inject({
      url: `/api/orders/v1/orders/${order.id}/receipt/page?lang=ru`,
      headers: { host: "osh.localhost", ...(by && { authorization: `Bearer ${by}` }) },
    });
  const { statusCode, headers, body } = await fetchReceiptPage(token);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
  expect(body).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;");
  expect(body).not.toMatch(/<img|<script/);
  expect(body).toContain("Итого");
  expect(body.replaceAll("\u00a0", " ")).toContain("47 000 сум");
  expect([(await fetchReceiptPage()).statusCode, (await fetchReceiptPage(stranger)).statusCode]).toEqual([
    401, 404,
  ]);
});

test("[OR-10, EN-7] sends a requested receipt when the order is finished, not when it is cancelled", async () => {
  const body = createPickupBody({ sendCheque: true, sendChequePhone: "+998931112233" });
  const canceled = await postOrder(app, token, body);
  await postAction(canceled, "cancel", {});
  expect(await selectWaitingJobs(app, "send-receipt")).toEqual([]);
  await closeOrder(await postOrder(app, token, body));
  expect(await selectWaitingJobs(app, "send-receipt")).toHaveLength(1);
  const wrong = await app.call("/orders/v1/orders", {
    token,
    body: createPickupBody({ sendChequePhone: "11111111" }),
  });
  expect(wrong.body).toMatchObject({ code: "phone_invalid", data: { field: "sendChequePhone" } });
});

test("[OR-10] sends a receipt by Telegram, else by SMS, to a given phone by SMS, at most three times", async () => {
  const order = await postOrder(app, token, createPickupBody());
  await app.call(`/console/v1/orders/${order.id}/accept`, { token: owner, body: { version: 1 } });
  canSendByMessenger = true;
  await postAction(order, "receipt/send", {});
  canSendByMessenger = false;
  await postAction(order, "receipt/send", {});
  await postAction(order, "receipt/send", { phone: "+998 93 123 45 67" });
  expect(sentTexts.map(({ phone }) => phone ?? "messenger")).toEqual([
    "messenger",
    CUSTOMER_PHONE,
    "+998931234567",
  ]);
  expect(sentTexts[0]?.text.replaceAll("\u00a0", " ")).toBe(
    `osh: Buyurtma № ${order.number}. Jami: 47 000 soʻm. Rahmat!`,
  );
  expect((await postAction(order, "receipt/send", {})).status).toBe(429);
  const next = await postOrder(app, token, createPickupBody());
  isSmsGatewayDown = true;
  for (const _ of [1, 2, 3]) {
    app.clock.advance(11 * 60_000);
    expect((await postAction(next, "receipt/send", {})).body.code).toBe("code_not_sent");
  }
  isSmsGatewayDown = false;
  app.clock.advance(86_400_000);
  expect((await postAction(next, "receipt/send", {})).status, "what nobody took does not count").toBe(200);
  expect((await postAction(next, "receipt/send", { phone: "12345678" })).body.code).toBe("phone_invalid");
  expect((await postAction(next, "receipt/send", {}, stranger)).status).toBe(404);
  expect(sentTexts).toHaveLength(4);
});
