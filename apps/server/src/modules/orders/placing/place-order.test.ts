import { sql } from "kysely";
import type { Order, OrderQuote } from "@dasturxon/contract";
import { DESCRIPTION_LANGUAGES } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createDeliveryBody,
  modificationIdFromPath,
  pointOutsideZones,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { changeBrandContent } from "../../../testing/change-content.ts";

const app = await createTestShop();
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const sendOrder = (body: object) =>
  app.call<Order & { code: string; data: Record<string, unknown> }>("/orders/v1/orders", { token, body });
/** Creates the body of an order. Its basket has one line of the product for each count. */
const createBasketBody = (product: string, ...counts: number[]) =>
  createPickupBody({ cartItems: counts.map((count) => ({ productId: productIdFromKey(product), count })) });

test("[BK-4] stores the breakdown that every screen shows", async () => {
  const { status, body } = await sendOrder(
    createDeliveryBody({ comment: "less oil", courierComment: "blue gate" }),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "CREATED",
    version: 1,
    productPrice: 90_000,
    deliveryPrice: 10_000,
    servicePrice: 2000,
    totalPrice: 102_000,
    comment: "less oil",
    courierComment: "blue gate",
    receiver: { phone: CUSTOMER_PHONE },
    cartItems: [{ count: 2, unitPrice: 45_000, totalPrice: 90_000 }],
  });
  expect(Date.parse(body.promisedAt ?? "")).toBeGreaterThan(app.clock.now().getTime());
});

test("[AP-1] an order has documented field names: ids, times and discounts", async () => {
  const salad = { productId: productIdFromKey("salad"), count: 1 };
  const { body } = await sendOrder(
    createPickupBody({ cartItems: [salad], promoCode: "TEN", totalPrice: 18_200 }),
  );
  expect(body).toMatchObject({
    branchId: branchIdFromKey("center"),
    promoId: expect.any(String),
    tableId: null,
    courierId: null,
    productDiscount: 2000,
    promoProductDiscount: 1800,
    totalProductDiscount: 3800,
    cookingTime: 25,
    acceptedTime: null,
    readyTime: null,
    deliveredAt: null,
    distance: null,
  });
  const owner = await app.signInStaff("owner@osh");
  await app.call(`/console/v1/orders/${body.id}/accept`, { token: owner, body: { version: 1 } });
  const accepted = await app.call<Order>(`/orders/v1/orders/${body.id}`, { token });
  expect(accepted.body.acceptedTime).toBe(app.clock.now().toISOString());
});

test("[BK-10] an order reads back exactly as in the response", async () => {
  const { body } = await sendOrder(createDeliveryBody({ comment: "less oil" }));
  const later = await app.call<Order>(`/orders/v1/orders/${body.id}`, { token });
  expect(later.body).toEqual(body);
});

test("[BK-8] refuses a different total with the new breakdown and charges nothing", async () => {
  const { status, body } = await sendOrder(createDeliveryBody({ totalPrice: 1 }));
  expect(status).toBe(409);
  expect(body.code).toBe("price_changed");
  expect(body.data).toMatchObject({ breakdown: { totalPrice: 102_000 } });
});

test("[AP-4] prices, status and paid mark sent by a client have no effect", async () => {
  const { body } = await sendOrder({
    ...createPickupBody(),
    status: "DELIVERED",
    isPaid: true,
    deliveryPrice: 0,
    merchantId: app.pizza,
  });
  expect(body).toMatchObject({ status: "CREATED", isPaid: false, merchantId: app.osh, totalPrice: 47_000 });
});

