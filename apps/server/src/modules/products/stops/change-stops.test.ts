import type { Menu, StopListItem, StopsChange } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createStaff } from "../../users/index.ts";
import { testProduct } from "../../../testing/test-menu.ts";
import { addToMenu, branchId, CUSTOMER, pickup, productId, shop } from "../../../testing/test-shop.ts";
import { expireStops } from "./expire-stops.ts";

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const plov = productId("plov");
const menu = async () => (await app.call<Menu>("/products/v1/overalls?type=WEB")).body;
const stopOf = async () => (await menu()).products.find(({ id }) => id === plov)?.stop ?? null;

test("[MN-1] hides categories without products", async () => {
  expect((await menu()).categories.map(({ name }) => name.uz)).toEqual(["Dishes"]);
});

test("[MN-7] a stopped product stays on the menu with its end, cannot be ordered, and the stop ends automatically", async () => {
  const until = new Date(app.clock.now().getTime() + 30 * 60_000);
  await app.call("/console/v1/stops", {
    token: owner,
    body: { productIds: [plov], stop: { until: until.toISOString() } },
  });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect(await stopOf()).toEqual({ until: until.toISOString(), branchIds: null });
  const { token } = await app.signIn(CUSTOMER);
  const refused = await app.call<{ code: string }>("/orders/v1/orders", { token, body: pickup() });
  expect(refused.body.code).toBe("product_unavailable");
  app.clock.advance(31 * 60_000);
  await app.db.tenant(app.osh, (tx) => expireStops(tx, app.osh, app.clock.now()));
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect(await stopOf()).toBeNull();
  expect((await app.call("/orders/v1/orders", { token, body: pickup() })).status).toBe(200);
});

const [center, north, salad] = [branchId("center"), branchId("north"), productId("salad")];
type Changed = { changes: StopsChange[]; code: string; data: { field?: string } };
const change = (body: object, token = owner) =>
  app.call<Changed>("/console/v1/stops", { token, body: { productIds: [plov, salad], ...body } });
const restore = (changes: object[]) =>
  app.call<{ keptIds: string[] }>("/console/v1/stops", { method: "PUT", token: owner, body: { changes } });
const stopsOf = async (id: string) => {
  const { body } = await app.call<StopListItem[]>("/console/v1/products", { token: owner });
  return body.find((item) => item.id === id)?.stops;
};
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
const hand = { until: null };

test("[MN-7] one call stops several products in one branch only", async () => {
  await change({ stop: null });
  const until = inHours(2);
  expect((await change({ branchId: center, stop: { until } })).status).toBe(200);
  for (const id of [plov, salad]) expect(await stopsOf(id)).toEqual([{ branchId: center, until }]);
  await change({ branchId: north, stop: null });
  for (const id of [plov, salad]) expect(await stopsOf(id)).toEqual([{ branchId: center, until }]);
  const { token } = await app.signIn(CUSTOMER);
  const order = (branch: string) =>
    app.call<{ code: string }>("/orders/v1/orders", { token, body: pickup({ branchId: branch }) });
  app.directory.drop();
  expect((await order(center)).body.code).toBe("product_unavailable");
  expect((await order(north)).status).toBe(200);
  await change({ branchId: center, stop: null });
  expect(await stopsOf(plov)).toEqual([]);
});

test("[MN-7] a product stopped everywhere and restored in one branch stays stopped in the others, with the longer stop", async () => {
  const [soon, late] = [inHours(1), inHours(5)];
  await change({ productIds: [plov], branchId: north, stop: { until: late } });
  await change({ stop: { until: soon } });
  await change({ branchId: center, stop: null });
  expect(await stopsOf(plov)).toEqual([{ branchId: north, until: late }]);
  expect(await stopsOf(salad)).toEqual([{ branchId: north, until: soon }]);
  await change({ stop: null });
});

