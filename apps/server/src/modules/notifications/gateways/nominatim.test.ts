import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { GeocoderFailed } from "./geocoder.ts";
import { createNominatim } from "./nominatim.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const place = {
  place_id: 7,
  lat: "41.3",
  lon: "69.2",
  name: "",
  display_name: "Amir Temur, Toshkent",
  type: "house",
  address: { road: "Amir Temur" },
};
const point = { latitude: 41.3, longitude: 69.2, language: "uz" as const };

async function server(answer: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const listening = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  stops.push(() => {
    listening.closeAllConnections();
    listening.close();
  });
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, asked };
}

test("[AD-3] the server's answer is given, and asked for once", async () => {
  const { url, asked } = await server((_, response) => response.end(JSON.stringify(place)));
  const geocoder = createNominatim({ url, interval: 1 });
  expect((await geocoder.reverse(point))?.display_name).toBe("Amir Temur, Toshkent");
  await geocoder.reverse({ ...point, latitude: 41.300001 });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("/reverse?format=jsonv2&lat=41.3000&lon=69.2000");
});

test("[AD-3] a point that the server does not know has no address", async () => {
  const { url } = await server((_, response) => response.end(JSON.stringify({ error: "Unable to geocode" })));
  expect(await createNominatim({ url, interval: 1 }).reverse(point)).toBeNull();
});

test("requests go out one after another, no faster than asked", async () => {
  const { url } = await server((_, response) => response.end("[]"));
  const geocoder = createNominatim({ url, interval: 60 });
  const begun = performance.now();
  await Promise.all(["a", "b", "c"].map((text) => geocoder.search({ text, language: "uz", near: null })));
  expect(performance.now() - begun).toBeGreaterThan(115);
});

test.each([
  ["an error", (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(500).end("{}")],
  ["garbage", (_: unknown, response: Parameters<RequestListener>[1]) => response.end("<html>")],
  ["something else", (_: unknown, response: Parameters<RequestListener>[1]) => response.end('[{"lat":1}]')],
  ["silence", () => undefined],
])("[AD-13] %s is a failure, not an exception of another kind", async (_, answer) => {
  const { url } = await server(answer);
  const geocoder = createNominatim({ url, interval: 1, timeout: 100 });
  await expect(geocoder.search({ text: "x", language: "uz", near: null })).rejects.toThrow(GeocoderFailed);
});

test("[AD-13] after five failures the server is left alone", async () => {
  const { url, asked } = await server((_, response) => response.writeHead(503).end());
  const geocoder = createNominatim({ url, interval: 1 });
  for (const text of ["a", "b", "c", "d", "e", "f", "g"]) {
    await geocoder.search({ text, language: "uz", near: null }).catch(() => undefined);
  }
  expect(asked).toHaveLength(5);
});
