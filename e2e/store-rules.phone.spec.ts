import { getStoreUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";

test("[MN-14, ER-2] a change of the basket behind a sheet shows the specification's texts: `product added to cart`, `quantity updated`", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await guest.open();
  const name = guest.productName("toy-oshi");
  await guest.addWith("toy-oshi", ["-p15"]);
  await expect(page.getByText("Product added to cart", { exact: true })).toBeVisible();
  await guest.openBasket();
  await page.getByRole("button", { name: new RegExp(`${t("basket.change")}$`) }).click();
  const sheet = guest.panel(name);
  await sheet.getByRole("button", { name: t("stepper.more", { name }), exact: true }).click();
  await sheet.getByRole("button", { name: createTextStartPattern(t("product.save")) }).click();
  await expect(page.getByText("Quantity updated", { exact: true })).toBeVisible();
});

test("[RT-3] an unknown path says `Page not found: {path}` before and after hydration", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page } = guest;
  await guest.open("/no/such&page'here?from=mail");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Page not found: /no/such%26page%27here");
  await expect(page).toHaveTitle(/^Page not found/);
  await guest.open("/stories/nothing");
  await expect(heading).toHaveText("Page not found: /stories/nothing");
});

test("[BN-1, RT-1] switching between the list and the map of branches changes the URL, which survives a reload and can be shared", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  for (const [list, map] of [
    ["/branches", "/branches/map"],
    ["/address/pickup", "/address/pickup2"],
  ] as const) {
    await guest.open(list);
    const findRadio = (id: string) => page.getByRole("radio", { name: t(id), exact: true });
    await page.getByText(t("branch.asMap"), { exact: true }).click();
    await expect(page).toHaveURL(getStoreUrl("osh", map));
    await page.reload();
    await expect(findRadio("branch.asMap")).toBeChecked();
    await page.getByText(t("branch.asList"), { exact: true }).click();
    await expect(page).toHaveURL(getStoreUrl("osh", list));
    await expect(findRadio("branch.asList")).toBeChecked();
  }
});

test("[ER-3] a browser without scripts shows the menu and says that an order needs them", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(getStoreUrl("osh", "/?lang=en"));
  await expect(page.getByText(/^JavaScript is off in this browser/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await context.close();
});