test("[MN-7] undoing a change of stops restores the former state once, without stops that have ended", async () => {
  const until = inHours(1);
  await change({ productIds: [plov], branchId: center, stop: { until } });
  const { changes } = (await change({ stop: hand })).body;
  expect(changes).toContainEqual({
    id: plov,
    before: [{ branchId: center, until }],
    after: [
      { branchId: null, until: null },
      { branchId: center, until },
    ],
  });
  for (let time = 0; time < 2; time += 1) {
    expect(await restore(changes)).toMatchObject({ status: 200, body: { keptIds: [] } });
    expect([await stopsOf(plov), await stopsOf(salad)]).toEqual([[{ branchId: center, until }], []]);
  }
  const again = (await change({ stop: hand })).body.changes;
  app.clock.advance(3_600_000);
  await restore(again);
  expect(await stopsOf(plov)).toEqual([]);
});

test("[MN-7] an undo keeps later changes by others and names the products", async () => {
  const { changes } = (await change({ stop: hand })).body;
  const until = inHours(3);
  await change({ productIds: [plov], branchId: north, stop: { until } });
  expect((await restore(changes)).body.keptIds).toEqual([plov]);
  expect(await stopsOf(plov)).toEqual([
    { branchId: null, until: null },
    { branchId: north, until },
  ]);
  expect(await stopsOf(salad)).toEqual([]);
  await change({ stop: null });
});

test("[AP-2] refuses an invalid end time by its field, whatever its offset", async () => {
  for (const until of ["9999-12-31T23:59:59-23:59", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+18:00"]) {
    const stopped = await change({ stop: { until } });
    expect([stopped.status, stopped.body.data.field]).toEqual([400, "stop.until"]);
    const stop = { branchId: null, until };
    expect((await restore([{ id: plov, before: [stop], after: [] }])).status).toBe(400);
  }
  const odd = `${inHours(30).slice(0, -1)}+23:59`;
  const { changes } = (await change({ productIds: [plov], stop: { until: odd } })).body;
  expect(changes[0]?.after[0]?.until).toBe(new Date(odd).toISOString());
  await restore([{ id: plov, before: [{ branchId: center, until: odd }], after: changes[0]?.after ?? [] }]);
  expect(await stopsOf(plov)).toEqual([{ branchId: center, until: new Date(odd).toISOString() }]);
  await change({ stop: null });
});

test("[BR-12] [AP-2] stops nothing if one product or branch belongs to another brand, the end is past or the caller is a courier", async () => {
  await createStaff(app, {
    merchantId: app.osh,
    login: "ali",
    name: "Ali",
    role: "courier",
    password: "demo",
  });
  const foreign = { branchId: branchId("center", "pizza"), until: null };
  const answers = [
    await change({ productIds: [plov, productId("plov", "pizza")], stop: hand }),
    await change({ branchId: foreign.branchId, stop: hand }),
    await restore([{ id: plov, before: [foreign], after: [] }]),
    await restore([{ id: productId("plov", "pizza"), before: [], after: [] }]),
    await change({ stop: { until: "2020-01-01T00:00:00Z" } }),
    await change({ stop: hand }, await app.signInStaff("ali")),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400, 403]);
  expect(await stopsOf(plov)).toEqual([]);
});

test("[MN-7, MN-15] returns a weighed product with its step and remaining steps; it is stopped and started like others", async () => {
  const step = { unit: "KG", measure: 0.1 } as const;
  await addToMenu(app, { products: [testProduct("honey", 9_000, { ...step, isWeighed: true, stock: 15 })] });
  const honey = productId("honey");
  const told = async () =>
    (await app.call<StopListItem[]>("/console/v1/products?search=honey", { token: owner })).body[0];
  expect(await told()).toMatchObject({ id: honey, costPrice: 9_000, count: 15, weighed: step, stop: null });
  await change({ productIds: [honey], stop: hand });
  expect(await told()).toMatchObject({ count: 15, weighed: step, stop: hand });
  const { token } = await app.signIn(CUSTOMER);
  const order = () =>
    app.call<{ code: string; description: Record<string, string> }>("/orders/v1/orders", {
      token,
      body: pickup({ cartItems: [{ productId: honey, count: 4 }], totalPrice: 38_000 }),
    });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect((await order()).body.code).toBe("product_unavailable");
  await change({ productIds: [honey], stop: null });
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect((await order()).status).toBe(200);
  expect(await told()).toMatchObject({ count: 11, weighed: step, stop: null });
});
