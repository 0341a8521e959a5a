/**
 * Format of a cell: text, whole soʻm, number, whole number, boolean, choice, list, digits of a code, weekdays, times,
 * picture.
 */
export type CellFormat =
  | "words"
  | "sum"
  | "number"
  | "count"
  | "flag"
  | "choice"
  | "list"
  | "digits"
  | "days"
  | "time"
  | "picture";

/** Kind of column in a menu spreadsheet. A spreadsheet has one such column, or one per language. */
export interface ColumnKind {
  key: string;
  kind: CellFormat;
  /** Names in Uzbek, Russian and English. Exports use the first of each; imports accept all. */
  heads: readonly [uz: string, ru: string, en: string];
  also?: readonly string[];
  /** Set for a field with texts in several languages: the spreadsheet has one column for each language of the brand. */
  isTranslated?: true;
  /** Whether the product grid of the console shows the column, after the columns that the grid always shows. */
  isInGrid?: true;
  /** Minimum and maximum number of digits of a code. */
  digits?: readonly [least: number, most: number];
}

/** Columns of the spreadsheet of dishes. */
export const DISH_COLUMN_KINDS: readonly ColumnKind[] = [
  { key: "id", kind: "words", heads: ["ID", "ID", "ID"], also: ["product id"] },
  { key: "group", kind: "words", heads: ["Guruh", "Группа", "Group"], also: ["menu group"] },
  {
    key: "category",
    kind: "words",
    heads: ["Boʻlim", "Раздел", "Category"],
    also: ["Категория", "Kategoriya", "Toifa"],
  },
  {
    key: "name",
    kind: "words",
    isTranslated: true,
    heads: ["Nomi", "Название", "Name"],
    also: ["Наименование", "Блюдо", "Товар", "Taom", "Mahsulot", "Product", "Dish", "Title", "Nom"],
  },
  {
    key: "description",
    kind: "words",
    isTranslated: true,
    heads: ["Tavsif", "Описание", "Description"],
  },
  {
    key: "image",
    kind: "picture",
    heads: ["Rasm", "Фото", "Picture"],
    also: ["Surat", "Foto", "Фотография", "Картинка", "Изображение", "Photo", "Picture address"],
  },
  {
    key: "costPrice",
    kind: "sum",
    heads: ["Narxi", "Цена", "Price"],
    also: ["Narx", "Стоимость", "Cost price"],
  },
  { key: "discount", kind: "number", heads: ["Chegirma, %", "Скидка, %", "Discount, %"] },
  {
    key: "isActive",
    kind: "flag",
    heads: ["Menyuda", "В меню", "On the menu"],
    also: ["Sotuvda", "В продаже", "On sale", "Активно", "Active"],
  },
  { key: "measure", kind: "number", heads: ["Miqdori", "Выход", "Portion"], also: ["Measure", "Количество"] },
  { key: "unit", kind: "choice", heads: ["Birligi", "Единица", "Unit"], also: ["Birlik", "Ед. изм."] },
  { key: "isWeighed", kind: "flag", heads: ["Tortib sotiladi", "На вес", "By weight"] },
  { key: "minCount", kind: "count", heads: ["Eng kam soni", "Минимум", "Least count"] },
  { key: "calorie", kind: "count", heads: ["Kaloriya", "Калории", "Calories"], also: ["Ккал", "Kkal"] },
  { key: "timeCookingMin", kind: "count", heads: ["Tayyorlash, dan", "Готовка от", "Cooking from"] },
  { key: "timeCookingMax", kind: "count", heads: ["Tayyorlash, gacha", "Готовка до", "Cooking to"] },
  { key: "labels", kind: "list", heads: ["Yorliqlar", "Метки", "Labels"] },
  { key: "tags", kind: "list", heads: ["Teglar", "Теги", "Tags"] },
  { key: "channels", kind: "list", heads: ["Kanallar", "Каналы", "Channels"] },
  { key: "days", kind: "days", heads: ["Kunlari", "Дни", "Days"], also: ["Weekdays", "Дни недели"] },
  { key: "from", kind: "time", heads: ["Soatdan", "С", "From"], also: ["Время с", "Boshlanishi"] },
  { key: "to", kind: "time", heads: ["Soatgacha", "До", "To"], also: ["Время до", "Tugashi"] },
  {
    key: "stock",
    kind: "count",
    heads: ["Qoldiq", "Остаток", "Stock"],
    also: ["Остатки", "Left", "In stock"],
  },
  {
    key: "barcode",
    kind: "digits",
    digits: [6, 14],
    heads: ["Shtrix-kod", "Штрихкод", "Barcode"],
    also: ["Code", "Код", "Kod", "Артикул", "EAN"],
  },
  {
    key: "mxicCode",
    kind: "digits",
    digits: [17, 17],
    heads: ["MXIK", "ИКПУ", "MXIK code"],
    also: ["МХИК", "mxik kodi", "код ИКПУ"],
  },
  {
    key: "packageCode",
    kind: "digits",
    digits: [1, 20],
    heads: ["Qadoq kodi", "Код упаковки", "Package code"],
  },
  { key: "vatPercent", kind: "count", heads: ["QQS, %", "НДС, %", "VAT, %"] },
  { key: "unitCode", kind: "count", heads: ["Birlik kodi", "Код единицы", "Unit code"] },
  { key: "isMarked", kind: "flag", heads: ["Markirovka", "Маркировка", "Marked"] },
];
