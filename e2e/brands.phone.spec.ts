import { PORT, storeUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

/** A host that names no brand. */
const NOBODY = `http://nobody.localhost:${PORT}`;

test("[BR-11] each link of the list of brands opens that brand's store", async ({ page }) => {
  await page.goto(`${NOBODY}/brands`);
  const links = page.getByRole("main").getByRole("link");
  await expect(links.nth(2)).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs) {
    const answer = await page.goto(href);
    expect([href, answer?.status()]).toEqual([href, 200]);
    await expect(page.getByRole("navigation").first()).toBeVisible();
  }
});

test("[BR-6] where a brand is, the page that says that there is none leads to its menu and takes no basket away", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  await guest.open();
  await guest.add("somsa-quti");
  await page.goto(storeUrl("osh", "/merchantNotAvailable"));
  // A live brand leads to its menu.
  await expect(page).toHaveURL(storeUrl("osh", "/"));
  await expect(guest.basketLink()).toBeVisible();
});
