import type {
  Branch,
  City,
  Merchant,
  OrderSettings,
  DeliveryRegion,
  WebSettings,
} from "@dasturxon/contract/merchants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { changeBrandContent } from "../../testing/change-content.ts";

const app = await createTestApp();
const { call, osh, pizza } = app;

const settingsPath = "/support/v1/merchant/settings/web";

test("[BR-1] the sub-domain of the host names the brand", async () => {
  const { body } = await call<WebSettings>(settingsPath, { host: "pizza.localhost:3000" });
  expect(body).toMatchObject({ merchantId: pizza, key: "pizza", domain: "http://pizza.localhost:3000" });
});

test("[BR-3] a bare local host and a private address show the demo brand", async () => {
  for (const host of ["localhost:3000", "127.0.0.1", "192.168.1.7:3000", "store.local"]) {
    expect((await call<WebSettings>(settingsPath, { host })).body.merchantId).toBe(osh);
  }
});

test("[BR-1] uses the vendor parameter, then the stored choice, if the host names no brand", async () => {
  expect((await call<WebSettings>(`${settingsPath}?vendor=pizza`, { host: "localhost" })).body.key).toBe(
    "pizza",
  );
  expect((await call<WebSettings>(`${settingsPath}?vendor=${pizza}`, { host: "localhost" })).body.key).toBe(
    "pizza",
  );
  const stored = { cookie: "vendor=pizza" };
  expect((await call<WebSettings>(settingsPath, { host: "localhost", headers: stored })).body.key).toBe(
    "pizza",
  );
  expect((await call<WebSettings>(`${settingsPath}?vendor=pizza`)).body.key).toBe("osh");
});

test("[BR-3, BR-8] an unregistered public host has no brand, whatever the request names", async () => {
  for (const path of [settingsPath, `${settingsPath}?vendor=osh`]) {
    const reply = await call(path, { host: "osh.example.uz", headers: { cookie: "vendor=osh" } });
    expect(reply).toMatchObject({ status: 400, body: { code: "merchant_id_missing" } });
  }
});

test("[BR-2] a custom domain names its brand", async () => {
  await addHost("pizza.example.uz", pizza);
  expect((await call<WebSettings>(settingsPath, { host: "www.pizza.example.uz" })).body.key).toBe("pizza");
});

test("[BR-4] a host serves several brands, selected by the page cookie", async () => {
  await addHost("food.example.uz", osh, 1);
  await addHost("food.example.uz", pizza, 2);
  const fetchBrandKey = async (cookie: string) => {
    const { body } = await call<WebSettings>(settingsPath, { host: "food.example.uz", headers: { cookie } });
    return body.key;
  };
  expect([
    await fetchBrandKey(""),
    await fetchBrandKey("page=1"),
    await fetchBrandKey("page=2"),
    await fetchBrandKey("page=7"),
  ]).toEqual(["osh", "osh", "pizza", "osh"]);
});

