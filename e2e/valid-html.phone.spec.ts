import { storeUrl } from "./src/brands.ts";
import { askPage } from "./src/ask-page.ts";
import type { BrandKey } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { expectValid } from "./src/valid-html.ts";

/** Every page of the store that an address alone opens; a brand without one of them says 404 in valid HTML. */
const PAGES = [
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
  "/demo/inbox",
];
const MAX_PRODUCTS = 3;

/** What search engines are told of, a few products for all of them. */
async function listed(brand: BrandKey): Promise<string[]> {
  const { body } = await askPage(storeUrl(brand, "/sitemap.xml"));
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const products = found.filter((address) => address.includes("/product/"));
  return [...found.filter((address) => !products.includes(address)), ...products.slice(0, MAX_PRODUCTS)];
}

for (const brand of ["osh", "pizza", "market"] as const) {
  test(`[LN-7] every page of ${brand} is valid HTML as it is served, each language at its own address`, async () => {
    test.slow();
    const addresses = await listed(brand);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const { status, body } = await askPage(address);
      expect.soft(status, address).toBe(200);
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? [];
      expect.soft(canonical, "canonical").toBe(address);
      await expectValid(body, address);
    }
    for (const path of PAGES) {
      const { body } = await askPage(storeUrl(brand, path));
      await expectValid(body, `${brand} ${path}`);
    }
  });
}

test("what the script makes of a page is valid HTML too", async ({ guestOf }) => {
  test.slow();
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  const look = async (what: string) => expectValid(await page.content(), what);
  await guest.open();
  await guest.openProduct("toy-oshi");
  await look("product over the menu");
  await page.goBack();
  await guest.open("/search?q=osh");
  await look("search");
  await guest.open("/branches");
  await look("branches");
  await guest.open("/booking");
  await look("booking");
});
