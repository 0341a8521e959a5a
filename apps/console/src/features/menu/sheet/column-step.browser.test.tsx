import { toColumnHeaderKey } from "@dasturxon/domain/open-table";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import type { FakeAnswers } from "../../../testing/fake-api.ts";
import { loadExampleAnswers } from "../../../testing/example-replies.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { MenuSheetPage } from "./menu-sheet-page.tsx";
import { writeXlsx } from "./write-xlsx.ts";

const PRICE_LIST_ROWS = [
  ["Прайс-лист", "", "", ""],
  [],
  ["№", "Наименование блюда", "Вкус", "Цена (сум)"],
  ["САЛАТЫ", "", "", ""],
  ["1", "Оливье", "нежный", "28 тыс"],
  ["2", "Ачичук", "острый", "16000/18000"],
  ["3", "Цезарь", "острый", "дорого"],
];

async function openPriceList(
  table = PRICE_LIST_ROWS,
  more: { language?: "uz" | "ru" | "en"; api?: FakeAnswers } = {},
) {
  const rendered = await renderPage(<MenuSheetPage />, {
    ...more,
    api: { ...loadExampleAnswers(), ...more.api },
  });
  const { page, t } = rendered;
  await expect.element(page.getByText(t("menuSheet.file-hint"))).toBeVisible();
  const bytes = await (await writeXlsx([{ name: "Лист1", table }])).arrayBuffer();
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], "price.xlsx"));
  const files = document.querySelector("input[type=file]") as HTMLInputElement;
  files.files = transfer.files;
  files.dispatchEvent(new Event("change", { bubbles: true }));
  return {
    ...rendered,
    plan: page.getByRole("status", { name: t("menuSheet.plan"), exact: true }),
    column: (head: string) =>
      page.getByRole("combobox", { name: t("menuSheet.column", { head }), exact: true }),
    show: () => page.getByRole("button", { name: t("menuSheet.show-plan"), exact: true }).click(),
  };
}

test("[MN-1] proposes columns for a restaurant's price list, and a manual choice overrides them", async () => {
  const { page, t, plan, column, show } = await openPriceList();
  await expect.element(column("№")).toHaveValue("");
  await expect.element(column("Наименование блюда")).toHaveValue("name_uz");
  await expect.element(column("Цена (сум)")).toHaveValue("costPrice");
  await expect.element(page.getByText("Ачичук")).toBeVisible();
  await column("Вкус").selectOptions("name_ru");
  await show();
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 1 }));
  await expect.element(page.getByText("Салаты", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.choose-columns"), exact: true }).click();
  await expect.element(column("Вкус")).toHaveValue("name_ru");
});

test("[MN-1] ignored columns are not reported as unknown; columns beyond those displayed are", async () => {
  const wide = Array.from({ length: 45 }, (_, at) => `Zzz ${at + 1}`);
  const table = [
    ["Наименование блюда", "Цена (сум)", ...wide],
    ["Оливье", "28000", ...wide.map(() => "")],
  ];
  const { page, t, plan, show } = await openPriceList(table);
  await show();
  await expect.element(plan).toBeVisible();
  const heads = wide.slice(38).join(", ");
  await expect.element(page.getByText(t("menuSheet.unknown", { heads }), { exact: true })).toBeVisible();
});

test("[MN-1] an invalid row shows its product, is corrected in place or left out, and nothing is written before the import", async () => {
  const { page, t, plan, show, api } = await openPriceList();
  await show();
  await expect.element(plan).toMatchTextContent(t("menuSheet.faulty", { count: 2 }));
  const unknown = t("menuSheet.unknown", { heads: "" }).trim();
  await expect.element(page.getByText(unknown)).not.toBeInTheDocument();
  await expect.element(page.getByText("Ачичук")).toBeVisible();
  await expect.element(page.getByText(t("menuSheet.fault.several"))).toBeVisible();
  const tsezar = { name: "Цезарь" };
  const findButton = (name: string) => page.getByRole("button", { name, exact: true });
  await findButton(t("menuSheet.skip-named", tsezar)).click();
  await expect.element(plan).toMatchTextContent(t("menuSheet.faulty", { count: 1 }));
  await expect.element(page.getByText(t("menuSheet.skipped", { count: 1 }))).toBeVisible();
  await expect.element(page.getByRole("textbox").nth(1)).toBeDisabled();
  await expectAccessible();
  await findButton(t("menuSheet.take-back-named", tsezar)).click();
  await expect.element(plan).toMatchTextContent(t("menuSheet.faulty", { count: 2 }));
  await findButton(t("menuSheet.skip-named", tsezar)).click();
  const price = page.getByRole("textbox").first();
  await price.fill("16 000 сум");
  await userEvent.keyboard("{Enter}");
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 2 }));
  await expect.element(plan).toMatchTextContent(t("menuSheet.faulty", { count: 0 }));
  await expect.element(price).toHaveFocus();
  await expect.element(page.getByText(t("menuSheet.mended"), { exact: true })).toBeVisible();
  await expectAccessible();
  await price.fill("арзон");
  await expect.element(plan).toMatchTextContent(t("menuSheet.faulty", { count: 1 }));
  await expect.element(page.getByText(t("menuSheet.fault.number")).first()).toBeVisible();
  expect(api.sentTo("POST /console/v1/menu/imports")).toHaveLength(0);
});

