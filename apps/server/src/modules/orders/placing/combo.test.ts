import type { Menu, Order, OrderQuote, RepeatedOrderBasket, StopListItem } from "@dasturxon/contract";
import { listChoicesWithoutParts } from "@dasturxon/domain/line-choices";
import { expect, test } from "vitest";
import { createTestSetPart, createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  branchIdFromKey,
  CUSTOMER_PHONE,
  modificationIdFromPath,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const textInEachLanguage = (name: string) => ({ uz: name, ru: name, eng: name });
await addToTestMenu(app, {
  products: [
    createTestProduct("tea", 6_000),
    createTestProduct("juice", 15_000, { stock: 3 }),
    createTestProduct("lunch", 50_000, {
      modificationGroups: [
        {
          key: "main",
          name: textInEachLanguage("Main"),
          min: 1,
          max: 1,
          modifications: [createTestSetPart("plov")],
        },
        {
          key: "drink",
          name: textInEachLanguage("Drink"),
          min: 1,
          max: 1,
          modifications: [createTestSetPart("tea"), createTestSetPart("juice", 7_000)],
        },
        {
          key: "sauce",
          name: textInEachLanguage("Sauce"),
          min: 0,
          max: 1,
          modifications: [{ key: "hot", name: textInEachLanguage("hot sauce"), price: 2_000, maxCount: 1 }],
        },
      ],
    }),
  ],
});
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const createLunchOrder = (drink: "tea" | "juice", more: { count?: number; totalPrice?: number } = {}) => {
  const { count = 1, totalPrice = count * (drink === "juice" ? 57_000 : 50_000) + 2_000 } = more;
  const choices = ["main/plov", `drink/${drink}`];
  const modifications = choices.map((path) => ({ id: modificationIdFromPath(`lunch/${path}`), count: 1 }));
  return createPickupBody({
    cartItems: [{ productId: productIdFromKey("lunch"), count, modifications }],
    totalPrice,
  });
};
const postOrderCall = (body: object) =>
  app.call<Order & { code: string; data: object }>("/orders/v1/orders", { token, body });
const fetchMenuLunch = async () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { body } = await app.call<Menu>("/products/v1/overalls");
  return body.products.find(({ id }) => id === productIdFromKey("lunch"));
};
const fetchStockLeft = async (key: string) => {
  const path = `/console/v1/products?search=${key}`;
  const { body } = await app.call<StopListItem[]>(path, { token: owner });
  return body.find(({ id }) => id === productIdFromKey(key))?.count;
};

/** Returns the lines of an order's receipt as text. */
async function fetchReceiptRows(order: { id: string }): Promise<string[]> {
  const reply = await app.http.app.inject({
    url: `/api/orders/v1/orders/${order.id}/receipt/page?lang=en`,
    headers: { host: "osh.localhost", authorization: `Bearer ${token}` },
  });
  return [...reply.body.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, cells = ""]) =>
    cells
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

test("[MN-5] a set lists its choices as products with names and surcharges", async () => {
  expect(await fetchMenuLunch()).toMatchObject({
    type: "COMBO",
    isAvailable: true,
    modificationGroups: [
      { modifications: [{ productId: productIdFromKey("plov"), isAvailable: true, name: { uz: "plov" } }] },
      {
        modifications: [
          { productId: productIdFromKey("tea") },
          { productId: productIdFromKey("juice"), price: 7_000 },
        ],
      },
      { modifications: [{ name: { uz: "hot sauce" }, price: 2_000 }] },
    ],
  });
});

test("[BK-1] a set costs its price plus surcharges, split over its parts without a remainder", async () => {
  const { body } = await postOrderCall(createLunchOrder("juice"));
  expect(body.cartItems[0]).toMatchObject({
    totalPrice: 57_000,
    parts: [
      { productId: productIdFromKey("plov"), count: 1, totalPrice: 42_750, name: { uz: "plov" } },
      { productId: productIdFromKey("juice"), count: 1, totalPrice: 14_250 },
    ],
  });
  const seen = await app.call<{ order: Order }>(`/console/v1/orders/${body.id}`, { token: owner });
  expect(JSON.stringify(seen.body)).toContain(`"parts":[{"productId":"${productIdFromKey("plov")}"`);
  expect(await fetchStockLeft("juice")).toBe(2);
});

test("[MN-6] a part counts together with the same product bought alone; the refusal names it", async () => {
  const body = createLunchOrder("juice", { count: 2 });
  const cartItems = [...body.cartItems, { productId: productIdFromKey("juice"), count: 1 }];
  const refused = await postOrderCall({ ...body, cartItems, totalPrice: 131_000 });
  expect(refused.body).toMatchObject({ code: "not_enough_stock", data: { name: { uz: "juice" }, max: 2 } });
});

