import { join } from "node:path";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PICTURE = join(import.meta.dirname, "../demo/pictures/pizza/add-egg.webp");
const PHONE = { width: 390, height: 844 };
const newName = (what: string) => `${what} ${String(Date.now()).slice(-7)}`;

test("[CT-1] a banner that a manager makes stands in the store and leads to its dish, and goes when it is off", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("pizza", "banners");
  const { page, t } = staff;
  const name = newName("Yangi pitsa");
  await page.getByRole("button", { name: t("banners.add"), exact: true }).click();
  const form = page.getByRole("dialog");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect(form.getByText(t("field.required"))).toHaveCount(2);
  await form.locator("input[type=file]").setInputFiles(PICTURE);
  await staff.takePicture();
  await expect(form.locator("img.picture")).toBeVisible();
  await form.getByRole("textbox", { name: `${t("banner.name")}, Oʻzbekcha` }).fill(name);
  const kind = form.getByRole("combobox", { name: t("banner.link"), exact: true });
  await kind.selectOption("product");
  await save.click();
  await expect(form.getByText(t("field.wrong"))).toBeVisible();
  await form.getByRole("combobox", { name: `${t("banner.link")}: ${t("link.product")}` }).click();
  const dish = page.getByRole("option").filter({ visible: true }).first();
  const dishName = await dish.innerText();
  await dish.click();
  await expectAccessible(page, "a new banner");
  await save.click();
  await expect(form).toBeHidden();

  const guest = guestOf("pizza", "uz");
  await guest.open();
  const shown = guest.page.locator("a.banner").filter({ hasText: name });
  await shown.scrollIntoViewIfNeeded();
  await shown.click();
  await expect(guest.page.getByRole("heading", { name: dishName })).toBeVisible();

  await page.setViewportSize(PHONE);
  const row = page.getByRole("row").filter({ hasText: name });
  await expectAccessible(page, "banners on a phone");
  // Where a finger lands: on what is drawn of the switch.
  await row.locator("label, .mantine-Switch-track").last().click();
  await expect(row.getByRole("switch")).not.toBeChecked();
  await guest.open();
  await expect(guest.page.getByRole("main")).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test("[CT-1] a story with two pages is made on a phone, put into another order, and a guest walks through it", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("pizza", "stories");
  const { page, t } = staff;
  const name = newName("Bugun");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: t("stories.add"), exact: true }).click();
  const form = page.getByRole("dialog");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await form.getByRole("textbox", { name: `${t("story.name")}, Oʻzbekcha` }).fill(name);
  await form.locator("input[type=file]").first().setInputFiles(PICTURE);
  await staff.takePicture();
  await expect(form.locator("img.picture")).toHaveCount(1);
  await save.click();
  await expect(form.getByText(t("story.no-pages"))).toBeVisible();
  const add = form.getByRole("button", { name: t("story.add-page"), exact: true });
  const pageOf = (number: number) =>
    form.getByRole("group", { name: t("story.page", { number }), exact: true });
  for (const number of [1, 2]) {
    await add.click();
    await pageOf(number).locator("input[type=file]").setInputFiles(PICTURE);
    await staff.takePicture();
    await expect(pageOf(number).locator("img.picture")).toBeVisible();
    await pageOf(number)
      .getByRole("textbox", { name: `${t("story.page-text")}, Oʻzbekcha` })
      .fill(`Sahifa ${number}`);
  }
  await form
    .getByRole("button", { name: t("resource.up", { name: t("story.page", { number: 2 }) }), exact: true })
    .click();
  await expectAccessible(page, "a story on a phone");
  await save.click();
  await expect(form).toBeHidden();

  const guest = guestOf("pizza", "uz");
  await guest.open();
  await guest.page.getByRole("link", { name }).click();
  await expect(guest.page.getByText("Sahifa 2")).toBeVisible();
  await guest.page.keyboard.press("ArrowRight");
  await expect(guest.page.getByText("Sahifa 1")).toBeVisible();
});
