import type { Menu, StopListItem, SaleStopsChange } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createOrUpdateStaff } from "../../users/index.ts";
import { createTestProduct } from "../../../testing/test-menu.ts";
import {
  addToTestMenu,
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";
import { expireProductStops } from "./expire-stops.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const plov = productIdFromKey("plov");
const fetchMenu = async () => (await app.call<Menu>("/products/v1/overalls?type=WEB")).body;
const fetchPlovStop = async () => (await fetchMenu()).products.find(({ id }) => id === plov)?.stop ?? null;

test("[MN-1] hides categories without products", async () => {
  expect((await fetchMenu()).categories.map(({ name }) => name.uz)).toEqual(["Dishes"]);
});

test("[MN-7] a stopped product stays on the menu with its end, cannot be ordered, and the stop ends automatically", async () => {
  const until = new Date(app.clock.now().getTime() + 30 * 60_000);
  await app.call("/console/v1/stops", {
    token: owner,
    body: { productIds: [plov], stop: { until: until.toISOString() } },
  });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect(await fetchPlovStop()).toEqual({ until: until.toISOString(), branchIds: null });
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const refused = await app.call<{ code: string }>("/orders/v1/orders", { token, body: createPickupBody() });
  expect(refused.body.code).toBe("product_unavailable");
  app.clock.advance(31 * 60_000);
  await app.db.tenant(app.osh, (tx) => expireProductStops(tx, app.osh, app.clock.now()));
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect(await fetchPlovStop()).toBeNull();
  expect((await app.call("/orders/v1/orders", { token, body: createPickupBody() })).status).toBe(200);
});

const [center, north, salad] = [
  branchIdFromKey("center"),
  branchIdFromKey("north"),
  productIdFromKey("salad"),
];
type ChangedStops = { changes: SaleStopsChange[]; code: string; data: { field?: string } };
const changeStops = (body: object, token = owner) =>
  app.call<ChangedStops>("/console/v1/stops", { token, body: { productIds: [plov, salad], ...body } });
const restoreStops = (changes: object[]) =>
  app.call<{ keptIds: string[] }>("/console/v1/stops", { method: "PUT", token: owner, body: { changes } });
const fetchStopsOfProduct = async (id: string) => {
  const { body } = await app.call<StopListItem[]>("/console/v1/products", { token: owner });
  return body.find((item) => item.id === id)?.stops;
};
const timeInHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
const STOP_BY_HAND = { until: null };

test("[MN-7] one call stops several products in one branch only", async () => {
  await changeStops({ stop: null });
  const until = timeInHours(2);
  expect((await changeStops({ branchId: center, stop: { until } })).status).toBe(200);
  for (const id of [plov, salad])
    expect(await fetchStopsOfProduct(id)).toEqual([{ branchId: center, until }]);
  await changeStops({ branchId: north, stop: null });
  for (const id of [plov, salad])
    expect(await fetchStopsOfProduct(id)).toEqual([{ branchId: center, until }]);
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const requestOrder = (branch: string) =>
    app.call<{ code: string }>("/orders/v1/orders", { token, body: createPickupBody({ branchId: branch }) });
  app.directory.drop();
  expect((await requestOrder(center)).body.code).toBe("product_unavailable");
  expect((await requestOrder(north)).status).toBe(200);
  await changeStops({ branchId: center, stop: null });
  expect(await fetchStopsOfProduct(plov)).toEqual([]);
});

test("[MN-7] a product stopped everywhere and restored in one branch stays stopped in the others, with the longer stop", async () => {
  const [soon, late] = [timeInHours(1), timeInHours(5)];
  await changeStops({ productIds: [plov], branchId: north, stop: { until: late } });
  await changeStops({ stop: { until: soon } });
  await changeStops({ branchId: center, stop: null });
  expect(await fetchStopsOfProduct(plov)).toEqual([{ branchId: north, until: late }]);
  expect(await fetchStopsOfProduct(salad)).toEqual([{ branchId: north, until: soon }]);
  await changeStops({ stop: null });
});

test("[MN-7] undoing a change of stops restores the former state once, without stops that have ended", async () => {
  const until = timeInHours(1);
  await changeStops({ productIds: [plov], branchId: center, stop: { until } });
  const { changes } = (await changeStops({ stop: STOP_BY_HAND })).body;
  expect(changes).toContainEqual({
    id: plov,
    before: [{ branchId: center, until }],
    after: [
      { branchId: null, until: null },
      { branchId: center, until },
    ],
  });
  for (let time = 0; time < 2; time += 1) {
    expect(await restoreStops(changes)).toMatchObject({ status: 200, body: { keptIds: [] } });
    expect([await fetchStopsOfProduct(plov), await fetchStopsOfProduct(salad)]).toEqual([
      [{ branchId: center, until }],
      [],
    ]);
  }
  const again = (await changeStops({ stop: STOP_BY_HAND })).body.changes;
  app.clock.advance(3_600_000);
  await restoreStops(again);
  expect(await fetchStopsOfProduct(plov)).toEqual([]);
});

test("[MN-7] an undo keeps later changes by others and names the products", async () => {
  const { changes } = (await changeStops({ stop: STOP_BY_HAND })).body;
  const until = timeInHours(3);
  await changeStops({ productIds: [plov], branchId: north, stop: { until } });
  expect((await restoreStops(changes)).body.keptIds).toEqual([plov]);
  expect(await fetchStopsOfProduct(plov)).toEqual([
    { branchId: null, until: null },
    { branchId: north, until },
  ]);
  expect(await fetchStopsOfProduct(salad)).toEqual([]);
  await changeStops({ stop: null });
});

test("[AP-2] refuses an invalid end time by its field, whatever its offset", async () => {
  for (const until of ["9999-12-31T23:59:59-23:59", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+18:00"]) {
    const stopped = await changeStops({ stop: { until } });
    expect([stopped.status, stopped.body.data.field]).toEqual([400, "stop.until"]);
    const stop = { branchId: null, until };
    expect((await restoreStops([{ id: plov, before: [stop], after: [] }])).status).toBe(400);
  }
  const odd = `${timeInHours(30).slice(0, -1)}+23:59`;
  const { changes } = (await changeStops({ productIds: [plov], stop: { until: odd } })).body;
  expect(changes[0]?.after[0]?.until).toBe(new Date(odd).toISOString());
  await restoreStops([
    { id: plov, before: [{ branchId: center, until: odd }], after: changes[0]?.after ?? [] },
  ]);
  expect(await fetchStopsOfProduct(plov)).toEqual([{ branchId: center, until: new Date(odd).toISOString() }]);
  await changeStops({ stop: null });
});

test("[BR-12] [AP-2] stops nothing if one product or branch belongs to another brand, the end is past or the caller is a courier", async () => {
  await createOrUpdateStaff(app, {
    merchantId: app.osh,
    login: "ali",
    name: "Ali",
    role: "courier",
    password: "demo",
  });
  const foreign = { branchId: branchIdFromKey("center", "pizza"), until: null };
  const answers = [
    await changeStops({ productIds: [plov, productIdFromKey("plov", "pizza")], stop: STOP_BY_HAND }),
    await changeStops({ branchId: foreign.branchId, stop: STOP_BY_HAND }),
    await restoreStops([{ id: plov, before: [foreign], after: [] }]),
    await restoreStops([{ id: productIdFromKey("plov", "pizza"), before: [], after: [] }]),
    await changeStops({ stop: { until: "2020-01-01T00:00:00Z" } }),
    await changeStops({ stop: STOP_BY_HAND }, await app.signInStaff("ali")),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400, 403]);
  expect(await fetchStopsOfProduct(plov)).toEqual([]);
});

test("[MN-7, MN-15] returns a weighed product with its step and remaining steps; it is stopped and started like others", async () => {
  const step = { unit: "KG", measure: 0.1 } as const;
  await addToTestMenu(app, {
    products: [createTestProduct("honey", 9_000, { ...step, isWeighed: true, stock: 15 })],
  });
  const honey = productIdFromKey("honey");
  const findHoneyProduct = async () =>
    (await app.call<StopListItem[]>("/console/v1/products?search=honey", { token: owner })).body[0];
  expect(await findHoneyProduct()).toMatchObject({
    id: honey,
    costPrice: 9_000,
    count: 15,
    weighed: step,
    stop: null,
  });
  await changeStops({ productIds: [honey], stop: STOP_BY_HAND });
  expect(await findHoneyProduct()).toMatchObject({ count: 15, weighed: step, stop: STOP_BY_HAND });
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const requestOrder = () =>
    app.call<{ code: string; description: Record<string, string> }>("/orders/v1/orders", {
      token,
      body: createPickupBody({ cartItems: [{ productId: honey, count: 4 }], totalPrice: 38_000 }),
    });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect((await requestOrder()).body.code).toBe("product_unavailable");
  await changeStops({ productIds: [honey], stop: null });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect((await requestOrder()).status).toBe(200);
  expect(await findHoneyProduct()).toMatchObject({ count: 11, weighed: step, stop: null });
});
