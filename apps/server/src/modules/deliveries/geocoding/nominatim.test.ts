import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { GeocodeRequester } from "./geocoder.ts";
import { GeocoderError } from "./geocoder.ts";
import { createNominatim } from "./nominatim.ts";
import { withFallbackGeocoder } from "./with-fallback.ts";

/** Returns a requester whose requests are not limited and whose signal is never aborted. */
const createRequester = (address: string, more: Partial<GeocodeRequester> = {}): GeocodeRequester => ({
  address,
  signal: new AbortController().signal,
  countQuestion: async () => null,
  ...more,
});
const anyRequester = createRequester("10.0.0.1");

const stopCallbacks: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopCallbacks.splice(0)) stop();
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

async function startFakeNominatim(answer: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const listening = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  stopCallbacks.push(() => {
    listening.closeAllConnections();
    listening.close();
  });
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, asked };
}

test("[AD-3] returns the server's answer and requests it once", async () => {
  const { url, asked } = await startFakeNominatim((_, response) => response.end(JSON.stringify(place)));
  const geocoder = createNominatim({ url, interval: 1 });
  expect((await geocoder.reverse(point, anyRequester))?.display_name).toBe("Amir Temur, Toshkent");
  await geocoder.reverse({ ...point, latitude: 41.300001 }, anyRequester);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("/reverse?format=jsonv2&lat=41.3000&lon=69.2000");
});

test("[AD-3] a point unknown to the server has no address", async () => {
  const { url } = await startFakeNominatim((_, response) =>
    response.end(JSON.stringify({ error: "Unable to geocode" })),
  );
  expect(await createNominatim({ url, interval: 1 }).reverse(point, anyRequester)).toBeNull();
});

test.each([
  ["Юнуссабад кўчаси, 5", "yunusabad kochasi 5"],
  ["Yunussobod", "yunusobod"],
])("[AD-4] retries %s without a result once as %s", async (text, again) => {
  const { url, asked } = await startFakeNominatim((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://n");
    response.end(JSON.stringify(searchParams.get("q") === again ? [place] : []));
  });
  const hits = await createNominatim({ url, interval: 1 }).search(
    { text, language: "uz", near: null },
    anyRequester,
  );
  expect([hits.length, asked.length]).toEqual([1, 2]);
});

test("[AD-4] returns the first result when a second lookup is over the limit", async () => {
  const { url, asked } = await startFakeNominatim((_, response) => response.end("[]"));
  let questions = 0;
  const poor = createRequester("10.0.0.2", { countQuestion: async () => (questions++ === 0 ? null : 60) });
  const hits = await createNominatim({ url, interval: 1 }).search(
    { text: "Yunussobod", language: "uz", near: null },
    poor,
  );
  expect([hits, asked.length]).toEqual([[], 1]);
});

test("sends requests one after another at the allowed rate", async () => {
  const { url } = await startFakeNominatim((_, response) => response.end("[]"));
  const geocoder = createNominatim({ url, interval: 60 });
  const begun = performance.now();
  await Promise.all(
    ["a", "b", "c"].map((text) => geocoder.search({ text, language: "uz", near: null }, anyRequester)),
  );
  expect(performance.now() - begun).toBeGreaterThan(115);
});

test.each([
  ["an error", (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(500).end("{}")],
  ["garbage", (_: unknown, response: Parameters<RequestListener>[1]) => response.end("<html>")],
  ["something else", (_: unknown, response: Parameters<RequestListener>[1]) => response.end('[{"lat":1}]')],
  ["silence", () => undefined],
])("[AD-13] reports %s as a geocoder failure", async (_, answer) => {
  const { url } = await startFakeNominatim(answer);
  const geocoder = createNominatim({ url, interval: 1, timeout: 100 });
  await expect(geocoder.search({ text: "x", language: "uz", near: null }, anyRequester)).rejects.toThrow(
    GeocoderError,
  );
});

test("[AD-13] stops calling the server after five failures", async () => {
  const { url, asked } = await startFakeNominatim((_, response) => response.writeHead(503).end());
  const geocoder = createNominatim({ url, interval: 1 });
  for (const text of ["a", "b", "c", "d", "e", "f", "g"]) {
    await geocoder.search({ text, language: "uz", near: null }, anyRequester).catch(() => undefined);
  }
  expect(asked).toHaveLength(5);
});

const createSearchQuery = (text: string) => ({ text, language: "uz" as const, near: null });

test("[S25] serves IP addresses in turn, with at most three waiting lookups each", async () => {
  const { url, asked } = await startFakeNominatim((_, response) => response.end("[]"));
  const geocoder = createNominatim({ url, interval: 20 });
  const many = Array.from({ length: 24 }, (_, n) =>
    geocoder.search(createSearchQuery(`many${n}`), anyRequester),
  );
  const settled = Promise.allSettled(many);
  await geocoder.search(createSearchQuery("one"), createRequester("10.0.0.2"));
  expect(asked.findIndex((path) => path.includes("one"))).toBeLessThan(3);
  const failed = (await settled).filter(({ status }) => status === "rejected");
  expect([failed.length, asked.length]).toEqual([20, 5]);
});

test("[S25] drops the lookup of a disconnected client", async () => {
  const { url, asked } = await startFakeNominatim((_, response) => response.end("[]"));
  const geocoder = createNominatim({ url, interval: 20 });
  const gone = new AbortController();
  const first = geocoder.search(createSearchQuery("first"), anyRequester);
  const left = geocoder.search(
    createSearchQuery("left"),
    createRequester("10.0.0.2", { signal: gone.signal }),
  );
  gone.abort();
  await Promise.all([first, expect(left).rejects.toThrow(GeocoderError)]);
  await geocoder.search(createSearchQuery("last"), anyRequester);
  expect(asked.map((path) => /q=(\w+)/.exec(path)?.[1])).toEqual(["first", "last"]);
});

test("[S25] returns known results to a client over the limit", async () => {
  const { url, asked } = await startFakeNominatim((_, response) => response.end(JSON.stringify([place])));
  const geocoder = createNominatim({ url, interval: 1 });
  await geocoder.search(createSearchQuery("known"), anyRequester);
  const limited = createRequester("10.0.0.2", { countQuestion: async () => 7 });
  expect(await geocoder.search(createSearchQuery("known"), limited)).toHaveLength(1);
  await expect(geocoder.search(createSearchQuery("new"), limited)).rejects.toThrow(GeocoderError);
  expect(asked).toHaveLength(1);
});

test("[AD-13] falls back to the built-in places when the service fails", async () => {
  const failingGeocoder = { reverse: () => rejectAsDown(), search: () => rejectAsDown() };
  const rejectAsDown = () => Promise.reject(new GeocoderError("down"));
  const knowing = { reverse: async () => place, search: async () => [place] };
  const empty = { reverse: async () => null, search: async () => [] };
  expect(
    await withFallbackGeocoder(failingGeocoder, knowing).search(createSearchQuery("x"), anyRequester),
  ).toEqual([place]);
  expect(await withFallbackGeocoder(failingGeocoder, knowing).reverse(point, anyRequester)).toEqual(place);
  await expect(
    withFallbackGeocoder(failingGeocoder, empty).search(createSearchQuery("x"), anyRequester),
  ).rejects.toThrow("down");
  await expect(withFallbackGeocoder(failingGeocoder, empty).reverse(point, anyRequester)).rejects.toThrow(
    "down",
  );
  expect(await withFallbackGeocoder(empty, knowing).search(createSearchQuery("x"), anyRequester)).toEqual([]);
});