test("[BR-9, AP-4] refuses a header that names another brand than the host", async () => {
  const reply = await call(settingsPath, { headers: { "merchant-id": pizza } });
  expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("[BR-14] features that the brand did not enable are off", async () => {
  const { features, payments, isDemo } = (await call<WebSettings>(settingsPath)).body;
  expect(features).toMatchObject({
    delivery: true,
    pickup: true,
    chat: false,
    card: false,
  });
  expect(payments.map(({ type }) => type)).toEqual(["CASH", "TERMINAL"]);
  expect(isDemo).toBe(true);
});

test("[AP-3] does not return a secret stored in the settings", async () => {
  await changeBrandContent(
    app,
    osh,
    sql`update merchant_settings set features = features || '{"smsPassword":"canary","delivery":"canary"}',
      links = links || '{"iikoApiLogin":"canary"}'`,
  );
  app.directory.drop();
  for (const path of [settingsPath, "/users/v1/merchants/sub/osh", "/support/v1/brand/catalog"]) {
    expect(JSON.stringify((await call(path)).body)).not.toContain("canary");
  }
});

test("[BR-7] a brand found by its sub-domain says whether it is active", async () => {
  const { body } = await call<Merchant>("/users/v1/merchants/sub/PIZZA", { host: "localhost" });
  expect(body).toMatchObject({ id: pizza, sub: "pizza", isActive: true, deleted: false, latitude: 41.31 });
  const missing = await call("/users/v1/merchants/sub/nobody");
  expect(missing).toMatchObject({ status: 404, body: { code: "merchant_not_found" } });
});

test("[BR-11] the catalogue lists active brands only", async () => {
  const { body } = await call<{ merchantId: string; domainUrl: string }[]>("/support/v1/brand/catalog", {
    host: "localhost",
  });
  expect(body.map(({ merchantId }) => merchantId)).toEqual([osh, pizza]);
  expect(body[0]?.domainUrl).toBe("http://osh.localhost:3000");
});

test("[BN-6] lists branches with the main one first, filtered by city on request", async () => {
  const { body } = await call<Branch[]>("/users/v1/branches");
  expect(body.map(({ name }) => name.uz)).toEqual(["Markaz", "Shimol"]);
  const [branch] = body;
  expect((await call<Branch>(`/users/v1/branches/${branch?.id}`)).body).toEqual(branch);
  expect((await call<Branch[]>(`/users/v1/branches/full?cityId=${branch?.cityId}`)).body).toHaveLength(2);
  expect((await call<Branch[]>(`/users/v1/branches/full?cityId=${osh}`)).body).toEqual([]);
});

test("[BR-12] does not find another brand's branch", async () => {
  const [branch] = (await call<Branch[]>("/users/v1/branches", { host: "pizza.localhost" })).body;
  expect((await call(`/users/v1/branches/${branch?.id}`)).status).toBe(404);
  expect((await call("/users/v1/branches/not-an-id")).body).toMatchObject({
    code: "bad_request",
    data: { field: "id" },
  });
});

const requestClosestBranch = (merchantId: string, query: string) =>
  call<Branch>(`/users/v1/branches/merchant/${merchantId}/closest?${query}`);

test("[BN-7] the closest branch for delivery is the one whose zone contains the point, with its distance", async () => {
  const { body } = await requestClosestBranch(osh, "lat=41.329&lon=69.28&type=DELIVERY");
  expect(body.name.uz).toBe("Markaz");
  expect(body.distance).toBeGreaterThan(2000);
  expect((await requestClosestBranch(osh, "lat=41.355&lon=69.28&type=PICK_UP")).body.name.uz).toBe("Shimol");
  expect((await requestClosestBranch(osh, "lat=41.355&lon=69.28")).body.name.uz).toBe("Markaz");
});

test.each([
  ["", "merchant_id_missing", "Merchant ID is not defined"],
  ["%20", "merchant_id_missing", "Merchant ID is not defined"],
  ["undefined", "merchant_id_undefined", "Merchant ID is undefined"],
])("[BN-7] refuses the merchant id %j with the documented error", async (said, code, en) => {
  expect(await requestClosestBranch(said, "lat=41&lon=69")).toMatchObject({
    status: 400,
    body: { code, description: { en } },
  });
});

test("[BN-7] an unknown brand, or one of another host, has no closest branch", async () => {
  expect((await requestClosestBranch("nonsense", "lat=41&lon=69")).status).toBe(404);
  expect((await requestClosestBranch(pizza, "lat=41.3&lon=69.2")).status).toBe(404);
  expect((await requestClosestBranch(osh, "lat=91&lon=69")).body).toMatchObject({
    code: "bad_request",
    data: { field: "lat" },
  });
});

test("[ER-2] a brand whose branches are all permanently closed says so", async () => {
  const setBranchesActive = (isActive: boolean) =>
    changeBrandContent(app, osh, sql`update branches set is_active = ${isActive}`);
  await setBranchesActive(false);
  expect((await requestClosestBranch(osh, "lat=41.3&lon=69.2")).body).toMatchObject({ code: "no_branches" });
  await setBranchesActive(true);
});

test("[AD-2, AD-5] cities and zones are public, without internal tariff data", async () => {
  const cities = (await call<City[]>(`/users/v1/city-merchant/merchant/${osh}`)).body;
  expect(cities).toMatchObject([{ isMain: true, mapKey: "tashkent" }]);
  const regions = (await call<DeliveryRegion[]>("/users/v1/region")).body;
  expect(regions[0]?.polygon).toHaveLength(4);
  expect(regions[0]).toMatchObject({ merchantId: osh, price: 10_000 });
  expect(regions[0]).not.toHaveProperty("basePrice");
});

test("[BK-7, CH-3] both paths return the ordering rules, by token only for the own brand", async () => {
  const { body } = await call<OrderSettings>("/orders/v1/merchant/settings");
  expect(body).toMatchObject({
    minimalDeliveryPrice: 30_000,
    serviceFeeAmount: 2000,
    shouldValidateDeliveryArea: true,
  });
  expect((await call(`/orders/v1/order/setting/${osh}`)).status).toBe(401);
  const { token } = await app.signIn("+998901112233");
  expect((await call<OrderSettings>(`/orders/v1/order/setting/${osh}`, { token })).body).toEqual(body);
  expect((await call(`/orders/v1/order/setting/${pizza}`, { token })).status).toBe(404);
});

test("a change is visible at once in the process that received the event; unchanged content answers 304", async () => {
  const etag = String((await call(settingsPath)).headers.etag);
  const again = await app.http.app.inject({
    url: `/api${settingsPath}`,
    headers: { host: "osh.localhost", "if-none-match": etag },
  });
  expect(again.statusCode).toBe(304);
  await app.bus.start();
  await app.db.tenant(osh, async (tx) => {
    await sql`update merchant_settings set main_color = '#112233'`.execute(tx);
    await sql`select raise_content_version()`.execute(tx);
    await sql`insert into outbox (merchant_id, topic, key, payload) values (${osh}, 'brand-changed', 'k', '{}')`.execute(
      tx,
    );
    tx.wake("outbox");
  });
  await expect.poll(async () => (await call<WebSettings>(settingsPath)).body.mainColor).toBe("#112233");
});

test("[BR-7] a blocked brand is readable but not writable; a deleted one says that it was removed", async () => {
  await app.db.platform((tx) =>
    sql`update merchants set is_active = false where merchant_id = ${pizza}`.execute(tx),
  );
  app.directory.drop();
  expect((await call(settingsPath, { host: "pizza.localhost" })).status).toBe(200);
  const code = await call("/users/v1/users/code", {
    host: "pizza.localhost",
    body: { phone: "+998901112233" },
  });
  expect(code).toMatchObject({ status: 403, body: { code: "merchant_blocked" } });
  expect((await call<object[]>("/support/v1/brand/catalog")).body).toHaveLength(1);
  await app.db.platform((tx) =>
    sql`update merchants set deleted_at = now() where merchant_id = ${pizza}`.execute(tx),
  );
  app.directory.drop();
  const deleted = await call(settingsPath, { host: "pizza.localhost" });
  expect(deleted).toMatchObject({ status: 410, body: { code: "merchant_deleted" } });
});

async function addHost(host: string, merchantId: string, page = 1): Promise<void> {
  await app.db.platform((tx) =>
    sql`insert into merchant_hosts (host, page, merchant_id) values (${host}, ${page}, ${merchantId})`.execute(
      tx,
    ),
  );
}
