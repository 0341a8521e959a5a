import { branchByHead, branchHead, branchPriceKey, type KeptBranch } from "./branch-columns.ts";
import type { WireLanguage } from "./language.ts";
import { fold } from "./search-fold.ts";
import { mainFirst, textIn } from "./text.ts";

/** How a cell is read: words, whole sums, numbers, yes or no, one of the choices, several words, digits of a code, weekdays, times. */
export type CellKind =
  | "words"
  | "sum"
  | "number"
  | "count"
  | "flag"
  | "choice"
  | "list"
  | "digits"
  | "days"
  | "time";

interface Kind {
  key: string;
  kind: CellKind;
  /** What people call it in Uzbek, Russian and English; the first of each is written, all are read. */
  heads: readonly [uz: string, ru: string, en: string];
  also?: readonly string[];
  /** It is written in each of the brand's languages. */
  isTranslated?: true;
  /** Digits that a code may have. */
  digits?: readonly [least: number, most: number];
}

const KINDS: readonly Kind[] = [
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

/** A column of a menu's table. */
export interface MenuColumn {
  /** The field of a product, `group`, `category` or `id`. */
  key: string;
  kind: CellKind;
  /** Of words that are written in several languages: which. */
  language: WireLanguage | null;
  digits: readonly [least: number, most: number] | null;
  /** Of a price in one branch: what its head calls the branch. */
  branch: string | null;
}

/** What of a column its head is written from. */
export type ColumnHead = Pick<MenuColumn, "key" | "language"> & Partial<Pick<MenuColumn, "branch">>;

/** How languages are written in heads; Kazakh and English as people write them too. */
const LANGUAGE_SIGNS: Record<string, WireLanguage> = {
  uz: "uz",
  ru: "ru",
  en: "eng",
  eng: "eng",
  ar: "ar",
  kk: "kz",
  kz: "kz",
  tr: "tr",
  zh: "zh",
  "uz-cyrl": "uz-Cyrl",
};
const SIGN_OF = new Map(
  Object.entries(LANGUAGE_SIGNS)
    .toReversed()
    .map(([sign, language]) => [language, sign]),
);

const KIND_BY_HEAD = new Map(
  KINDS.flatMap((kind) => [kind.key, ...kind.heads, ...(kind.also ?? [])].map((head) => [fold(head), kind])),
);

const columnOf = ({ key, kind, digits }: Kind, language: WireLanguage | null): MenuColumn => ({
  key,
  kind,
  language,
  digits: digits ?? null,
  branch: null,
});

const branchColumn = (id: string, branch: string): MenuColumn => ({
  key: branchPriceKey(id),
  kind: "sum",
  language: null,
  digits: null,
  branch,
});

/** The columns that a menu is written in: words in each of the brand's languages, the price in each branch too. */
export function menuColumns(
  languages: readonly WireLanguage[],
  branches: readonly KeptBranch[] = [],
): MenuColumn[] {
  const main = languages[0] ?? "uz";
  const called = ({ name }: KeptBranch) => textIn(mainFirst(name, main), main === "eng" ? "en" : main, main);
  const inBranches = branches.map((branch) =>
    branchColumn(branch.id, branchHead(branch, called(branch), branches)),
  );
  return KINDS.flatMap((kind) => {
    if (kind.isTranslated) return languages.map((language) => columnOf(kind, language));
    return kind.key === "costPrice" ? [columnOf(kind, null), ...inBranches] : [columnOf(kind, null)];
  });
}

/** A column's head in the language of whoever reads it: `Nomi (uz)`, `Narxi @ Markaz`. */
export function headOf({ key, language, branch = null }: ColumnHead, reader: "uz" | "ru" | "en") {
  const bare = branch === null ? key : "costPrice";
  const head = KINDS.find((each) => each.key === bare)?.heads[["uz", "ru", "en"].indexOf(reader)] ?? key;
  if (branch !== null) return `${head} @ ${branch}`;
  return language ? `${head} (${SIGN_OF.get(language)})` : head;
}

const SIGNED = /^(.*?)[\s_.(,-]+(uz-cyrl|uz|ru|eng?|ar|kk|kz|tr|zh)\)?$/i;
const IN_BRANCH = /^([^@]+)@([^]+)$/;

/**
 * The column that a head means, in any case, alphabet and one of three languages; `name_ru` and `Название (ru)` are one.
 * Words without a language are in the brand's main one. Null: unknown.
 */
export function columnByHead(
  head: string,
  main: WireLanguage,
  branches: readonly KeptBranch[] = [],
): MenuColumn | null {
  const [, priced = "", place = ""] = IN_BRANCH.exec(head) ?? [];
  if (KIND_BY_HEAD.get(fold(priced))?.key === "costPrice") {
    const branch = branchByHead(place, branches);
    return branch && branchColumn(branch.id, place.trim());
  }
  const [, bare, sign] = SIGNED.exec(head.trim()) ?? [];
  const signed = bare === undefined ? undefined : KIND_BY_HEAD.get(fold(bare));
  if (signed?.isTranslated && sign) return columnOf(signed, LANGUAGE_SIGNS[sign.toLowerCase()] ?? main);
  const kind = KIND_BY_HEAD.get(fold(head));
  return kind ? columnOf(kind, kind.isTranslated ? main : null) : null;
}
