import {
  findBranchByColumnHeader,
  formatBranchColumnHeader,
  createBranchPriceKey,
  type StoredBranch,
} from "./branch-columns.ts";
import { CHOICE_COLUMN_KINDS } from "./choice-columns.ts";
import { type CellFormat, type ColumnKind, DISH_COLUMN_KINDS } from "./dish-columns.ts";
import type { WireLanguage } from "./language.ts";
import type { MeasureUnit } from "./read-measure.ts";
import { normalizeSearchText } from "./search-fold.ts";
import { putMainLanguageFirst, findTextInLanguage } from "./text.ts";

/** Column of a menu spreadsheet. */
export interface MenuColumn {
  /** Name of the product field that the column contains, or `group`, `category` or `id`. */
  key: string;
  kind: CellFormat;
  /** Language of the texts in the column; null: the column is not translated. */
  language: WireLanguage | null;
  digits: readonly [least: number, most: number] | null;
  /**
   * Name of the branch in the header of a column with the prices in one branch; null: the column is for all branches.
   */
  branch: string | null;
  /** Unit in the header of a column of sizes (measures), such as grams. */
  unit?: MeasureUnit | null;
  /** For a price: the multiplier in its header, as in `Цена, тыс. сум`. Default: 1. */
  factor?: number;
}

/** Parts of a spreadsheet column that determine its header: field, language and branch. */
export type ColumnHeader = Pick<MenuColumn, "key" | "language"> & Partial<Pick<MenuColumn, "branch">>;

