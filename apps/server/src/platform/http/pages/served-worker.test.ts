import { expect, test } from "vitest";
import { osh } from "../http-fixture.ts";
import { serveTestStore } from "./pages-fixture.ts";

test("[BD-2] the worker's script begins with its build, may load from here alone, and every page says whose it is", async () => {
  const { get } = serveTestStore();
  const script = await get("/service-worker.js");
  expect(script.body).toBe('dxBuild="b1";dxFiles=["/assets/basket-1.js"];keep()');
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  const of = async (path: string, cookie = "") => (await get(path, { cookie })).headers["page-of"];
  expect(await of("/", "lang=ru")).toBe(`${osh.id}/ru/web`);
  expect(await of("/basket")).toBe(`${osh.id}/uz/web`);
  expect(await of("/unknown")).toBeUndefined();
});

test("[BD-2] switched off, the worker is gone for good: 410, kept by nobody", async () => {
  const reply = await serveTestStore({ isWorkerServed: false }).get("/service-worker.js");
  expect([reply.statusCode, reply.headers["cache-control"], reply.body]).toEqual([410, "no-store", ""]);
});
