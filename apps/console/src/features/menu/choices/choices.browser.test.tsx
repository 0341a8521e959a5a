import { modificationGroup } from "@dasturxon/contract/managed/modification-groups";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../../testing/fake-api.ts";
import { createFakeMenu } from "../../../testing/fake-menu.ts";
import { createFakeRows, createTestId, createServerColumns } from "../../../testing/fake-rows.ts";
import { DESKTOP_VIEWPORT_SIZE, renderPage } from "../../../testing/render-page.tsx";
import { LibraryPage } from "../library/library-page.tsx";
import { ProductsPage } from "../products-page.tsx";

const createChoice = (number: number, name: string, price: number) => ({
  id: createTestId(number),
  name: { uz: name },
  price,
  maxCount: 1,
  image: null,
});
const groupRow = {
  ...createServerColumns(80),
  name: { uz: "Ziravor" },
  min: 0,
  max: 1,
  modifications: [createChoice(81, "Zira", 4_000)],
  productCount: 2,
};
const groupUses = { products: [{ id: createTestId(1), name: { uz: "Taom 1" }, isActive: true }] };

/** Returns a menu whose second product has its own group of choices. */
function createMenuWithChoices() {
  const menu = createFakeMenu(2);
  const library = createFakeRows(modificationGroup, [groupRow], { productCount: 0 });
  const group = {
    id: createTestId(85),
    name: { uz: "Idish" },
    min: 1,
    max: 1,
    modifications: [createChoice(86, "Piyola", 0)],
  };
  menu.products.changeElsewhere(createTestId(2), { modificationGroups: [group] }, "Aziza");
  return { menu, library, answers: { ...menu.answers, ...library.answers } };
}

