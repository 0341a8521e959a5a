import { expect, test } from "vitest";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { loadExampleAnswers } from "../../../testing/example-replies.ts";
import { createFakeMenu } from "../../../testing/fake-menu.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { MenuSheetPage } from "./menu-sheet-page.tsx";
import { writeXlsx } from "./write-xlsx.ts";

const SHEET_HEADINGS = ["Блюдо", "Цена зал", "Цена доставка"];
const WORKBOOK_SHEETS = [
  { name: "Кухня", table: [SHEET_HEADINGS, ["Лагман", "30000", "32000"], ["Манты", "28000", "29000"]] },
  { name: "Бар", table: [["Прайс"], SHEET_HEADINGS, ["Кола", "9000", "10000"], ["Чай", "5000", "дорого"]] },
  { name: "Заметки", table: [["Позвонить поставщику"]] },
];

async function openBook(file?: File) {
  const rendered = await renderPage(<MenuSheetPage />, {
    api: { ...loadExampleAnswers(), ...createFakeMenu(0).answers },
  });
  const { page, t } = rendered;
  await expect.element(page.getByText(t("menuSheet.file-hint"))).toBeVisible();
  const transfer = new DataTransfer();
  transfer.items.add(file ?? new File([await (await writeXlsx(WORKBOOK_SHEETS)).arrayBuffer()], "menu.xlsx"));
  const files = document.querySelector("input[type=file]") as HTMLInputElement;
  files.files = transfer.files;
  files.dispatchEvent(new Event("change", { bubbles: true }));
  return {
    ...rendered,
    plan: page.getByRole("status", { name: t("menuSheet.plan"), exact: true }),
    sheet: (name: string) => page.getByRole("checkbox", { name, exact: true }),
    show: () => page.getByRole("button", { name: t("menuSheet.show-plan"), exact: true }).click(),
  };
}

test("[MN-1] the sheets of a workbook form one menu with their names as categories, and the price column can be chosen", async () => {
  const { page, t, plan, sheet, show } = await openBook();
  await expect.element(sheet("Кухня")).toBeChecked();
  await expect.element(sheet("Бар")).toBeChecked();
  await expect.element(sheet("Заметки")).not.toBeChecked();
  await expect.element(page.getByRole("radio", { name: "Цена зал (30000)", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: "Цена доставка (32000)", exact: true }).click();
  const price = page.getByRole("combobox", {
    name: t("menuSheet.column", { head: "Цена зал" }),
    exact: true,
  });
  await expect.element(price).toHaveValue("");
  await expectAccessible();
  await show();
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 3 }));
  await expect.element(page.getByText(t("menuSheet.places", { names: "Кухня, Бар" }))).toBeVisible();
  await expect.element(page.getByText(/^32\s000/)).toBeVisible();
  await expect.element(page.getByText(`Бар, ${t("menuSheet.line", { line: 4 })}`)).toBeVisible();
  await expectAccessible();
});

test("[MN-1] a deselected sheet is not imported, and the last one cannot be deselected", async () => {
  const { t, plan, sheet, show } = await openBook();
  await sheet("Бар").click();
  await expect.element(sheet("Кухня")).toBeDisabled();
  await show();
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 2 }));
  await sheet("Бар").click();
  await show();
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 4 }));
});

test("[MN-1] all lists of dishes of a JSON file are read, lists without are named, and nothing is written yet", async () => {
  const menu = {
    menu: { items: [{ name: "Лагман", price: 32_000 }] },
    extras: [{ name: "Соус", price: 3_000 }],
    branches: [{ name: "Центр", phone: "+998712000000" }],
  };
  const { page, t, api, plan, sheet } = await openBook(new File([JSON.stringify(menu)], "menu.json"));
  await expect.element(sheet("menu.items")).toBeChecked();
  await expect.element(sheet("extras")).toBeChecked();
  await expect.element(page.getByText(t("menuSheet.lists-ignored", { names: "branches" }))).toBeVisible();
  await expectAccessible();
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 2 }));
  expect(api.calls.filter(({ route }) => !route.startsWith("GET "))).toEqual([]);
});
