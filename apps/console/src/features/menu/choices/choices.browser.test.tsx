import { modificationGroup } from "@dasturxon/contract/managed/modification-groups";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { fakeMenu } from "../../../testing/fake-menu.ts";
import { fakeRows, idOf, stamp } from "../../../testing/fake-rows.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { LibraryPage } from "../library/library-page.tsx";
import { ProductsPage } from "../products-page.tsx";

const choice = (number: number, name: string, price: number) => ({
  id: idOf(number),
  name: { uz: name },
  price,
  maxCount: 1,
  image: null,
});
const groupRow = {
  ...stamp(80),
  name: { uz: "Ziravor" },
  min: 0,
  max: 1,
  modifications: [choice(81, "Zira", 4_000)],
  productCount: 2,
};
const uses = { products: [{ id: idOf(1), name: { uz: "Taom 1" }, isActive: true }] };

/** Products of which the second has a group of choices of its own. */
function menuWithChoices() {
  const menu = fakeMenu(2);
  const library = fakeRows(modificationGroup, [groupRow], { productCount: 0 });
  const group = {
    id: idOf(85),
    name: { uz: "Idish" },
    min: 1,
    max: 1,
    modifications: [choice(86, "Piyola", 0)],
  };
  menu.products.changeElsewhere(idOf(2), { modificationGroups: [group] }, "Aziza");
  return { menu, library, answers: { ...menu.answers, ...library.answers } };
}

test("[MN-5] a group without a name is told by its place; it is written with how many are chosen and what each costs", async () => {
  const { menu, answers } = menuWithChoices();
  const { page, t } = await renderPage(<ProductsPage />, { api: answers });
  await page.getByRole("button", { name: "Taom 1", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Taom 1" });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  await form.getByRole("button", { name: t("choices.add-group"), exact: true }).click();
  await save.click();
  const unnamed = t("choices.wrong.name", { name: t("choices.group", { number: 1 }) });
  await expect.element(form.getByText(unnamed)).toBeVisible();
  await field(`${t("choices.name")}, Oʻzbekcha`).fill("Idish");
  await field(t("choices.min")).fill("1");
  const option = (number: number) =>
    form.getByRole("group", { name: t("choices.choice", { number }), exact: true });
  await form.getByRole("button", { name: t("choices.add"), exact: true }).click();
  await option(2)
    .getByRole("textbox", { name: t("choices.price"), exact: true })
    .fill("5000");
  await option(2)
    .getByRole("textbox", { name: `${t("choices.choice-name")}, Oʻzbekcha` })
    .fill("Choynak");
  await option(1)
    .getByRole("textbox", { name: `${t("choices.choice-name")}, Oʻzbekcha` })
    .fill("Piyola");
  await expectAccessible();
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(menu.products.rows[0]?.modificationGroups).toMatchObject([
    {
      name: { uz: "Idish" },
      min: 1,
      modifications: [{ price: 0 }, { price: 5_000, name: { uz: "Choynak" } }],
    },
  ]);
});

test("[MN-5] choices are copied from another dish as the dish's own, and taken from the library to follow it", async () => {
  const { menu, answers } = menuWithChoices();
  const { page, t } = await renderPage(<ProductsPage />, { api: answers });
  await page.getByRole("button", { name: "Taom 1", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Taom 1" });
  await form.getByRole("button", { name: t("choices.copy"), exact: true }).click();
  await form.getByRole("combobox", { name: t("choices.copy-from"), exact: true }).fill("Taom 2");
  await page.getByRole("option", { name: "Taom 2" }).click();
  await expect.element(form.getByRole("group", { name: "Idish", exact: true })).toBeVisible();
  await form.getByRole("button", { name: t("library.take"), exact: true }).click();
  await form.getByRole("combobox", { name: t("library.which"), exact: true }).fill("Zira");
  await page.getByRole("option", { name: "Ziravor" }).click();
  await expect.element(form.getByText(t("library.follows"))).toBeVisible();
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  const [copied, followed] = menu.products.rows[0]?.modificationGroups ?? [];
  expect(copied).toMatchObject({ name: { uz: "Idish" } });
  expect(copied?.id).not.toBe(idOf(85));
  expect(followed).toMatchObject({
    libraryId: idOf(80),
    modifications: [{ libraryId: idOf(81), price: 4_000 }],
  });
});

test("[MN-5] a group of the library tells what it lacks and where it is used, and its price is changed", async () => {
  const { library, answers } = menuWithChoices();
  const { page, t } = await renderPage(<LibraryPage />, {
    api: { ...answers, "GET /console/v1/menu/modification-groups/{id}/products": uses },
  });
  const form = page.getByRole("dialog");
  const press = (name: "resource.save" | "resource.cancel") =>
    form.getByRole("button", { name: t(name), exact: true }).click();
  await page.getByRole("button", { name: t("modificationGroups.add"), exact: true }).click();
  await press("resource.save");
  const unnamed = t("choices.wrong.name", { name: t("modificationGroups.new") });
  await expect.element(form.getByText(unnamed, { exact: true })).toBeVisible();
  await press("resource.cancel");
  await page.getByRole("button", { name: "Ziravor", exact: true }).click();
  await expect.element(form.getByText("Taom 1")).toBeVisible();
  await form.getByRole("button", { name: /^Zira/ }).click();
  await form.getByRole("textbox", { name: t("choices.price"), exact: true }).fill("6000");
  await expectAccessible();
  await press("resource.save");
  await expect.element(form).not.toBeInTheDocument();
  expect(library.rows[0]?.modifications).toMatchObject([{ price: 6_000 }]);
});
