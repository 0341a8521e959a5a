import { expect, test } from "vitest";
import { oshBrand } from "../../../testing/http-fixture.ts";
import { serveTestStore } from "../../../testing/pages-fixture.ts";

test("[BD-2] the service worker starts with its build id, may load from its origin only, and every page names the build", async () => {
  const { get } = serveTestStore();
  const script = await get("/service-worker.js");
  expect(script.body).toBe('dxBuild="b1";dxFiles=["/assets/basket-1.js"];keep()');
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  const fetchPageOfHeader = async (path: string, cookie = "") =>
    (await get(path, { cookie })).headers["page-of"];
  expect(await fetchPageOfHeader("/", "lang=ru")).toBe(`${oshBrand.id}/ru/web`);
  expect(await fetchPageOfHeader("/basket")).toBe(`${oshBrand.id}/uz/web`);
  expect(await fetchPageOfHeader("/unknown")).toBeUndefined();
});

test("[BD-2] a disabled service worker answers 410, uncached", async () => {
  const reply = await serveTestStore({ isWorkerServed: false }).get("/service-worker.js");
  expect([reply.statusCode, reply.headers["cache-control"], reply.body]).toEqual([410, "no-store", ""]);
});
