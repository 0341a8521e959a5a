import type { Menu, StopListItem } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { branchId, CUSTOMER, pickup, productId, shop } from "../../testing/test-shop.ts";
import { healStops } from "./stop-product.ts";

const app = await shop();
const owner = await app.signInStaff("owner@osh");
const plov = productId("plov");
const menu = async () => (await app.call<Menu>("/products/v1/overalls?type=WEB")).body;
const stopOf = async () => (await menu()).products.find(({ id }) => id === plov)?.stop ?? null;

test("[MN-1] categories without products are hidden", async () => {
  expect((await menu()).categories.map(({ name }) => name.uz)).toEqual(["Dishes"]);
});

test("[MN-7] a stopped dish stays on the menu with its end, cannot be ordered, and heals itself", async () => {
  const until = new Date(app.clock.now().getTime() + 30 * 60_000);
  const stopped = await app.call<StopListItem>(`/console/v1/products/${plov}/stop`, {
    token: owner,
    body: { until: until.toISOString() },
  });
  expect(stopped.body.stop).toEqual({ until: until.toISOString(), branchId: null });
  app.directory.drop();
  app.http.forget(app.osh);
  expect(await stopOf()).toEqual({ until: until.toISOString(), branchIds: null });
  const { token } = await app.signIn(CUSTOMER);
  const refused = await app.call<{ code: string }>("/orders/v1/orders", { token, body: pickup() });
  expect(refused.body.code).toBe("product_unavailable");
  app.clock.advance(31 * 60_000);
  await app.db.tenant(app.osh, (tx) => healStops(tx, app.osh, app.clock.now()));
  app.directory.drop();
  app.http.forget(app.osh);
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
