import type { ImportedChoice, ImportedModifierGroup } from "./choice-groups.ts";
import type { ColumnHeader } from "./menu-columns.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { TextByLanguage } from "./text.ts";
import { LANGUAGES, toWireLanguage } from "./language.ts";

/** Change of a field of a modifier group or of one of its choices; null values: the field was empty. */
export interface ModifierFieldChange {
  groupId: string;
  group: TextByLanguage;
  /** Name of the choice; null: the change concerns the group itself. */
  choice: TextByLanguage | null;
  column: ColumnHeader;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

type ModifierFieldValue = ModifierFieldChange["before"];
type ChoiceValuesByColumn = Map<string, { column: ColumnHeader; value: ModifierFieldValue }>;

/** Returns the changes that an imported spreadsheet makes to a modifier group. */
export function listChoiceChanges(
  { was, group }: { was: ImportedModifierGroup | null; group: ImportedModifierGroup },
  menu: StoredMenu,
): ModifierFieldChange[] {
  if (was === group) return [];
  const before = new Map(was?.modifications.map((choice) => [choice.id, choice]));
  const own = listChoiceValueChanges(was && createGroupValues(was), createGroupValues(group)).map(
    (change) => ({
      ...change,
      choice: null,
    }),
  );
  const inside = group.modifications.flatMap((choice) => {
    const old = before.get(choice.id);
    const choiceName = getChoiceName(choice, menu);
    return listChoiceValueChanges(
      old ? createChoiceValues(old, menu) : null,
      createChoiceValues(choice, menu),
    ).map((change) => ({
      ...change,
      choice: choiceName,
    }));
  });
  return [...own, ...inside].map((change) => ({ ...change, groupId: group.id, group: group.name }));
}

function listChoiceValueChanges(before: ChoiceValuesByColumn | null, after: ChoiceValuesByColumn) {
  const keys = new Set([...(before?.keys() ?? []), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [one, other] = [before?.get(key), after.get(key)];
    const column = (other ?? one)?.column;
    const [was, is] = [one?.value ?? null, other?.value ?? null];
    return column && was !== is ? [{ column, before: was, after: is }] : [];
  });
}

const createValueEntry = (
  key: string,
  value: ModifierFieldValue,
): [string, { column: ColumnHeader; value: ModifierFieldValue }] => [
  key,
  { column: { key, language: null }, value },
];

function listNameValuesByLanguage(
  key: string,
  name: TextByLanguage,
): [string, { column: ColumnHeader; value: ModifierFieldValue }][] {
  return LANGUAGES.map(toWireLanguage).flatMap(
    (language): [string, { column: ColumnHeader; value: ModifierFieldValue }][] => {
      const value = name[language];
      return value ? [[`${key}.${language}`, { column: { key, language }, value }]] : [];
    },
  );
}

const createGroupValues = ({ name, min, max }: ImportedModifierGroup): ChoiceValuesByColumn =>
  new Map([
    ...listNameValuesByLanguage("groupName", name),
    createValueEntry("min", min),
    createValueEntry("max", max),
  ]);

const findChoiceProduct = ({ productId }: ImportedChoice, menu: StoredMenu) =>
  productId ? menu.products.find(({ id }) => id === productId) : undefined;

function getChoiceName(choice: ImportedChoice, menu: StoredMenu): TextByLanguage {
  return findChoiceProduct(choice, menu)?.name ?? choice.name;
}

const createChoiceValues = (choice: ImportedChoice, menu: StoredMenu): ChoiceValuesByColumn =>
  new Map([
    ...listNameValuesByLanguage("choiceName", choice.name),
    createValueEntry(
      "part",
      Object.values(findChoiceProduct(choice, menu)?.name ?? {}).find(Boolean) ?? null,
    ),
    createValueEntry("choicePrice", choice.price),
    createValueEntry("maxCount", choice.maxCount),
    createValueEntry("isAvailable", choice.isAvailable !== false),
  ]);
