import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { createDemoSms } from "./gateways/demo-sms.ts";
import { GeocoderFailed } from "./gateways/geocoder.ts";
import type { Geocoder } from "./gateways/geocoder.ts";
import { testDatabase } from "../../testing/index.ts";

const { db } = await testDatabase();
const failing: Geocoder = {
  reverse: async () => null,
  search: async () => {
    throw new GeocoderFailed("down");
  },
};
const app = await testApp({ db, sms: createDemoSms(db), geocoder: failing });
const inbox = "/notifications/v1/demo/inbox";
const send = (phone: string, host = "osh.localhost") =>
  app.call("/users/v1/users/code", { host, body: { phone } });

test("[US-1] the demo inbox shows the code, and the code opens a session", async () => {
  await send("+998901000001");
  const { body } = await app.call<{ phone: string; code: string; text: string }[]>(
    `${inbox}?phone=90 100 00 01`,
  );
  expect(body).toMatchObject([{ phone: "+998901000001" }]);
  expect(body[0]?.text).toContain(body[0]?.code);
  const signIn = await app.call("/users/v1/users/token", {
    body: { phone: "+998901000001", code: body[0]?.code },
  });
  expect(signIn.status).toBe(200);
});

test("[BR-12] the inbox shows the host's own brand only", async () => {
  await send("+998901000002", "pizza.localhost");
  const { body } = await app.call<{ phone: string }[]>(inbox);
  expect(body.map(({ phone }) => phone)).toEqual(["+998901000001"]);
});

test("[S5] outside demo mode there is no inbox and no code", async () => {
  const real = await testApp({ db, config: { isDemo: false } });
  expect((await real.call(inbox)).status).toBe(404);
  expect(
    (await real.http.app.inject({ url: "/demo/inbox", headers: { host: "osh.localhost" } })).statusCode,
  ).toBe(404);
});

test("[S18, S19] the inbox page runs only its own script and does not trust the brand's name", async () => {
  const page = await app.http.app.inject({ url: "/demo/inbox?lang=ru", headers: { host: "osh.localhost" } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('lang="ru"');
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-/);
  expect(policy).not.toContain("unsafe");
});

test("[AD-13] a geocoder that fails is a refusal in the spec's words", async () => {
  const reply = await app.call("/notifications/v1/nominatim/search?q=amir");
  expect(reply).toMatchObject({ status: 502, body: { code: "geocoder_failed" } });
  expect(JSON.stringify(reply.body.description)).toContain("Error in nominatim");
});

test("[S25] an address asks a service beyond ours ten new questions a minute, another address its own ten", async () => {
  const told: boolean[] = [];
  const asking: Geocoder = {
    reverse: async () => null,
    async search(_, asker) {
      told.push(await asker.mayAsk());
      return [];
    },
  };
  const counting = await testApp({ db, geocoder: asking, config: { callsPerMinute: 600 } });
  for (let n = 0; n < 12; n += 1)
    await counting.call(`/notifications/v1/nominatim/search?q=amir${n}`, { ip: "10.0.0.1" });
  await counting.call("/notifications/v1/nominatim/search?q=amir", { ip: "10.0.0.2" });
  expect(told).toEqual([...Array<boolean>(10).fill(true), false, false, true]);
});

test("[AD-3] a point that nobody knows has no address", async () => {
  expect((await app.call("/notifications/v1/nominatim/reverse?lat=1&lon=1")).status).toBe(404);
  expect((await app.call("/notifications/v1/nominatim/reverse?lat=x&lon=1")).body).toMatchObject({
    data: { field: "lat" },
  });
});

test("[AD-14] the built-in city is one shared reply that the browser keeps; an unknown one is not found", async () => {
  const reply = await app.http.app.inject({ url: "/api/notifications/v1/maps/tashkent" });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["cache-control"]).toContain("max-age=86400");
  expect(reply.json().districts.length).toBeGreaterThan(8);
  const again = await app.http.app.inject({
    url: "/api/notifications/v1/maps/tashkent",
    headers: { "if-none-match": String(reply.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect((await app.call("/notifications/v1/maps/atlantis")).status).toBe(404);
});