test("[MN-1] the click that leaves the last corrected cell also writes the row or leaves another row out", async () => {
  const { page, t, plan, show, api } = await openPriceList();
  await show();
  await expect.element(plan).toMatchTextContent(t("menuSheet.faulty", { count: 2 }));
  await page.getByRole("textbox").first().fill("16000");
  await page
    .getByRole("button", { name: t("menuSheet.skip-named", { name: "Цезарь" }), exact: true })
    .click();
  await expect.element(page.getByText(t("menuSheet.skipped", { count: 1 }))).toBeVisible();
  await page.getByRole("textbox").first().fill("17000");
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect.element(page.getByText(t("menuSheet.done", { added: 0, changed: 1 }))).toBeVisible();
  const [body] = api.sentTo("POST /console/v1/menu/imports");
  expect(body?.added.map(({ costPrice }) => costPrice)).toEqual([28_000, 17_000]);
});

const SECTIONED_ROWS = [
  ["Наименование", "Цена", "Цех кухни", "Вкус"],
  ["САЛАТЫ", "", "", ""],
  ["Оливье", "28000", "Холодный", "нежный"],
];

test("[MN-1] an import remembers chosen columns, and `do not import` only where the user chose it", async () => {
  const stored = { heads: [] as object[] };
  const { page, t, api, column, show } = await openPriceList(SECTIONED_ROWS, {
    api: {
      "GET /console/v1/menu/heads": { heads: [] },
      "PUT /console/v1/menu/heads": ({ body }) => {
        stored.heads.push(...body.heads);
        return { count: body.heads.length };
      },
    },
  });
  const sections = column(t("menuSheet.column-sections"));
  await expect.element(sections).toHaveValue("category");
  await column("Вкус").selectOptions("description_uz");
  await column("Вкус").selectOptions("");
  await column("Цех кухни").selectOptions("category");
  await expect.element(sections).toHaveValue("");
  await show();
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 1 }), exact: true }).click();
  await expect.poll(() => stored.heads).toHaveLength(4);
  expect(api.sentTo("POST /console/v1/menu/imports")).toHaveLength(1);
  expect(stored.heads).toEqual([
    { head: toColumnHeaderKey("Наименование"), means: "name_uz" },
    { head: toColumnHeaderKey("Цена"), means: "costPrice" },
    { head: toColumnHeaderKey("Цех кухни"), means: "category" },
    { head: toColumnHeaderKey("Вкус"), means: "" },
  ]);
});

test.each(["uz", "ru", "en"] as const)(
  "[MN-1] the column made of sections has a label in the reader's language: %s",
  async (language) => {
    const { t, column } = await openPriceList(SECTIONED_ROWS, { language });
    expect(t("menuSheet.column-sections")).not.toMatch(/^menuSheet/);
    await expect.element(column(t("menuSheet.column-sections"))).toHaveValue("category");
  },
);

test("[MN-1] sections that the user ignores give dishes no category, also without headers", async () => {
  const rows = [
    ["САЛАТЫ", "", ""],
    ["Оливье", "28000", "250 г"],
    ["Цезарь", "35000", "250 г"],
  ];
  const { page, t, plan, column, show } = await openPriceList(rows);
  await column(t("menuSheet.column-sections")).selectOptions("");
  await page.getByRole("textbox", { name: t("menuSheet.category"), exact: true }).fill("Закуски");
  await show();
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 2 }));
  await expect.element(page.getByText("Закуски", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Салаты", { exact: false })).not.toBeInTheDocument();
});

test("[MN-1] a new group and its category with one name are said once", async () => {
  const { page, t } = await openPriceList([
    ["Группа", "Раздел", "Наименование", "Цена"],
    ["Завтраки", "Завтраки", "Омлет", "28000"],
    ["Завтраки", "Каши", "Овсянка", "18000"],
  ]);
  const plan = page.getByText(t("menuSheet.places", { names: "Завтраки, Каши" }), { exact: true });
  await expect.element(plan).toBeVisible();
});
