import { expectAccessible } from "./src/accessible.ts";
import { Door } from "./src/at-the-door.ts";
import { productOf } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

test("[BK-5] on a phone a tap on a line of the basket opens its choices; saving changes it, leaving does not, equal lines become one", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.open();
  await guest.addWith("toy-oshi", ["-p15"]);
  await guest.addWith("toy-oshi", ["-p1"]);
  await guest.openBasket();
  const lines = guest.page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: guest.productName("toy-oshi") });
  await expect(lines).toHaveCount(2);
  const [large, small] = [guest.choiceName("toy-oshi", "-p15"), guest.choiceName("toy-oshi", "-p1")];
  const line = lines
    .filter({ hasText: large })
    .getByRole("button", { name: new RegExp(guest.t("basket.change")) });
  const sheet = guest.panel(guest.productName("toy-oshi"));
  const save = sheet.getByRole("button", { name: startOf(guest.t("product.save")) });

  await line.click();
  await expect(sheet.getByRole("radio", { name: new RegExp(large) })).toBeChecked();
  await expectAccessible(guest.page, "a line's choices");
  await sheet.getByText(small, { exact: true }).click();
  await guest.page.goBack();
  await expect(sheet).toBeHidden();
  await expect(lines).toHaveCount(2);

  await line.click();
  await expect(sheet.getByRole("radio", { name: new RegExp(large) })).toBeChecked();
  await sheet.getByText(small, { exact: true }).click();
  await save.click();
  await expect(sheet).toBeHidden();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(small);
  await expect(guest.page.getByRole("heading", { name: guest.t("basket.title"), level: 1 })).toBeVisible();
});

test("[MN-5, MN-7] a line whose choices are not enough any more says so, is in no sum, and is chosen anew where it stands", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const door = await Door.of(page, "osh");
  // As one that was put in before the dish had choices.
  await door.fillBasket(({ name }) => name.uz === productOf("osh", "toy-oshi").name.uz);
  await guest.open("/basket");
  const line = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: guest.productName("toy-oshi") });
  await expect(line).toContainText(t("basket.choicesChanged"));
  const products = page
    .getByRole("complementary", { name: t("basket.total") })
    .getByRole("definition")
    .first();
  await expect(products).toHaveText(/^0\b/);
  await expect(guest.button("basket.removeMissing")).toHaveCount(0);
  await expectAccessible(page, "a line to choose anew");
  await expect(line.getByRole("button", { name: startOf(t("basket.chooseAnew")) })).toBeVisible();
  await guest.button("basket.chooseAnew").click();
  const sheet = guest.panel(guest.productName("toy-oshi"));
  await sheet.getByText(guest.choiceName("toy-oshi", "-p1"), { exact: true }).click();
  await sheet.getByRole("button", { name: startOf(t("product.save")) }).click();
  await expect(page.getByText(t("basket.choicesChanged"))).toHaveCount(0);
  await expect(products).not.toHaveText(/^0\b/);
});
