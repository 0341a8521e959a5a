import { branchByHead, branchHead, branchPriceKey, type StoredBranch } from "./branch-columns.ts";
import { CHOICE_KINDS } from "./choice-columns.ts";
import { type CellKind, type ColumnKind, DISH_KINDS } from "./dish-columns.ts";
import type { WireLanguage } from "./language.ts";
import type { Unit } from "./read-measure.ts";
import { fold } from "./search-fold.ts";
import { mainFirst, textIn } from "./text.ts";

/** Column of a menu's table. */
export interface MenuColumn {
  /** Field of a product, or `group`, `category` or `id`. */
  key: string;
  kind: CellKind;
  /** Language of a translated column. */
  language: WireLanguage | null;
  digits: readonly [least: number, most: number] | null;
  /** Name of the branch in the header of a branch price. */
  branch: string | null;
  /** For a measure: the unit in its header. */
  unit?: Unit | null;
  /** For a price: the multiplier in its header, as in `Цена, тыс. сум`. Default: 1. */
  factor?: number;
}

/** Data of a column for its header. */
export type ColumnHead = Pick<MenuColumn, "key" | "language"> & Partial<Pick<MenuColumn, "branch">>;

/** Language codes in headers. Kazakh and English have two codes each. */
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

const byHead = (kinds: readonly ColumnKind[]) =>
  new Map(
    kinds.flatMap((kind) =>
      [kind.key, ...kind.heads, ...(kind.also ?? [])].map((head) => [fold(head), kind]),
    ),
  );
const DISH_HEADS = byHead(DISH_KINDS);
const CHOICE_HEADS = byHead(CHOICE_KINDS);
const KIND_OF = new Map([...DISH_KINDS, ...CHOICE_KINDS].map((kind) => [kind.key, kind]));

const columnOf = ({ key, kind, digits }: ColumnKind, language: WireLanguage | null): MenuColumn => ({
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

/** Returns the column of a field, in one language if the field is translated. Unknown fields are text columns. */
export function columnOfKey(key: string, language: WireLanguage | null): MenuColumn {
  return columnOf(KIND_OF.get(key) ?? { key, kind: "words", heads: [key, key, key] }, language);
}

/** Returns the columns of a menu export: texts in each of the brand's languages, and the price in each branch. */
export function menuColumns(
  languages: readonly WireLanguage[],
  branches: readonly StoredBranch[] = [],
): MenuColumn[] {
  const main = languages[0] ?? "uz";
  const called = ({ name }: StoredBranch) =>
    textIn(mainFirst(name, main), main === "eng" ? "en" : main, main);
  const inBranches = branches.map((branch) =>
    branchColumn(branch.id, branchHead(branch, called(branch), branches)),
  );
  return DISH_KINDS.flatMap((kind) => {
    if (kind.isTranslated) return languages.map((language) => columnOf(kind, language));
    return kind.key === "costPrice" ? [columnOf(kind, null), ...inBranches] : [columnOf(kind, null)];
  });
}

/** Returns a column's header in the reader's language: `Nomi (uz)`, `Narxi @ Markaz`. */
export function headOf({ key, language, branch = null }: ColumnHead, reader: "uz" | "ru" | "en") {
  const bare = branch === null ? key : "costPrice";
  const head = KIND_OF.get(bare)?.heads[["uz", "ru", "en"].indexOf(reader)] ?? key;
  if (branch !== null) return `${head} @ ${branch}`;
  return language ? `${head} (${SIGN_OF.get(language)})` : head;
}

/** Language code at the end of a column header, with the preceding separator. */
const SIGNED = /[\s_.(,-](uz-cyrl|uz|ru|eng?|ar|kk|kz|tr|zh)\)?$/i;
const SEPARATOR = /[\s_.(,-]/;
const IN_BRANCH = /^([^@]+)@([^]+)$/;

/**
 * Returns the column of a header in any case, alphabet and one of three languages. `name_ru` and `Название (ru)` are
 * equal. Texts without a language code are in the brand's main language. Null: unknown.
 */
export function columnByHead(
  head: string,
  main: WireLanguage,
  branches: readonly StoredBranch[] = [],
): MenuColumn | null {
  const [, priced = "", place = ""] = IN_BRANCH.exec(head) ?? [];
  if (DISH_HEADS.get(fold(priced))?.key === "costPrice") {
    const branch = branchByHead(place, branches);
    return branch && branchColumn(branch.id, place.trim());
  }
  return columnIn(DISH_HEADS, head, main);
}

/** Returns the column of a header in the tables of choices and sets. */
export const choiceColumnByHead = (head: string, main: WireLanguage) => columnIn(CHOICE_HEADS, head, main);

/** Returns the columns of the table of choices or sets. Sets have additional columns for their products. */
export function choiceColumns(languages: readonly WireLanguage[], isOfSets: boolean): MenuColumn[] {
  return CHOICE_KINDS.filter(({ key }) => isOfSets || (key !== "part" && key !== "partId")).flatMap((kind) =>
    kind.isTranslated ? languages.map((language) => columnOf(kind, language)) : [columnOf(kind, null)],
  );
}

function columnIn(heads: Map<string, ColumnKind>, head: string, main: WireLanguage): MenuColumn | null {
  const trimmed = head.trim();
  const found = SIGNED.exec(trimmed);
  const signed = found ? heads.get(fold(wordsBefore(trimmed, found.index))) : undefined;
  if (signed?.isTranslated && found?.[1])
    return columnOf(signed, LANGUAGE_SIGNS[found[1].toLowerCase()] ?? main);
  const kind = heads.get(fold(head));
  return kind ? columnOf(kind, kind.isTranslated ? main : null) : null;
}

/** Returns the text before index `end`, without trailing characters that match `SEPARATOR`. */
function wordsBefore(text: string, end: number): string {
  while (end > 0 && SEPARATOR.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** Returns the column's name for machines: `name_uz`, `costPrice`. */
export const machineHead = ({ key, language }: ColumnHead) =>
  language ? `${key}_${SIGN_OF.get(language)}` : key;
