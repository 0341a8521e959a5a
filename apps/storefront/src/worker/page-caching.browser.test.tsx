import { afterEach, beforeEach, expect, test, vi } from "vitest";

const PAGE_CONTEXT = "m/uz/web";
const CACHE_NAME = "dx-test";
const OLDER_CACHE_NAME = "dx-older";

/** Open pages of the store by their ids. */
let openPages: { id: string; url: string }[] = [];

/** Values that the server writes before the worker's script, and worker globals that a page lacks. */
Object.assign(globalThis, {
  dxBuild: "test",
  dxFiles: ["/assets/entry-1.js"],
  clients: { matchAll: async () => openPages },
});
const {
  deleteOldBuildCaches,
  deleteVisitedPages,
  findCachedPage,
  cacheEssentialPages,
  cacheOrderPages,
  cachePage,
} = await import("./page-caching.ts");

const createPage = (of: string, body = "<html >") =>
  new Response(body, { headers: { "page-of": of, "content-type": "text/html" } });
const addAllSpy = vi.spyOn(Cache.prototype, "addAll");
const fetchPageMock = vi.fn<(path: string) => Response>();
const originalFetch = window.fetch;

beforeEach(() => {
  openPages = [];
  addAllSpy.mockReset().mockResolvedValue(undefined);
  fetchPageMock
    .mockReset()
    .mockImplementation((path) =>
      path.startsWith("/") ? createPage(PAGE_CONTEXT) : Response.json({ hash: "hash" }),
    );
  window.fetch = async (input) => fetchPageMock(String(input));
});
afterEach(async () => {
  window.fetch = originalFetch;
  for (const name of await caches.keys()) if (name.startsWith("dx-")) await caches.delete(name);
});

const listCachedPaths = async () => {
  const cache = await caches.open(CACHE_NAME);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
};

test("[ER-3] caches menu, basket and checkout with their files and the menu's responses", async () => {
  await cacheEssentialPages();
  expect(addAllSpy).toHaveBeenCalledWith(["/assets/entry-1.js"]);
  expect(await listCachedPaths()).toEqual(
    expect.arrayContaining([
      "/dx/page/m/uz/web/",
      "/dx/page/m/uz/web/basket",
      "/dx/page/m/uz/web/checkout",
      "/dx/current",
      "/dx/reply/m/api/products/v1/menu",
      "/dx/reply/m/api/products/v1/menu/hash",
      "/dx/reply/m/api/users/v1/branches/full",
    ]),
  );
  expect(await findCachedPage("/basket")).toBeDefined();
});

test("[ER-3] on a full device the installation fails, without a worker or leftover data", async () => {
  addAllSpy.mockRejectedValue(new DOMException("no room", "QuotaExceededError"));
  await expect(cacheEssentialPages()).rejects.toThrow("no room");
  expect(await caches.has(CACHE_NAME)).toBe(false);
});

test("[BD-2] keeps files of an older build while one of its pages is open", async () => {
  await caches.open(OLDER_CACHE_NAME);
  openPages = [{ id: "old", url: `${location.origin}/` }];
  await deleteOldBuildCaches(true);
  expect(await caches.has(OLDER_CACHE_NAME)).toBe(true);
  openPages = [{ id: "new", url: `${location.origin}/` }];
  await deleteOldBuildCaches();
  expect(await caches.has(OLDER_CACHE_NAME)).toBe(false);
});

test("[BR-13, LN-7] a page of another brand or language caches its menu, basket and checkout, and is opened offline", async () => {
  await cachePage("/", createPage(PAGE_CONTEXT));
  fetchPageMock.mockImplementation(() => createPage("other/ru/web", "<html lang=ru>"));
  await cachePage("/", createPage("other/ru/web", "<html lang=ru>"));
  expect(await listCachedPaths()).toContain("/dx/page/other/ru/web/basket");
  expect(await (await findCachedPage("/"))?.text()).toContain("ru");
});

test("[BR-12] does not cache an error page or a page without a brand", async () => {
  await cachePage("/product/1", new Response("<html >"));
  await cachePage(
    "/product/2",
    new Response("<html >", { status: 500, headers: { "page-of": PAGE_CONTEXT } }),
  );
  expect(await listCachedPaths()).toEqual([]);
});

test("[US-5] the end of a session deletes visited pages, keeps menu, basket and checkout, and drops order pages in flight", async () => {
  await cacheEssentialPages();
  await cachePage("/about", createPage(PAGE_CONTEXT));
  await cacheOrderPages();
  expect(await listCachedPaths()).toContain("/dx/page/m/uz/web/profile/orders/any");
  const answers: ((page: Response) => void)[] = [];
  window.fetch = () => new Promise((resolve) => answers.push(resolve));
  const keeping = cacheOrderPages();
  await expect.poll(() => answers.length).toBe(1);
  await deleteVisitedPages();
  answers[0]?.(createPage("m/ru/web"));
  await keeping;
  const pages = (await listCachedPaths()).filter((path) => path.startsWith("/dx/page/"));
  expect(pages.toSorted()).toEqual(["", "basket", "checkout"].map((name) => `/dx/page/m/uz/web/${name}`));
});
