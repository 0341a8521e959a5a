import { expect, test } from "vitest";
import { findHtmlFaults } from "../testing/html-faults.ts";
import { serveStorePages } from "../testing/store-pages.ts";

const pages = await serveStorePages();

/** Pages that are not in the sitemap. A brand without one of them responds with 404 in valid HTML. */
const UNLISTED_PATHS = [
  "/search",
  "/basket",
  "/checkout",
  "/login",
  "/login/confirm",
  "/profile",
  "/profile/user",
  "/profile/promos",
  "/profile/cashback",
  "/profile/favorites",
  "/profile/orders",
  "/profile/address",
  "/profile/address/create",
  "/profile/reservations",
  "/notifications",
  "/choose-address",
  "/address/delivery",
  "/address/pickup",
  "/address/pickup2",
  "/branches/map",
  "/group",
  "/extra",
  "/extr3",
  "/brands",
  "/blocked",
  "/nowhere",
  "/product/nothing",
];
const MAX_PRODUCTS = 3;

/** Returns the addresses of the sitemap, with only a few of the products. */
async function readSitemapAddresses(brand: string): Promise<string[]> {
  const { html } = await pages.get(brand, "/sitemap.xml");
  const found = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const products = found.filter((address) => address.includes("/product/"));
  return [...found.filter((address) => !products.includes(address)), ...products.slice(0, MAX_PRODUCTS)];
}

const TESTED_BRANDS = ["osh", "pizza", "market"];

test.each(TESTED_BRANDS)(
  "[LN-7] every listed page of %s is valid HTML, each language at its own URL",
  async (brand) => {
    const addresses = await readSitemapAddresses(brand);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      const page = await pages.get(brand, pathname + search);
      const canonical = page.root.querySelector('link[rel="canonical"]')?.getAttribute("href");
      expect.soft([page.status, canonical], address).toEqual([200, address]);
      // Only the main language and a right-to-left language are validated, because the markup is the same in every
      // language.
      if (/[?&]lang=(?!ar)/.test(search)) continue;
      expect.soft(await findHtmlFaults(page.html), address).toEqual([]);
    }
  },
);

test.each(TESTED_BRANDS)("[LN-7] every private page of %s is valid HTML as served", async (brand) => {
  for (const path of UNLISTED_PATHS) {
    const { html } = await pages.get(brand, path);
    expect.soft(await findHtmlFaults(html), path).toEqual([]);
  }
});