test("[MN-6] a cancelled set returns the stock of its parts", async () => {
  const { body } = await postOrderCall(createLunchOrder("juice", { count: 2 }));
  expect(await fetchStockLeft("juice")).toBe(0);
  const path = `/console/v1/orders/${body.id}/refuse`;
  const refused = await app.call(path, {
    token: owner,
    body: { version: 1, reason: "OTHER", comment: "no" },
  });
  expect(refused.status).toBe(200);
  expect(await fetchStockLeft("juice")).toBe(2);
});

test("[OR-9] a set is repeated with its choices, and is reported missing while a part is sold out", async () => {
  const { body } = await postOrderCall(createLunchOrder("juice"));
  const repeatOrder = async () => {
    const path = `/orders/v1/orders/${body.id}/repeat`;
    return (await app.call<RepeatedOrderBasket>(path, { token })).body;
  };
  const again = await repeatOrder();
  expect(again).toMatchObject({
    cartItems: createLunchOrder("juice").cartItems,
    missing: [],
    totalProductPrice: 57_000,
  });
  await postOrderCall(
    createPickupBody({ cartItems: [{ productId: productIdFromKey("juice"), count: 1 }], totalPrice: 17_000 }),
  );
  expect(await fetchStockLeft("juice")).toBe(0);
  expect(await repeatOrder()).toMatchObject({
    cartItems: [],
    missing: [{ productId: productIdFromKey("lunch"), reason: "sold_out" }],
  });
  await addToTestMenu(app, { products: [createTestProduct("juice", 15_000, { stock: 3 })] });
});

test("[MN-5] refuses a missing choice, one too many and a choice of another set", async () => {
  const one = { id: modificationIdFromPath("lunch/main/plov"), count: 1 };
  const cases = [[one], [one, one], [{ id: modificationIdFromPath("somsa/size/big"), count: 1 }]];
  for (const modifications of cases) {
    const cartItems = [{ productId: productIdFromKey("lunch"), count: 1, modifications }];
    expect((await postOrderCall(createPickupBody({ cartItems, totalPrice: 52_000 }))).body.code).toBe(
      "modifications_required",
    );
  }
});

test("[OR-10] the receipt lists a set by parts, each with its share, several with the price of one", async () => {
  const { body } = await postOrderCall(createLunchOrder("tea", { count: 2 }));
  const rows = await fetchReceiptRows(body);
  expect(rows.slice(0, 3)).toEqual([
    "lunch 2 × 50 000 sum 100 000 sum",
    expect.stringMatching(/^plov × 2 \d+ \d{3} sum$/),
    expect.stringMatching(/^tea × 2 \d+ \d{3} sum$/),
  ]);
  const shares = rows.slice(1, 3).map((row) => Number(row.replace(/^.* × 2/, "").replaceAll(/\D/g, "")));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100_000);
});

test("[OR-10] a choice of a set that is not a product is listed under it, on the receipt and for the kitchen", async () => {
  const body = createLunchOrder("tea", { totalPrice: 54_000 });
  const [line] = body.cartItems;
  const hot = { id: modificationIdFromPath("lunch/sauce/hot"), count: 1 };
  const cartItems = [{ ...line, modifications: [...(line?.modifications ?? []), hot] }];
  const placed = await postOrderCall({ ...body, cartItems });
  const made = placed.body.cartItems[0];
  expect(made && listChoicesWithoutParts(made)).toMatchObject([{ name: { uz: "hot sauce" }, price: 2_000 }]);
  expect((await fetchReceiptRows(placed.body)).slice(0, 4)).toEqual([
    "lunch 52 000 sum",
    expect.stringMatching(/^plov \d+ \d{3} sum$/),
    expect.stringMatching(/^tea \d+ \d{3} sum$/),
    "hot sauce",
  ]);
});

test("[MN-7] a stopped part cannot be chosen; without an alternative the whole set is unavailable", async () => {
  const stopDish = (key: string, branch: string | null = null) => {
    const body = { productIds: [productIdFromKey(key)], branchId: branch, stop: { until: null } };
    return app.call("/console/v1/stops", { token: owner, body });
  };
  await stopDish("juice");
  expect(await fetchMenuLunch()).toMatchObject({ isAvailable: true });
  const refused = await postOrderCall(createLunchOrder("juice"));
  expect(refused.body).toMatchObject({
    code: "part_unavailable",
    data: { name: { uz: "lunch" }, part: { uz: "juice" } },
  });
  expect((await postOrderCall(createLunchOrder("tea"))).status).toBe(200);
  await stopDish("plov", branchIdFromKey("north"));
  expect((await postOrderCall(createLunchOrder("tea"))).status).toBe(200);
  const north = { ...createLunchOrder("tea"), branchId: branchIdFromKey("north") };
  expect((await postOrderCall(north)).body).toMatchObject({
    code: "part_unavailable",
    data: { part: { uz: "plov" } },
  });
  await stopDish("tea");
  expect(await fetchMenuLunch()).toMatchObject({ isAvailable: false });
  const quote = await app.call<OrderQuote>("/orders/v1/orders/quote", { body: createLunchOrder("tea") });
  expect(quote.body.obstacles).toMatchObject([{ code: "part_unavailable", data: { part: { uz: "tea" } } }]);
});
