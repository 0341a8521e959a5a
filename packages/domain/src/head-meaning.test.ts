import { describe, expect, test } from "vitest";
import { findColumnHeaderMeaning } from "./head-meaning.ts";
import { formatMachineColumnName } from "./menu-columns.ts";

const findMachineHead = (head: string) => {
  const found = findColumnHeaderMeaning(head, "uz");
  return found ? formatMachineColumnName(found.column) : null;
};

describe("[MN-1] headers of price lists", () => {
  test.each([
    ["Наименование блюда", "name_uz"],
    ["НАИМЕНОВАНИЕ ТОВАРА", "name_uz"],
    ["Название (рус)", "name_ru"],
    ["Название на русском", "name_ru"],
    ["Taom nomi", "name_uz"],
    ["Nomi (oʻzbekcha)", "name_uz"],
    ["Mahsulot nomi", "name_uz"],
    ["Таом номи", "name_uz"],
    ["Тағам атауы", "name_uz"],
    ["Item Name", "name_uz"],
    ["item_name", "name_uz"],
    ["ProductName", "name_uz"],
    ["Name (English)", "name_en"],
    ["Ürün adı", "name_uz"],
    ["اسم الطبق", "name_uz"],
    ["菜名", "name_uz"],
    ["Цена, сум", "costPrice"],
    ["Цена (сум)", "costPrice"],
    ["Цена за порцию, сум", "costPrice"],
    ["Цена продажи", "costPrice"],
    ["Стоимость блюда", "costPrice"],
    ["Narxi (soʻm)", "costPrice"],
    ["Narxi so'mda", "costPrice"],
    ["Нархи (сўм)", "costPrice"],
    ["Бағасы, тг", "costPrice"],
    ["Regular price", "costPrice"],
    ["Price, UZS", "costPrice"],
    ["Fiyatı", "costPrice"],
    ["السعر", "costPrice"],
    ["Сум", "costPrice"],
    ["Выход, гр", "measure"],
    ["Вес/объём", "measure"],
    ["Ogʻirligi, g", "measure"],
    ["Weight (g)", "measure"],
    ["Категория меню", "category"],
    ["Categories", "category"],
    ["Reporting Category", "category"],
    ["Боʻлим", "category"],
    ["Состав блюда", "description"],
    ["Tarkibi", "description"],
    ["Short description", "description"],
    ["Ед. изм.", "unit"],
    ["Единица измерения", "unit"],
    ["Ссылка на фото", "image"],
    ["Images", "image"],
    ["Штрих код", "barcode"],
  ])("%j means %s", (head, key) => {
    const found = findMachineHead(head);
    expect(found === key || found === `${key}_uz`).toBe(true);
  });

  test.each([
    "№",
    "№ п/п",
    "No",
    "Номер",
    "T/r",
    "т/р",
    "Себестоимость",
    "Цена закупки",
    "Старая цена",
    "Tan narxi",
    "Cost",
    "Sale price",
    "Date sale price starts",
    "In stock?",
    "Variation Name",
    "Token",
    "Product Type",
    "Тип",
    "Цех",
    "Весовой?",
    "Narxi @ Yoʻq",
    "Osh ".repeat(30),
    "",
  ])("%j means none", (head) => {
    expect(findMachineHead(head)).toBeNull();
  });

  test("are more similar to their column in our spelling than in others", () => {
    const closeness = ["Narxi", "Стоимость", "Цена, сум", "Цена за порцию"].map(
      (head) => findColumnHeaderMeaning(head, "uz")?.closeness,
    );
    expect(closeness).toEqual([0, 1, 1, 2]);
  });
});