test("[MN-5] a group without a name is called by its position; the limits and prices of its choices are saved", async () => {
  const { menu, answers } = createMenuWithChoices();
  const { page, t, api } = await renderPage(<ProductsPage />, { api: answers });
  await page.getByRole("button", { name: "Taom 1", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Taom 1" });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  const findField = (name: string) => form.getByRole("textbox", { name, exact: true });
  await form.getByRole("button", { name: t("choices.add-group"), exact: true }).click();
  api.answer({
    "PUT /console/v1/menu/products/{id}": createFakeRefusal("malformed_request", {
      field: "modificationGroups",
    }),
  });
  await save.click();
  const unnamed = t("choices.wrong.name", { name: t("choices.group", { number: 1 }) });
  await expect.element(form.getByText(unnamed)).toBeVisible();
  await findField(`${t("choices.name")}, Oʻzbekcha`).fill("Idish");
  await findField(t("choices.min")).fill("1");
  const findChoiceGroup = (number: number) =>
    form.getByRole("group", { name: t("choices.choice", { number }), exact: true });
  await form.getByRole("button", { name: t("choices.add"), exact: true }).click();
  await findChoiceGroup(2)
    .getByRole("textbox", { name: t("choices.price"), exact: true })
    .fill("5000");
  await findChoiceGroup(2)
    .getByRole("textbox", { name: `${t("choices.choice-name")}, Oʻzbekcha` })
    .fill("Choynak");
  await findChoiceGroup(1)
    .getByRole("textbox", { name: `${t("choices.choice-name")}, Oʻzbekcha` })
    .fill("Piyola");
  await expectAccessible();
  api.answer(answers);
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

test("[MN-5] copies choices from another product, or links a group of the library", async () => {
  const { menu, answers } = createMenuWithChoices();
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
  expect(copied?.id).not.toBe(createTestId(85));
  expect(followed).toMatchObject({
    libraryId: createTestId(80),
    modifications: [{ libraryId: createTestId(81), price: 4_000 }],
  });
});

test("[MN-5] a library group shows what is missing and where it is used, and its price can be changed", async () => {
  const { library, answers } = createMenuWithChoices();
  const { page, t } = await renderPage(<LibraryPage />, {
    api: { ...answers, "GET /console/v1/menu/modification-groups/{id}/products": groupUses },
  });
  const form = page.getByRole("dialog");
  const pressButton = (name: "resource.save" | "resource.cancel") =>
    form.getByRole("button", { name: t(name), exact: true }).click();
  await page.getByRole("button", { name: t("modificationGroups.add"), exact: true }).click();
  await pressButton("resource.save");
  const unnamed = t("choices.wrong.name", { name: t("modificationGroups.new") });
  await expect.element(form.getByText(unnamed, { exact: true })).toBeVisible();
  await pressButton("resource.cancel");
  await page.getByRole("button", { name: "Ziravor", exact: true }).click();
  await expect.element(form.getByText("Taom 1")).toBeVisible();
  await form.getByRole("textbox", { name: t("choices.price"), exact: true }).fill("6000");
  await expectAccessible();
  await pressButton("resource.save");
  await expect.element(form).not.toBeInTheDocument();
  expect(library.rows[0]?.modifications).toMatchObject([{ price: 6_000 }]);
});

test.each([
  ["of the library", <LibraryPage key="page" />, "Ziravor", "Ziravor › Zira"],
  ["of a product", <ProductsPage key="page" />, "Taom 2", "Idish › Zira"],
])(
  "[MN-5] a choice %s whose price changes by more than half is confirmed first",
  async (_, shown, row, name) => {
    const { menu, library, answers } = createMenuWithChoices();
    const [group] = menu.products.rows[1]?.modificationGroups ?? [];
    const modifications = [createChoice(86, "Zira", 4_000)];
    if (group)
      menu.products.changeElsewhere(
        createTestId(2),
        { modificationGroups: [{ ...group, modifications }] },
        "Aziza",
      );
    const { page, t } = await renderPage(shown, {
      api: { ...answers, "GET /console/v1/menu/modification-groups/{id}/products": groupUses },
    });
    const readPrices = () =>
      [library.rows[0]?.modifications, menu.products.rows[1]?.modificationGroups[0]?.modifications].map(
        (choices) => choices?.[0]?.price,
      );
    await page.getByRole("button", { name: row, exact: true }).click();
    const form = page.getByRole("dialog", { name: row });
    const folded = form.getByRole("button", { name: /^Idish Zira/ });
    if (row === "Taom 2") await folded.click();
    await form.getByRole("textbox", { name: t("choices.price"), exact: true }).fill("400");
    const save = form.getByRole("button", { name: t("resource.save"), exact: true });
    await save.click();
    const question = page.getByRole("dialog", { name: t("price.check") });
    await expect.element(question.getByText(name, { exact: true })).toBeVisible();
    await question.getByRole("button", { name: t("price.keep"), exact: true }).click();
    expect(readPrices()).toEqual([4_000, 4_000]);
    await save.click();
    await question.getByRole("button", { name: t("price.change"), exact: true }).click();
    await expect.poll(readPrices).toContain(400);
  },
);

/** Opens the form of a product that has one group with `count` choices. */
async function openChoices(count: number, options: Parameters<typeof renderPage>[1] = {}) {
  const menu = createFakeMenu(1);
  const modifications = Array.from({ length: count }, (_, at) =>
    createChoice(100 + at, `Tur ${at + 1}`, 1_000),
  );
  const group = { id: createTestId(85), name: { uz: "Masalliq" }, min: 0, max: 5, modifications };
  menu.products.changeElsewhere(createTestId(1), { modificationGroups: [group] }, "Aziza");
  const rendered = await renderPage(<ProductsPage />, { ...options, api: menu.answers });
  const { page, t } = rendered;
  await page.getByRole("button", { name: "Taom 1", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Taom 1" });
  await form.getByRole("button", { name: /^Masalliq Tur/ }).click();
  const findRow = (name: string) => form.getByRole("group", { name, exact: true });
  const findNameField = (name: string, language = "Oʻzbekcha") =>
    findRow(name).getByRole("textbox", { name: `${t("choices.choice-name")}, ${language}`, exact: true });
  async function saveForm() {
    await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
    await expect.element(form).not.toBeInTheDocument();
    return menu.products.rows[0]?.modificationGroups[0]?.modifications ?? [];
  }
  return { ...rendered, form, row: findRow, nameIn: findNameField, save: saveForm };
}

/** Pastes text into a field as if it was copied from a spreadsheet. */
function pasteInto(field: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("[MN-5] twenty choices take one line of 48 pixels each, with their details collapsed", async () => {
  const { form, row, t } = await openChoices(20);
  await expect.element(row("Tur 20")).toBeInTheDocument();
  const heights = [...form.element().querySelectorAll(".choice-line")].map(
    (each) => each.getBoundingClientRect().height,
  );
  expect(heights).toHaveLength(20);
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
  await expectAccessible();
  await row("Tur 2")
    .getByRole("button", { name: t("choices.details", { name: "Tur 2" }), exact: true })
    .click();
  await expect.element(row("Tur 2").getByText(t("choices.image"), { exact: true })).toBeVisible();
  const findSaleSwitch = (name: string) => row(name).getByRole("switch", { name: t("choices.on") });
  await expect.element(findSaleSwitch("Tur 2")).toBeVisible();
  await expect.element(findSaleSwitch("Tur 1")).not.toBeInTheDocument();
  await expectAccessible();
});

test("[MN-5] pasted spreadsheet lines become choices; a language switch shows and fills the names in other languages", async () => {
  const { page, form, nameIn, save, t } = await openChoices(2);
  pasteInto(nameIn("Tur 2").element(), "Pishloq\t5000\nZaytun\t4 000");
  await expect.element(nameIn("Zaytun")).toHaveValue("Zaytun");
  await form.getByText("РУ 0/4", { exact: true }).click();
  pasteInto(nameIn("Tur 1", "Русский").element(), "Первый\nВторой\nСыр\nОливки");
  await expect.element(form.getByText("РУ 0/4", { exact: true })).not.toBeInTheDocument();
  pasteInto(nameIn("Zaytun", "Русский").element(), "Перец\t12,5");
  await expect.element(page.getByText(t("choices.paste.misread", { count: 1 }))).toBeVisible();
  await expect.element(form.getByText("OʻZ 4/5", { exact: true })).toBeVisible();
  await expect.element(nameIn("Zaytun", "Русский")).toHaveValue("Оливки");
  const saved = await save();
  expect(saved.map(({ name, price }) => [name, price])).toEqual([
    [{ uz: "Tur 1", ru: "Первый" }, 1_000],
    [{ uz: "Tur 2", ru: "Второй" }, 1_000],
    [{ uz: "Pishloq", ru: "Сыр" }, 5_000],
    [{ uz: "Zaytun", ru: "Оливки" }, 4_000],
    [{ ru: "Перец" }, 0],
  ]);
});

test("[MN-5] choices are reordered by keys, switched off, removed, and added with Enter", async () => {
  const { form, row, nameIn, save, t } = await openChoices(3, { size: DESKTOP_VIEWPORT_SIZE });
  const grip = row("Tur 3").getByRole("button", {
    name: t("choices.move", { name: "Tur 3" }),
    exact: true,
  });
  grip.element().focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  await row("Tur 1")
    .getByRole("switch", { name: t("choices.on") })
    .click({ force: true });
  const remove = t("part.remove", { name: "Tur 2" });
  await form.getByRole("button", { name: remove, exact: true }).click();
  nameIn("Tur 1").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(nameIn(t("choices.choice", { number: 3 }))).toHaveFocus();
  await userEvent.keyboard("Qalampir");
  expect(await save()).toMatchObject([
    { name: { uz: "Tur 3" } },
    { name: { uz: "Tur 1" }, isAvailable: false },
    { name: { uz: "Qalampir" }, price: 0, maxCount: 1 },
  ]);
});

test("[MN-5] a choice is dragged by its grip; Escape cancels the drag and leaves the form open", async () => {
  const { form, row, save, t } = await openChoices(3);
  const findGrip = (name: string) =>
    row(name).getByRole("button", { name: t("choices.move", { name }), exact: true });
  const dispatchPointer = (type: string, clientY: number) =>
    findGrip("Tur 3")
      .element()
      .dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientY, bubbles: true }));
  const getRowTop = (name: string) => row(name).element().getBoundingClientRect().top;
  const middle = getRowTop("Tur 3") + 24;
  dispatchPointer("pointerdown", middle);
  dispatchPointer("pointermove", getRowTop("Tur 1"));
  await expect.element(row("Tur 3")).toHaveAttribute("data-dragged");
  await userEvent.keyboard("{Escape}");
  await expect.element(row("Tur 3")).not.toHaveAttribute("data-dragged");
  dispatchPointer("pointerup", getRowTop("Tur 1"));
  await expect.element(form).toBeVisible();
  expect(getRowTop("Tur 3")).toBeGreaterThan(getRowTop("Tur 2"));
  await findGrip("Tur 3").dropTo(findGrip("Tur 1"));
  await expect.poll(() => getRowTop("Tur 3")).toBeLessThan(getRowTop("Tur 1"));
  expect((await save()).map(({ name }) => name.uz)).toEqual(["Tur 3", "Tur 1", "Tur 2"]);
});
