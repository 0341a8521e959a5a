import { expect, test } from "./src/test.ts";
import { createZip } from "./src/zip-of.ts";

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Builds an .xlsx file with one sheet and the given merged ranges. */
function createXlsx(rows: readonly (readonly (string | number)[])[], merged: readonly string[]): Buffer {
  const createCellXml = (value: string | number) =>
    typeof value === "number" ? `<c><v>${value}</v></c>` : `<c t="str"><v>${escapeXml(value)}</v></c>`;
  const data = rows.map((row) => `<row>${row.map(createCellXml).join("")}</row>`).join("");
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  const sheet = `<worksheet><sheetData>${data}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`;
  return createZip({ "xl/worksheets/sheet1.xml": Buffer.from(sheet) });
}

test("[MN-1] imports a restaurant's price list: columns are chosen and stored, invalid rows corrected in place, all is written and undone", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("pizza", "menuSheet");
  const createUniqueDishName = (dish: string) => `${dish} ${Date.now()}`;
  const [soup, salad, tea] = [
    createUniqueDishName("Шурпа"),
    createUniqueDishName("Ачичук"),
    createUniqueDishName("Чай"),
  ];
  const list = createXlsx(
    [
      ["Прайс-лист кафе «Анхор»", "", "", "", ""],
      ["на ноябрь 2026", "", "", "", ""],
      ["№", "Зал", "Наименование блюда", "Вкус", "Цена (сум)"],
      [1, "Кухня", soup, "острый", "35 000 сўм"],
      [2, "", salad, "", "28 тыс"],
      ["ИТОГО", "", "", "", 63_000],
      [3, "Бар", tea, "", "5000/8000"],
    ],
    ["A1:E1", "B4:B5"],
  );
  const uploadPriceList = () =>
    page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "price.xlsx", mimeType: "application/octet-stream", buffer: list });
  const findColumnSelect = (head: string) =>
    page.getByRole("combobox", { name: t("menuSheet.column", { head }), exact: true });
  const plan = page.getByRole("status", { name: t("menuSheet.plan") });

  await uploadPriceList();
  await expect(findColumnSelect("Наименование блюда")).toHaveValue("name_ru");
  await expect(findColumnSelect("Цена (сум)")).toHaveValue("costPrice");
  await expect(findColumnSelect("№")).toHaveValue("");
  await findColumnSelect("Зал").selectOption("category");
  await findColumnSelect("Вкус").selectOption("description_ru");
  await page.getByRole("button", { name: t("menuSheet.show-plan") }).click();
  await expect(plan).toContainText(t("menuSheet.new", { count: 2 }));
  await expect(plan).toContainText(t("menuSheet.faulty", { count: 1 }));
  await expect(page.getByText(t("menuSheet.ignored", { count: 1 }))).toBeVisible();
  await expect(page.getByText(tea)).toBeVisible();
  await page.getByRole("textbox", { name: "Narxi" }).fill("5 000");
  await page.keyboard.press("Enter");
  await expect(plan).toContainText(t("menuSheet.new", { count: 3 }));
  await expect(plan).toContainText(t("menuSheet.faulty", { count: 0 }));

  await page.getByRole("button", { name: t("menuSheet.apply", { count: 3 }), exact: true }).click();
  await expect(page.getByText(t("menuSheet.done", { added: 3, changed: 0 }))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.undo"), exact: true }).click();
  await expect(page.getByText(t("menuSheet.undone"))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.another"), exact: true }).click();

  await uploadPriceList();
  await expect(page.getByText(t("menuSheet.columns-remembered"))).toBeVisible();
  await expect(findColumnSelect("Зал")).toHaveValue("category");
  await expect(findColumnSelect("Вкус")).toHaveValue("description_ru");
});
