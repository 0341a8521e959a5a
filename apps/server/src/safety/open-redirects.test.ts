import type { WebSettings } from "@dasturxon/contract";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createHttpFixture } from "../testing/http-fixture.ts";
import { servePages } from "../platform/http/index.ts";
import { createTestShop } from "../testing/test-shop.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";
import { scaleTime } from "../testing/time-limits.ts";

const pathPrefixes = ["", "/ru", "/uz", "/en", "/1", "/2", "/ru/3", "/3/uz", "/RU"];
const evilPaths = [
  "//evil.example",
  "///evil.example",
  "////evil.example/%2e%2e",
  String.raw`/\evil.example`,
  String.raw`/\/evil.example`,
  String.raw`\\evil.example`,
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/%5c%5cevil.example",
  "/%2f%5cevil.example",
  "/%09/evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/%0a/evil.example",
  "/https://evil.example",
  "/https:evil.example",
  "/javascript:alert(1)",
  "/@evil.example",
  "/.evil.example",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "/./%2f/evil.example",
  "/%E3%80%82evil.example",
  "/;@evil.example",
  "//evil.example%00.osh.localhost",
  "//evil.example#/ru",
  "//evil.example?/ru/",
  "/?return_url=https://evil.example",
  "/?next=javascript:alert(1)",
  "/?lang=//evil.example&redirect=//evil.example",
];
const redirectPayloads = pathPrefixes.flatMap((prefix) => evilPaths.map((evil) => prefix + evil));

test("[S17] a redirect of the store stays on its own host, whatever the path", async () => {
  const { http, app } = createHttpFixture();
  servePages(http, {
    build: {
      id: "b1",
      inlineScripts: [],
      worker: null,
      isRoute: () => true,
      createContext: () => new RouterContextProvider(),
      handle: async () => new Response("page", { headers: { "content-type": "text/html" } }),
    },
    filesDir: null,
    isWorkerServed: true,
    brandOf: async () => ({
      settings: {} as WebSettings,
      payments: { web: [], telegram: [], click: [] },
      languages: ["uz", "ru", "en"],
      main: "uz",
      isForced: false,
      origin: null,
    }),
    isKept: () => false,
  });
  const origin = "http://osh.localhost";
  let redirects = 0;
  for (const payload of redirectPayloads) {
    const reply = await app.inject({ url: payload, headers: { host: "osh.localhost" } });
    expect([payload, reply.statusCode]).not.toEqual([payload, 500]);
    const { location } = reply.headers;
    if (location === undefined) continue;
    redirects += 1;
    const to = new URL(location, `${origin}/ru/`);
    expect([payload, to.origin, to.protocol]).toEqual([payload, origin, "http:"]);
    expect(location).not.toMatch(/[\r\n\t\\]|^\/\//);
  }
  expect(redirects).toBeGreaterThan(50);
  process.stdout.write(
    `S17: ${redirects} of ${redirects} redirects by ${redirectPayloads.length} payloads stay at home\n`,
  );
});

const shopApp = await createTestShop();
const { sampleOf } = await prepareTestUsers(shopApp);

test(
  "[S17] no API call redirects, whatever return URL is requested",
  async () => {
    for (const [name] of allContractCalls) {
      const sample = sampleOf(name);
      for (const key of ["return_url", "returnUrl", "next", "redirect", "callback"]) {
        const query = { ...sample.query, [key]: "https://evil.example" };
        const { status, headers } = await sendSampleRequest(shopApp, { ...sample, query });
        expect([name, status >= 300 && status < 400]).toEqual([name, false]);
        expect(headers["location"]).toBeUndefined();
      }
    }
  },
  scaleTime(120_000),
);
