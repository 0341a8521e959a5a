import { afterEach, expect, test, vi } from "vitest";
import { menuQuery, reloadMenu, reloadMenuUntilChanged } from "./menu-query.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Serves these menu hashes one after another, then repeats the last one. @returns the number of requests. */
function serveMenuHashes(...hashes: string[]) {
  const left = [...hashes];
  const times = { hash: 0 };
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", (url: string) => {
    const [, asked] = /menu\/(\w+)$/.exec(url) ?? [];
    if (asked) return Promise.resolve(Response.json({ version: asked, products: [], pauses: [] }));
    times.hash += 1;
    return Promise.resolve(Response.json({ hash: left.length > 1 ? left.shift() : left[0] }));
  });
  return times;
}

test("[MN-7] reloads a menu that a quote contradicts until it changes", async () => {
  vi.useFakeTimers();
  const times = serveMenuHashes("old", "old", "old", "new");
  await menuQuery.load();
  const renewed = Promise.all([reloadMenuUntilChanged(), reloadMenuUntilChanged()]);
  await vi.runAllTimersAsync();
  await renewed;
  expect(menuQuery.get().data?.version).toBe("new");
  expect(times.hash).toBe(4);
});

test("[MN-7] stops reloading an unchanged menu after five attempts", async () => {
  vi.useFakeTimers();
  const times = serveMenuHashes("same");
  await menuQuery.load();
  await menuQuery.reload();
  const before = times.hash;
  const renewed = reloadMenuUntilChanged();
  await vi.runAllTimersAsync();
  await renewed;
  expect(times.hash - before).toBe(5);
});

test("[MN-7] loads a menu by the hash that the server sent, else without the hash", async () => {
  const times = serveMenuHashes("later");
  await menuQuery.reload();
  const before = times.hash;
  await reloadMenu("told");
  expect([menuQuery.get().data?.version, times.hash]).toEqual(["told", before]);
  const served = fetch;
  vi.stubGlobal("fetch", (url: string) =>
    url.endsWith("/gone")
      ? Promise.resolve(
          Response.json({ statusCode: 404, code: "not_found", description: "", data: {} }, { status: 404 }),
        )
      : served(url),
  );
  await reloadMenu("gone");
  expect([menuQuery.get().data?.version, times.hash]).toEqual(["later", before + 1]);
});

test("[MN-7] a request for the old menu does not overwrite a newer one", async () => {
  serveMenuHashes("old");
  await menuQuery.reload();
  serveMenuHashes("new");
  const served = fetch;
  const late = Promise.withResolvers<void>();
  let asked = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.endsWith("/menu") && (asked += 1) === 2) await late.promise;
    return served(url);
  });
  const [first, second] = [menuQuery.reload(), menuQuery.reload()];
  await first;
  late.resolve();
  await second;
  expect(menuQuery.get().data?.version).toBe("new");
});