/** Language codes in headers. Kazakh and English have two codes each. */
const LANGUAGE_BY_HEADER_CODE: Record<string, WireLanguage> = {
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
const HEADER_CODE_BY_LANGUAGE = new Map(
  Object.entries(LANGUAGE_BY_HEADER_CODE)
    .toReversed()
    .map(([sign, language]) => [language, sign]),
);

const indexColumnKindsByHeader = (kinds: readonly ColumnKind[]) =>
  new Map(
    kinds.flatMap((kind) =>
      [kind.key, ...kind.heads, ...(kind.also ?? [])].map((head) => [normalizeSearchText(head), kind]),
    ),
  );
const DISH_COLUMN_KIND_BY_HEADER = indexColumnKindsByHeader(DISH_COLUMN_KINDS);
const CHOICE_COLUMN_KIND_BY_HEADER = indexColumnKindsByHeader(CHOICE_COLUMN_KINDS);
const COLUMN_KIND_BY_KEY = new Map(
  [...DISH_COLUMN_KINDS, ...CHOICE_COLUMN_KINDS].map((kind) => [kind.key, kind]),
);

const createMenuColumn = ({ key, kind, digits }: ColumnKind, language: WireLanguage | null): MenuColumn => ({
  key,
  kind,
  language,
  digits: digits ?? null,
  branch: null,
});

const createBranchColumn = (id: string, branch: string): MenuColumn => ({
  key: createBranchPriceKey(id),
  kind: "sum",
  language: null,
  digits: null,
  branch,
});

/** Returns the column of a field, in one language if the field is translated. Unknown fields are text columns. */
export function columnFromKey(key: string, language: WireLanguage | null): MenuColumn {
  return createMenuColumn(
    COLUMN_KIND_BY_KEY.get(key) ?? { key, kind: "words", heads: [key, key, key] },
    language,
  );
}

/** Returns the columns of a menu export: texts in each of the brand's languages, and the price in each branch. */
export function listMenuColumns(
  languages: readonly WireLanguage[],
  branches: readonly StoredBranch[] = [],
): MenuColumn[] {
  const main = languages[0] ?? "uz";
  const getBranchName = ({ name }: StoredBranch) =>
    findTextInLanguage(putMainLanguageFirst(name, main), main === "eng" ? "en" : main, main);
  const inBranches = branches.map((branch) =>
    createBranchColumn(branch.id, formatBranchColumnHeader(branch, getBranchName(branch), branches)),
  );
  return DISH_COLUMN_KINDS.flatMap((kind) => {
    if (kind.isTranslated) return languages.map((language) => createMenuColumn(kind, language));
    return kind.key === "costPrice"
      ? [createMenuColumn(kind, null), ...inBranches]
      : [createMenuColumn(kind, null)];
  });
}

/** Returns a column's header in the reader's language: `Nomi (uz)`, `Narxi @ Markaz`. */
export function formatColumnHeader(
  { key, language, branch = null }: ColumnHeader,
  reader: "uz" | "ru" | "en",
) {
  const bare = branch === null ? key : "costPrice";
  const head = COLUMN_KIND_BY_KEY.get(bare)?.heads[["uz", "ru", "en"].indexOf(reader)] ?? key;
  if (branch !== null) return `${head} @ ${branch}`;
  return language ? `${head} (${HEADER_CODE_BY_LANGUAGE.get(language)})` : head;
}

/** Language code at the end of a column header, with the preceding separator. */
const LANGUAGE_SUFFIX_PATTERN = /[\s_.(,-](uz-cyrl|uz|ru|eng?|ar|kk|kz|tr|zh)\)?$/i;
const HEADER_SEPARATOR_PATTERN = /[\s_.(,-]/;
const BRANCH_HEADER_PATTERN = /^([^@]+)@([^]+)$/;

/**
 * Returns the column that a header means. The header may be in any case and alphabet, and in any of the three languages
 * of exports. `name_ru` and `Название (ru)` are equal. Texts without a language code are in the brand's main language.
 * Null: unknown.
 */
export function findColumnByHeader(
  head: string,
  main: WireLanguage,
  branches: readonly StoredBranch[] = [],
): MenuColumn | null {
  const [, priced = "", place = ""] = BRANCH_HEADER_PATTERN.exec(head) ?? [];
  if (DISH_COLUMN_KIND_BY_HEADER.get(normalizeSearchText(priced))?.key === "costPrice") {
    const branch = findBranchByColumnHeader(place, branches);
    return branch && createBranchColumn(branch.id, place.trim());
  }
  return findColumnInKindsByHeader(DISH_COLUMN_KIND_BY_HEADER, head, main);
}

/** Returns the column that a header means in the spreadsheets of choices and of sets. */
export const findChoiceColumnByHeader = (head: string, main: WireLanguage) =>
  findColumnInKindsByHeader(CHOICE_COLUMN_KIND_BY_HEADER, head, main);

/** Returns the columns of the spreadsheet of choices or of sets. Sets have additional columns for their products. */
export function listChoiceColumns(languages: readonly WireLanguage[], isOfSets: boolean): MenuColumn[] {
  return CHOICE_COLUMN_KINDS.filter(({ key }) => isOfSets || (key !== "part" && key !== "partId")).flatMap(
    (kind) =>
      kind.isTranslated
        ? languages.map((language) => createMenuColumn(kind, language))
        : [createMenuColumn(kind, null)],
  );
}

function findColumnInKindsByHeader(
  heads: Map<string, ColumnKind>,
  head: string,
  main: WireLanguage,
): MenuColumn | null {
  const trimmed = head.trim();
  const found = LANGUAGE_SUFFIX_PATTERN.exec(trimmed);
  const signed = found
    ? heads.get(normalizeSearchText(cutTrailingSeparators(trimmed, found.index)))
    : undefined;
  if (signed?.isTranslated && found?.[1])
    return createMenuColumn(signed, LANGUAGE_BY_HEADER_CODE[found[1].toLowerCase()] ?? main);
  const kind = heads.get(normalizeSearchText(head));
  return kind ? createMenuColumn(kind, kind.isTranslated ? main : null) : null;
}

/** Returns the text before index `end`, without trailing characters that match `HEADER_SEPARATOR_PATTERN`. */
function cutTrailingSeparators(text: string, end: number): string {
  while (end > 0 && HEADER_SEPARATOR_PATTERN.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** Returns the column's name for machines: `name_uz`, `costPrice`. */
export const formatMachineColumnName = ({ key, language }: ColumnHeader) =>
  language ? `${key}_${HEADER_CODE_BY_LANGUAGE.get(language)}` : key;
