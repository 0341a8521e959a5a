import type { Menu, ProductStops, StopListItem } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createStaff } from "../../users/index.ts";
import { branchId, CUSTOMER, pickup, productId, shop } from "../../../testing/test-shop.ts";
import { expireStops } from "./expire-stops.ts";

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const plov = productId("plov");
const menu = async () => (await app.call<Menu>("/products/v1/overalls?type=WEB")).body;
const stopOf = async () => (await menu()).products.find(({ id }) => id === plov)?.stop ?? null;

test("[MN-1] categories without products are hidden", async () => {
  expect((await menu()).categories.map(({ name }) => name.uz)).toEqual(["Dishes"]);
});

test("[MN-7] a stopped dish stays on the menu with its end, cannot be ordered, and its stop ends by itself", async () => {
  const until = new Date(app.clock.now().getTime() + 30 * 60_000);
  const stopped = await app.call<StopListItem>(`/console/v1/products/${plov}/stop`, {
    token: owner,
    body: { until: until.toISOString() },
  });
  expect(stopped.body.stop).toEqual({ until: until.toISOString(), branchId: null });
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

test("[AP-2] a stop that ends in the past names its field", async () => {
  const body = { until: "2020-01-01T00:00:00Z" };
  const reply = await app.call(`/console/v1/products/${plov}/stop`, { token: owner, body });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ data: { field: "until" } });
});

test("[MN-7] [BR-12] a stop in one branch needs a branch of the brand's own", async () => {
  const stopIn = (branch: string) =>
    app.call(`/console/v1/products/${plov}/stop`, { token: owner, body: { until: null, branchId: branch } });
  for (const branch of [branchId("center", "pizza"), crypto.randomUUID()])
    expect(await stopIn(branch)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect((await stopIn(branchId("center"))).status).toBe(200);
});

test("[BR-12] staff of another brand find no such product", async () => {
  const token = await app.signInStaff("owner@pizza");
  const options = { token, host: "pizza.localhost", body: { until: null } };
  expect((await app.call(`/console/v1/products/${plov}/stop`, options)).status).toBe(404);
});

const [center, north, salad] = [branchId("center"), branchId("north"), productId("salad")];
type Changed = { before: ProductStops[]; code: string; data: { field?: string } };
const change = (body: object, token = owner) =>
  app.call<Changed>("/console/v1/stops", { token, body: { productIds: [plov, salad], ...body } });
const restore = (products: object[]) =>
  app.call("/console/v1/stops", { method: "PUT", token: owner, body: { products } });
const stopsOf = async (id: string) => {
  const { body } = await app.call<StopListItem[]>("/console/v1/products", { token: owner });
  return body.find((item) => item.id === id)?.stops;
};
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
const hand = { until: null };

test("[MN-7] several products are stopped by one call in one branch, and no other branch stops selling them", async () => {
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

test("[MN-7] what is stopped everywhere and put back in one branch stays stopped in the others, the longer stop kept", async () => {
  const [soon, late] = [inHours(1), inHours(5)];
  await change({ productIds: [plov], branchId: north, stop: { until: late } });
  await change({ stop: { until: soon } });
  await change({ branchId: center, stop: null });
  expect(await stopsOf(plov)).toEqual([{ branchId: north, until: late }]);
  expect(await stopsOf(salad)).toEqual([{ branchId: north, until: soon }]);
  await change({ stop: null });
});

test("[MN-7] a change of stops is taken back to what was, and no stop is put back that has ended meanwhile", async () => {
  const until = inHours(1);
  await change({ productIds: [plov], branchId: center, stop: { until } });
  const { body } = await change({ stop: hand });
  expect(body.before).toContainEqual({ id: plov, stops: [{ branchId: center, until }] });
  expect((await restore(body.before)).status).toBe(200);
  expect([await stopsOf(plov), await stopsOf(salad)]).toEqual([[{ branchId: center, until }], []]);
  app.clock.advance(3_600_000);
  await restore(body.before);
  expect(await stopsOf(plov)).toEqual([]);
});

test("[BR-12] [AP-2] one foreign product or branch, a past end or a courier among those who ask, and nothing is stopped", async () => {
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
    await restore([{ id: plov, stops: [foreign] }]),
    await restore([{ id: productId("plov", "pizza"), stops: [] }]),
    await change({ stop: { until: "2020-01-01T00:00:00Z" } }),
    await change({ stop: hand }, await app.signInStaff("ali")),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400, 403]);
  expect(await stopsOf(plov)).toEqual([]);
});
