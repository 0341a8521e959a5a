import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[CT-2] a page of the brand's own words is written in its languages, guests read it, and it goes with its words", async ({
  managerOf,
  guestOf,
}) => {
  const staff = await managerOf("osh", "policies");
  const { page, t } = staff;
  const open = () => page.getByRole("button", { name: t("policy.EXTRA3") }).click();
  const drawer = page.getByRole("dialog", { name: t("policy.EXTRA3") });
  const save = drawer.getByRole("button", { name: t("resource.save"), exact: true });
  const saved = page.getByText(t("policies.saved"));
  const title = `Возврат ${String(Date.now()).slice(-6)}`;
  await open();
  await expect(save).toBeDisabled();
  await drawer.getByRole("textbox", { name: "Oʻzbekcha" }).fill("Qaytarish\nBir soat ichida.");
  await drawer.getByText("РУ", { exact: true }).click();
  await drawer
    .getByRole("textbox", { name: "Русский" })
    .fill(`${title}\n# Когда\nВ течение часа.\n- чек\n- упаковка`);
  await expectAccessible(page, "a page is written");
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "a page is written on a phone");
  await save.click();
  await expect(saved).toBeVisible();
  await expect(drawer).toBeHidden();
  await expectAccessible(page, "the pages on a phone");

  const guest = guestOf("osh", "ru");
  await guest.open("/extr3");
  const main = guest.page.getByRole("main");
  await expect(main.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Когда", level: 2 })).toBeVisible();
  await expect(main.getByRole("listitem")).toHaveText(["чек", "упаковка"]);
  await expectAccessible(guest.page, "the page in the store");

  // Left with changes in it, it asks first.
  await open();
  await drawer.getByText("РУ", { exact: true }).click();
  await drawer.getByRole("textbox", { name: "Русский" }).fill("");
  await drawer.getByRole("button", { name: t("resource.cancel"), exact: true }).click();
  const question = page.getByRole("dialog", { name: t("resource.unsaved"), exact: true });
  await question.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await drawer.getByText("OʻZ", { exact: true }).click();
  await drawer.getByRole("textbox", { name: "Oʻzbekcha" }).fill("");
  await save.click();
  await expect(drawer).toBeHidden();
  const address = guest.page.url();
  await expect.poll(async () => (await guest.page.goto(address))?.status()).toBe(404);
});
