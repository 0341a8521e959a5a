import { readCode } from "./src/inbox.ts";
import { pressAt } from "./src/keyboard.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

test("[UX-41] a whole order without a pointer", async ({ guestOf, context }) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await guest.open();

  await pressAt(page, guest.targetChip());
  await pressAt(page, guest.button("address.search"));
  const search = guest.panel(t("address.searchTitle"));
  await expect(search.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("Amir Temur");
  await pressAt(page, search.getByRole("listitem").first().getByRole("button"));
  await expect(search).toBeHidden();
  await pressAt(page, guest.button("address.save"));
  const house = page.getByLabel(t("address.house"), { exact: true });
  await expect(house).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(guest.panel()).toHaveCount(0);

  const name = guest.productName("toy-oshi");
  await pressAt(page, guest.productLink("toy-oshi"));
  const sheet = guest.panel(name);
  await pressAt(page, sheet.getByRole("radio").first(), "Space");
  await pressAt(page, sheet.getByRole("button", { name: startOf(t("product.add")) }));
  await expect(sheet).toBeHidden();

  await pressAt(page, guest.basketLink());
  await pressAt(page, page.getByRole("link", { name: startOf(t("basket.checkout")) }));
  await pressAt(page, guest.placeButton());
  await expect(page.getByLabel(t("signIn.phone"), { exact: true })).toBeFocused();
  await page.keyboard.type(guest.phone);
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: t("signIn.code"), exact: true });
  await expect(code).toBeFocused();
  const inbox = await context.newPage();
  await inbox.goto(new URL("/demo/inbox", page.url()).href);
  const digits = await readCode(inbox, guest.phone);
  await inbox.close();
  await page.keyboard.type(digits);
  await guest.placedOrder();
  await expect(guest.state("CREATED")).toBeVisible();
});
