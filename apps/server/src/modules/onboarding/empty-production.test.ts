import { expect, test } from "vitest";
import { signInAdministrator } from "../../testing/administrator.ts";
import {
  requestPermit,
  createRegistrationPhone,
  postRegistration,
  createRegistrationBody,
} from "../../testing/new-start.ts";
import { createTestApp } from "../../testing/test-app.ts";

const publicOrigin = "https://platform.example";
const productionConfig = { isProduction: true, isDemo: false, publicOrigin };

test("[S38, BR-2] in production a brand opens below the platform's host, and not at all if sign-up is closed", async () => {
  const app = await createTestApp({
    config: { ...productionConfig, consoleOrigin: "https://kassa.platform.example" },
  });
  const injectPath = (path: string, host: string) =>
    app.http.app.inject({ url: path, headers: { host, "x-forwarded-proto": "https" } });
  const from = { host: "platform.example" };
  const permit = () => requestPermit(app, createRegistrationPhone(), from.host);
  const { body } = await postRegistration(app, createRegistrationBody(await permit(), "yangi"), from);
  expect(body.url).toBe("https://yangi.platform.example");
  const host = "yangi.platform.example";
  const found = await app.call<{ key: string }>("/support/v1/merchant/settings/web", { host });
  expect(found.body.key).toBe("yangi");
  const page = await injectPath("/start", "platform.example");
  expect([page.statusCode, page.headers["location"]]).toEqual([
    302,
    "https://kassa.platform.example/console/start",
  ]);
  expect((await injectPath("/start", host)).statusCode).toBe(404);
  // The console's own host cannot become a brand's address.
  const reserved = await postRegistration(app, createRegistrationBody(await permit(), "kassa"), from);
  expect(reserved.body.code).toBe("host_reserved");
});

test("[S38] sends no codes if sign-up is closed", async () => {
  const app = await createTestApp({ config: { ...productionConfig, isStartOpen: false } });
  const host = "platform.example";
  const asked = await app.call<{ code: string }>("/onboarding/v1/code", {
    host,
    body: { phone: "+998901234567" },
  });
  expect([asked.status, asked.body.code, app.sent.length]).toEqual([403, "start_closed", 0]);
});

test("[S38, S39] an empty production installation without SMS begins with its first administrator, whose link opens a store", async () => {
  const app = await createTestApp({ config: { ...productionConfig, isStartOpen: false } });
  const host = "platform.example";
  const token = await signInAdministrator(app, "first", host);
  const given = await app.call<{ url: string }>("/platform/v1/permits", {
    host,
    token,
    body: { for: "Sardor" },
  });
  const link = new URL(given.body.url);
  expect(link.origin).toBe(publicOrigin);
  const opened = await postRegistration(app, createRegistrationBody(link.hash.slice(1), "sardor"), { host });
  expect(opened.body.url).toBe("https://sardor.platform.example");
  const store = await app.call<{ key: string }>("/support/v1/merchant/settings/web", {
    host: "sardor.platform.example",
  });
  expect(store.body.key).toBe("sardor");
  expect(app.sent).toEqual([]);
  const brands = await app.call<{ brands: { key: string; url: string }[] }>("/platform/v1/brands?q=sardor", {
    host,
    token,
  });
  expect(brands.body.brands).toMatchObject([{ key: "sardor", url: "https://sardor.platform.example" }]);
});

test("[S38, S15] a production started locally answers at the address it prints, and at no other local one", async () => {
  const app = await createTestApp({ config: { ...productionConfig, publicOrigin: "http://localhost:3000" } });
  const fetchStatus = async (host: string, url: string) =>
    (await app.http.app.inject({ url, headers: { host } })).statusCode;
  expect(await fetchStatus("localhost:3000", "/platform")).not.toBe(421);
  expect(await fetchStatus("localhost:3000", "/console/")).not.toBe(421);
  const permit = await requestPermit(app, createRegistrationPhone(), "localhost");
  const { body } = await postRegistration(app, createRegistrationBody(permit, "yaqin"), {
    host: "localhost",
  });
  expect(body.url).toBe("http://yaqin.localhost:3000");
  const host = "yaqin.localhost";
  const found = await app.call<{ key: string }>("/support/v1/merchant/settings/web", { host });
  expect(found.body.key).toBe("yaqin");
  for (const stranger of ["192.168.1.7:3000", "printer.local"])
    expect(await fetchStatus(stranger, "/platform")).toBe(421);
});

test("[S38] in production the first order of a store opened by a link is delivered", async () => {
  const app = await createTestApp({ config: { ...productionConfig, isStartOpen: false } });
  const token = await signInAdministrator(app, "first", "platform.example");
  const given = await app.call<{ url: string }>("/platform/v1/permits", {
    host: "platform.example",
    token,
    body: { for: "Sardor" },
  });
  const begun = createRegistrationBody(new URL(given.body.url).hash.slice(1), "sardor");
  const owner = (await postRegistration(app, begun, { host: "platform.example" })).body.token;
  const host = "sardor.platform.example";
  const guest = await app.signIn("+998901234567", host);
  const [branch] = (await app.call<{ id: string }[]>("/users/v1/branches/full", { host })).body;
  const found = await app.call<{ products: { id: string }[] }>("/products/v1/search?q=osh", {
    host,
  });
  const [product] = found.body.products;
  const { latitude, longitude } = begun.branch;
  const wanted = {
    serviceType: "DELIVERY",
    branchId: branch?.id,
    cartItems: [{ productId: product?.id, count: 1 }],
    address: { streetName: "Amir Temur", houseNumber: "5", latitude, longitude },
  };
  const quote = await app.call<{ totalPrice: number; obstacles: object[] }>("/orders/v1/orders/quote", {
    host,
    body: wanted,
  });
  const placed = await app.call<{ id: string; version: number }>("/orders/v1/orders", {
    host,
    token: guest.token,
    body: { ...wanted, totalPrice: quote.body.totalPrice },
  });
  expect([placed.status, quote.body.obstacles]).toEqual([200, []]);
  let { version } = placed.body;
  for (const [action, status] of [
    ["accept", undefined],
    ["status", "COOKING"],
    ["status", "DONE"],
    ["status", "ON_WAY"],
    ["status", "DELIVERED"],
  ] as const) {
    const led = await app.call<{ version: number }>(`/console/v1/orders/${placed.body.id}/${action}`, {
      host,
      token: owner,
      body: { version, ...(status && { status }) },
    });
    expect([action, status, led.status]).toEqual([action, status, 200]);
    ({ version } = led.body);
  }
  const seen = await app.call<{ status: string }>(`/orders/v1/orders/${placed.body.id}`, {
    host,
    token: guest.token,
  });
  expect(seen.body.status).toBe("DELIVERED");
});
