import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/test-app.ts";
import { type Geocoder, GeocoderError, GeocoderRateLimitError } from "./geocoder.ts";

const failingGeocoder: Geocoder = {
  reverse: async () => null,
  search: async () => {
    throw new GeocoderError("down");
  },
};
const app = await createTestApp({ geocoder: failingGeocoder });

test("[AD-13] a failing geocoder returns the documented refusal", async () => {
  const reply = await app.call("/notifications/v1/nominatim/search?q=amir");
  expect(reply).toMatchObject({ status: 502, body: { code: "geocoder_failed" } });
  expect(JSON.stringify(reply.body.description)).toContain("Error in nominatim");
});

test("[S25] limits an IP address to ten new external lookups a minute, independently of others", async () => {
  const asking: Geocoder = {
    reverse: async () => null,
    async search(_, asker) {
      const seconds = await asker.countQuestion();
      if (seconds !== null) throw new GeocoderRateLimitError(seconds);
      return [];
    },
  };
  const counting = await createTestApp({ geocoder: asking, config: { callsPerMinute: 600 } });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1)
    statuses.push(
      (await counting.call(`/notifications/v1/nominatim/search?q=amir${n}`, { ip: "10.0.0.1" })).status,
    );
  statuses.push(
    (await counting.call("/notifications/v1/nominatim/search?q=amir", { ip: "10.0.0.2" })).status,
  );
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429, 200]);
});

test("[AD-3] a point without a known address returns none", async () => {
  expect((await app.call("/notifications/v1/nominatim/reverse?lat=1&lon=1")).status).toBe(404);
  expect((await app.call("/notifications/v1/nominatim/reverse?lat=x&lon=1")).body).toMatchObject({
    data: { field: "lat" },
  });
});

test("[AD-14] serves the built-in city as one cacheable response; an unknown one is not found", async () => {
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

test("[AD-13] uses generated houses when the service is down in the demo only", async () => {
  const nominatimUrl = "http://127.0.0.1:9";
  const search = "/notifications/v1/nominatim/search?q=amir temur 15";
  const demo = await createTestApp({ config: { nominatimUrl } });
  expect((await demo.call(search)).status).toBe(200);
  const store = await createTestApp({ config: { nominatimUrl, isDemo: false } });
  expect(await store.call(search)).toMatchObject({ status: 502, body: { code: "geocoder_failed" } });
});