test.each([
  ["[BK-4] an empty basket", createDeliveryBody({ cartItems: [] }), "basket_empty"],
  [
    "[CH-4] an address outside the zone",
    createDeliveryBody({ address: { streetName: "Far", ...pointOutsideZones } }),
    "out_of_zone",
  ],
  ["[CH-4] a delivery without an address", createDeliveryBody({ address: null }), "address_required"],
  [
    "[CH-3] a delivery below the minimum",
    createDeliveryBody({ cartItems: [{ productId: productIdFromKey("cola"), count: 1 }] }),
    "minimum_amount",
  ],
  ["[MN-5] a required choice left out", createBasketBody("somsa", 1), "modifications_required"],
  ["[MN-6] more than is left", createBasketBody("cola", 6), "not_enough_stock"],
  ["[MN-6] more than is left over two lines", createBasketBody("cola", 3, 3), "not_enough_stock"],
  [
    "[MN-7] a product of another brand",
    createPickupBody({ cartItems: [{ productId: productIdFromKey("plov", "pizza"), count: 1 }] }),
    "product_not_found",
  ],
  [
    "[CH-6] a payment that is not switched on",
    createPickupBody({ paymentType: "PAYME" }),
    "payment_not_allowed",
  ],
  ["[PR-1] an inactive code", createPickupBody({ promoCode: "OFF" }), "promo_not_active"],
  ["[PR-1] a code that has not begun", createPickupBody({ promoCode: "SOON" }), "promo_not_started"],
  ["[PR-1] a code that has ended", createPickupBody({ promoCode: "LATE" }), "promo_expired"],
  ["[PR-1] a code below its minimum", createPickupBody({ promoCode: "BIG" }), "promo_min_price"],
  ["[PR-1] a code that nobody made", createPickupBody({ promoCode: "NOPE" }), "promo_not_found"],
])("refuses %s with its own message in every language", async (_, body, code) => {
  const reply = await sendOrder(body);
  expect(reply.status).toBe(code.endsWith("_not_found") ? 404 : 409);
  expect(reply.body.code).toBe(code);
  for (const language of DESCRIPTION_LANGUAGES) expect(reply.body).toHaveProperty(`description.${language}`);
});

test("[BK-1] modifications are multiplied by their count, and a percent discount applies to the product only", async () => {
  const cartItems = [
    {
      productId: productIdFromKey("somsa"),
      count: 2,
      modifications: [
        { id: modificationIdFromPath("somsa/size/big"), count: 1 },
        { id: modificationIdFromPath("somsa/extras/sauce"), count: 2 },
      ],
    },
    { productId: productIdFromKey("salad"), count: 1 },
  ];
  const { body } = await sendOrder(createPickupBody({ cartItems, totalPrice: 2 * 22_000 + 18_000 + 2000 }));
  expect(body).toMatchObject({ productPrice: 64_000, productDiscount: 2000, totalPrice: 64_000 });
});

test.each([
  ["on one row", [3]],
  ["on three rows", [1, 1, 1]],
])(
  "[MN-5] refuses more of one modification than allowed with its name and maximum: %s",
  async (_, counts) => {
    const sauces = counts.map((count) => ({ id: modificationIdFromPath("somsa/extras/sauce"), count }));
    const modifications = [{ id: modificationIdFromPath("somsa/size/big"), count: 1 }, ...sauces];
    const { body } = await sendOrder(
      createPickupBody({ cartItems: [{ productId: productIdFromKey("somsa"), count: 1, modifications }] }),
    );
    expect(body).toMatchObject({
      code: "modifications_required",
      data: { name: { uz: "Sauce" }, min: 0, max: 2, field: "cartItems.0.modifications" },
    });
  },
);

test("[MN-5] refuses a modification of another product, which costs nothing in the quote", async () => {
  const modifications = [{ id: modificationIdFromPath("somsa/extras/sauce"), count: 1 }];
  const cartItems = [{ productId: productIdFromKey("plov"), count: 1, modifications }];
  expect((await sendOrder(createPickupBody({ cartItems }))).body.code).toBe("modifications_required");
  const { body } = await app.call<OrderQuote>("/orders/v1/orders/quote", {
    body: createPickupBody({ cartItems }),
  });
  expect(body.productPrice).toBe(45_000);
});

test("[BK-3] a promo percentage applies to the products, [PR-1] in any spelling of the code", async () => {
  const { body } = await sendOrder(createPickupBody({ promoCode: " ten ", totalPrice: 40_500 + 2000 }));
  expect(body).toMatchObject({ promoCode: "TEN", promoProductDiscount: 4500, totalPrice: 42_500 });
});

test("[CH-7] a scheduled order keeps its time and becomes a new order when activated", async () => {
  const later = { ...createPickupBody(), day: "2026-03-03", time: "13:00" };
  const reply = await app.call<Order>("/orders/v1/orders/at-time", { token, body: later });
  expect(reply.body).toMatchObject({ status: "AT_TIME", deliveryAt: "2026-03-03T08:00:00.000Z" });
  const past = await app.call<{ code: string }>("/orders/v1/orders/at-time", {
    token,
    body: { ...later, day: "2026-03-01" },
  });
  expect(past.body.code).toBe("slot_closed");
  for (const day of ["2026-03-05", "2099-01-01", "9999-12-31"]) {
    const far = await app.call("/orders/v1/orders/at-time", { token, body: { ...later, day } });
    expect(far.body, `not offered yet: ${day}`).toMatchObject({ code: "slot_closed" });
  }
});

