import type { ImportedChoice, ImportedModifierGroup } from "./choice-groups.ts";
import { type ChoiceRow, listNameTexts } from "./choice-row.ts";
import type { ColumnHeader } from "./menu-columns.ts";
import type { MenuCellFault } from "./menu-cells.ts";
import type { WireLanguage } from "./language.ts";
import { toNameKey } from "./search-fold.ts";
import type { TextByLanguage } from "./text.ts";

/** Modifier group during the planning of an import, with the changes of all spreadsheet rows applied so far. */
export interface GroupDraft {
  /** Modifier group as stored before the import; null: the group is new. */
  was: ImportedModifierGroup | null;
  group: ImportedModifierGroup;
  /** Ids of the choices changed by a row, each at most once. */
  touched: Set<string>;
}

export type DraftFault = { key: string; language?: WireLanguage | null; cause: MenuCellFault };
/** Product that a row assigns to its choice; undefined: the row has no such column. */
export type ChoiceProductId = string | null | undefined;

const createDraftFault = (key: string, cause: MenuCellFault): DraftFault => ({ key, cause });
const hasAnyName = (name: TextByLanguage, words: readonly string[]) => {
  const keys = new Set(words.map(toNameKey));
  return Object.values(name).some((word) => word && keys.has(toNameKey(word)));
};

/** Returns whether the group has one of these names in any language. */
export const isGroupNamed = ({ group }: GroupDraft, words: readonly string[]) =>
  hasAnyName(group.name, words);

/**
 * Applies a spreadsheet row to the modifier group. If rows contain different values for the group, a value that differs
 * from the stored one is used. Two different new values are an error. [MN-5]
 */
export function applyChoiceRow(
  draft: GroupDraft,
  row: ChoiceRow,
  { part, newId }: { part: ChoiceProductId; newId: () => string },
): { group: ImportedModifierGroup; touched: string | null } | DraftFault {
  const words = listNameTexts(row.names.choiceName);
  const said = row.said.get("choiceId");
  const { modifications } = draft.group;
  const present = modifications.filter(({ id, name, productId }) =>
    said ? id === String(said).toLowerCase() : part ? productId === part : hasAnyName(name, words),
  );
  if (said && present.length === 0) return createDraftFault("choiceId", "unknown");
  if (present.length > 1) return createDraftFault("choiceName", "ambiguous");
  const group = applyGroupFields(draft, row);
  if ("cause" in group) return group;
  const isNone = !said && !part && words.length === 0;
  if (isNone) return { group, touched: null };
  const before = present[0] ?? createBlankChoice(newId());
  if (draft.touched.has(before.id)) return createDraftFault(said ? "choiceId" : "choiceName", "twice");
  const choice = applyChoiceRowFields(before, row, part);
  const all = present[0]
    ? modifications.map((each) => (each.id === choice.id ? choice : each))
    : [...modifications, choice];
  return { group: { ...group, modifications: all }, touched: choice.id };
}

const createBlankChoice = (id: string): ImportedChoice => ({
  id,
  name: {},
  price: 0,
  maxCount: 1,
  image: null,
  productId: null,
  isAvailable: true,
});

function applyGroupFields(
  { was, group }: GroupDraft,
  { said, names }: ChoiceRow,
): ImportedModifierGroup | DraftFault {
  let { min, max } = group;
  for (const key of ["min", "max"] as const) {
    const value = said.get(key);
    if (value === undefined || (value === null && !was)) continue;
    const wanted = Number(value ?? 0);
    if (wanted === (was?.[key] ?? 0)) continue;
    if (group[key] !== (was?.[key] ?? 0) && group[key] !== wanted) return createDraftFault(key, "together");
    if (key === "min") min = wanted;
    else max = wanted;
  }
  const name: Record<string, string | null | undefined> = { ...group.name };
  for (const [language, words] of names.groupName) {
    const before = was?.name[language] ?? "";
    const [now, wanted] = [name[language] ?? "", words ?? ""];
    if (wanted === before || (wanted === "" && !was)) continue;
    // A name by which the group was found does not rename the group.
    if (!said.get("groupId") && before && toNameKey(before) === toNameKey(wanted)) continue;
    if (now !== before && now !== wanted) return { ...createDraftFault("groupName", "together"), language };
    name[language] = wanted;
  }
  return { ...group, min, max, name: omitEmptyTexts(name) };
}

function applyChoiceRowFields(
  before: ImportedChoice,
  { said, names }: ChoiceRow,
  part: ChoiceProductId,
): ImportedChoice {
  const isNameUsedForLookup = (language: WireLanguage, words: string | null) => {
    const present = before.name[language];
    return !said.get("choiceId") && present && toNameKey(present) === toNameKey(words ?? "");
  };
  const renamed = [...names.choiceName].filter(([language, words]) => !isNameUsedForLookup(language, words));
  const name = Object.fromEntries([...Object.entries(before.name), ...renamed]);
  const [price, most, isOn] = ["choicePrice", "maxCount", "isAvailable"].map((key) => said.get(key));
  const wasOn = before.isAvailable !== false;
  return {
    ...before,
    name: omitEmptyTexts(name),
    ...(price !== undefined && { price: Number(price ?? 0) }),
    ...(most !== undefined && { maxCount: Number(most ?? 1) }),
    ...(typeof isOn === "boolean" && isOn !== wasOn && { isAvailable: isOn }),
    ...(part !== undefined && part !== (before.productId ?? null) && { productId: part }),
  };
}

const omitEmptyTexts = (name: Readonly<Record<string, string | null | undefined>>): TextByLanguage =>
  Object.fromEntries(Object.entries(name).filter(([, words]) => words));

/** Returns the column that contains the fault. */
export const columnFromDraftFault = ({ key, language = null }: DraftFault): ColumnHeader => ({
  key,
  language,
});
