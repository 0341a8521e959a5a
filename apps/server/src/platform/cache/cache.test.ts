import { expect, test } from "vitest";
import { createCache } from "./index.ts";

const createSizedValue = (name: string, size = 10) => ({ name, size });

test("computes a value once for concurrent requests", async () => {
  const cache = createCache<{ name: string; size: number }>({ maxBytes: 100 });
  let made = 0;
  const makeSizedValue = async () => createSizedValue(`made ${(made += 1)}`);
  const all = await Promise.all([1, 2, 3].map(() => cache.getOrPrepare("m:menu", 1, makeSizedValue)));
  expect(all.map(({ name }) => name)).toEqual(["made 1", "made 1", "made 1"]);
  expect(made).toBe(1);
});

test("computes another version again and replaces the old one", async () => {
  const cache = createCache<{ name: string; size: number }>({ maxBytes: 100 });
  await cache.getOrPrepare("m:menu", 1, async () => createSizedValue("one"));
  expect(await cache.getOrPrepare("m:menu", 2, async () => createSizedValue("two"))).toMatchObject({
    name: "two",
  });
  expect(cache.peek("m:menu", 1)).toBeUndefined();
  expect(cache.stats()).toMatchObject({ entries: 1, bytes: 10 });
});

test("returns a failure to the caller without caching it", async () => {
  const cache = createCache<{ name: string; size: number }>({ maxBytes: 100 });
  await expect(cache.getOrPrepare("m:menu", 1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.getOrPrepare("m:menu", 1, async () => createSizedValue("yes"))).toMatchObject({
    name: "yes",
  });
});

test("does not cache a value whose brand was invalidated while it was computed", async () => {
  const cache = createCache<{ name: string; size: number }>({ maxBytes: 100 });
  const gate = Promise.withResolvers<{ name: string; size: number }>();
  const pending = cache.getOrPrepare("m:menu", 1, () => gate.promise);
  cache.drop("m:");
  gate.resolve(createSizedValue("stale"));
  expect(await pending).toMatchObject({ name: "stale" });
  expect(cache.peek("m:menu", 1)).toBeUndefined();
});

test("invalidating one brand keeps the others", async () => {
  const cache = createCache<{ name: string; size: number }>({ maxBytes: 100 });
  for (const key of ["a:menu", "a:branches", "b:menu"])
    await cache.getOrPrepare(key, 1, async () => createSizedValue(key));
  cache.drop("a:");
  expect(cache.stats()).toMatchObject({ entries: 1, bytes: 10 });
});

test("limits its size in bytes and evicts the least recently used", async () => {
  const cache = createCache<{ name: string; size: number }>({ maxBytes: 30 });
  for (const key of ["a", "b", "c"]) await cache.getOrPrepare(key, 1, async () => createSizedValue(key));
  cache.peek("a", 1);
  await cache.getOrPrepare("d", 1, async () => createSizedValue("d"));
  expect(["a", "b", "c", "d"].map((key) => cache.peek(key, 1)?.name)).toEqual(["a", undefined, "c", "d"]);
  await cache.getOrPrepare("huge", 1, async () => createSizedValue("huge", 31));
  expect(cache.stats().bytes).toBe(30);
});

test("computes a value again after its expiry", async () => {
  const cache = createCache<{ name: string; size: number; freshFor?: number }>({ maxBytes: 100 });
  await cache.getOrPrepare("a", 1, async () => ({ ...createSizedValue("brief"), freshFor: 5 }));
  await cache.getOrPrepare("b", 1, async () => ({ ...createSizedValue("long"), freshFor: 60_000 }));
  await expect.poll(() => cache.peek("a", 1)).toBeUndefined();
  expect(cache.peek("b", 1)?.name).toBe("long");
});