test("[AP-2] names an unknown product by its line", async () => {
  const cartItems = [
    { productId: productIdFromKey("plov"), count: 1 },
    { productId: productIdFromKey("plov", "pizza"), count: 1 },
  ];
  expect((await sendOrder(createPickupBody({ cartItems }))).body.data).toMatchObject({
    field: "cartItems.1.productId",
    productIds: [productIdFromKey("plov", "pizza")],
  });
});

test("[CH-10] stores a receiver other than the customer with a valid phone", async () => {
  const friend = createPickupBody({ receiver: { name: "Lola", phone: "90 777 66 55" } });
  expect((await sendOrder(friend)).body.receiver).toEqual({ name: "Lola", phone: "+998907776655" });
  const { body } = await sendOrder(createPickupBody({ receiver: { name: "Lola", phone: "12345678" } }));
  expect(body).toMatchObject({ code: "phone_invalid", data: { field: "receiver.phone" } });
});

test("[AP-2] names the field of a malformed order", async () => {
  const reply = await sendOrder(createBasketBody("plov", -1));
  expect(reply.status).toBe(400);
  expect(reply.body.data).toMatchObject({ field: expect.stringContaining("count") });
});

test("[AP-2] refuses half of a surrogate pair at its field; a whole one is stored", async () => {
  const postOrderToStreet = (streetName: string) =>
    sendOrder(createDeliveryBody({ address: { streetName, latitude: 41.312, longitude: 69.281 } }));
  const broken = await postOrderToStreet("Amir \ud83d Temur");
  expect(broken).toMatchObject({
    status: 400,
    body: { code: "bad_request", data: { field: "address.streetName" } },
  });
  expect((await postOrderToStreet("Amir \u{1f600} Temur")).body.address?.streetName).toBe(
    "Amir \u{1f600} Temur",
  );
});

test("[AP-4] another customer and a guest cannot see an order", async () => {
  const mine = await postOrder(app, token, createPickupBody());
  const other = await app.signIn("+998909999999");
  expect((await app.call(`/orders/v1/orders/${mine.id}`, { token: other.token })).status).toBe(404);
  expect((await app.call(`/orders/v1/orders/${mine.id}`)).status).toBe(401);
  expect((await app.call(`/orders/v1/orders/user/${userId}/active`, { token: other.token })).status).toBe(
    404,
  );
});

test("[CH-11] asks a guest to sign in and writes nothing; the same basket succeeds afterwards", async () => {
  const countOrders = async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{ count: number }>`select count(*)::int as count from orders`.execute(tx),
    );
    return rows[0]?.count ?? 0;
  };
  const before = await countOrders();
  const body = createPickupBody({ receiver: { name: "Lola", phone: "90 777 66 55" } });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const guest = await app.call("/orders/v1/orders", { body, headers });
  expect([guest.status, guest.body["code"], await countOrders()]).toEqual([401, "unauthorized", before]);
  const fresh = await app.signIn("+998908888888");
  const reply = await app.call<Order>("/orders/v1/orders", { body, headers, token: fresh.token });
  expect([reply.status, reply.body.receiver.phone, await countOrders()]).toEqual([
    200,
    "+998907776655",
    before + 1,
  ]);
});

test("[ER-2] names a product that became more expensive; a cheaper one is reported as another total", async () => {
  const placeOnePlov = (price: number, totalPrice: number) =>
    sendOrder(
      createPickupBody({ cartItems: [{ productId: productIdFromKey("plov"), count: 1, price }], totalPrice }),
    );
  const dearer = await placeOnePlov(40_000, 42_000);
  expect([dearer.status, dearer.body]).toMatchObject([
    409,
    {
      code: "product_overpriced",
      data: {
        products: [{ productId: productIdFromKey("plov"), price: 45_000 }],
        breakdown: { totalPrice: 47_000 },
      },
    },
  ]);
  expect((await placeOnePlov(50_000, 52_000)).body.code).toBe("price_changed");
  expect((await placeOnePlov(45_000, 47_000)).status).toBe(200);
});

test("[MN-7, LN-6] a refusal names the product in the language of each message", async () => {
  await changeBrandContent(
    app,
    app.osh,
    sql`update products set name = '{"uz": "Osh", "ru": "Плов", "eng": "Pilaf"}' where id = ${productIdFromKey("cola")}`,
  );
  const body = createBasketBody("cola", 999);
  const { description } = (await sendOrder(body)).body as unknown as {
    description: Record<string, string>;
  };
  expect(description["uz"]).toContain("Osh");
  expect(description["ru"]).toContain("Плов");
  expect(description["en"]).toContain("Pilaf");
});
