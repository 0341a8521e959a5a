import type { Order, ProductComment } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER, pickup, placed, productId, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const mine = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
type Page = { content: ProductComment[]; totalElements: number; totalPages: number };

const grade = (body: object, token = mine.token) =>
  app.call<ProductComment & { code: string }>("/products/v1/grade", { token, body });
const comments = async (key: string, query = "") =>
  (await app.call<Page>(`/products/v1/grade/${productId(key)}/comments${query}`)).body;

async function receive(key: string, totalPrice: number): Promise<void> {
  const cartItems = [{ productId: productId(key), count: 1 }];
  let order: Order = await placed(app, mine.token, pickup({ cartItems, totalPrice }));
  const lead = async (action: string, more: object = {}) => {
    const path = `/console/v1/orders/${order.id}/${action}`;
    order = (await app.call<Order>(path, { token: owner, body: { version: order.version, ...more } })).body;
  };
  await lead("accept");
  for (const status of ["COOKING", "DONE", "CLOSED"]) await lead("status", { status });
  expect(order.status).toBe("CLOSED");
}

test("[MN-10] only who received a product grades it: an order under way is not enough", async () => {
  const body = { productId: productId("plov"), grade: 5, comment: "Zoʻr" };
  await placed(app, mine.token, pickup());
  expect((await grade(body)).body.code).toBe("not_a_buyer");
  await receive("plov", 47_000);
  expect((await grade(body)).body).toMatchObject({ grade: 5, comment: "Zoʻr", author: null });
  const stranger = await app.signIn("+998902222222");
  expect((await grade(body, stranger.token)).body.code).toBe("not_a_buyer");
  expect((await grade({ ...body, productId: productId("cola") })).body.code).toBe("not_a_buyer");
});

test("[MN-10] a second grade changes the first; every guest reads comments and averages", async () => {
  const changed = await grade({ productId: productId("plov"), grade: 4, comment: "  Yaxshi  " });
  expect(changed.body).toMatchObject({ grade: 4, comment: "Yaxshi" });
  expect(await comments("plov")).toMatchObject({
    content: [{ grade: 4, comment: "Yaxshi" }],
    totalElements: 1,
    totalPages: 1,
  });
  expect((await comments("plov", "?page=1")).content).toEqual([]);
  const averages = await app.call<{ productId: string; grade: number }[]>("/products/v1/grade");
  expect(averages.body).toEqual([{ productId: productId("plov"), grade: 4, count: 1 }]);
});

test("[MN-10] a grade without words counts and is no comment", async () => {
  await receive("salad", 20_000);
  expect((await grade({ productId: productId("salad"), grade: 3, comment: "" })).status).toBe(200);
  expect((await comments("salad")).content).toEqual([]);
});

test("[AP-2] grades are one to five, whole", async () => {
  for (const wrong of [0, 6, 4.5, "5"]) {
    expect((await grade({ productId: productId("plov"), grade: wrong })).status).toBe(400);
  }
});

test("[BR-14] with productComment off nothing is written or shown", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`update merchant_settings set features = features || '{"productComment": false}'`.execute(tx),
  );
  expect((await grade({ productId: productId("plov"), grade: 5 })).body.code).toBe("feature_off");
  expect((await comments("plov")).content).toEqual([]);
});
