import type { TableChoice, TableGroup } from "./choice-groups.ts";
import type { ColumnHead } from "./menu-columns.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { TextByLanguage } from "./text.ts";
import { LANGUAGES, toWireLanguage } from "./language.ts";

/** Change of a field of a modifier group or of one of its choices; null values: the field was empty. */
export interface ChoiceChange {
  groupId: string;
  group: TextByLanguage;
  /** Name of the choice; null: the change concerns the group itself. */
  choice: TextByLanguage | null;
  column: ColumnHead;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

type ChoiceValue = ChoiceChange["before"];
type ChoiceValues = Map<string, { column: ColumnHead; value: ChoiceValue }>;

/** Returns the changes that an imported spreadsheet makes to a modifier group. */
export function listChoiceChanges(
  { was, group }: { was: TableGroup | null; group: TableGroup },
  menu: StoredMenu,
): ChoiceChange[] {
  if (was === group) return [];
  const before = new Map(was?.modifications.map((choice) => [choice.id, choice]));
  const own = compareChoiceValues(was && createGroupValues(was), createGroupValues(group)).map((change) => ({
    ...change,
    choice: null,
  }));
  const inside = group.modifications.flatMap((choice) => {
    const old = before.get(choice.id);
    const choiceName = getChoiceName(choice, menu);
    return compareChoiceValues(
      old ? createChoiceValues(old, menu) : null,
      createChoiceValues(choice, menu),
    ).map((change) => ({
      ...change,
      choice: choiceName,
    }));
  });
  return [...own, ...inside].map((change) => ({ ...change, groupId: group.id, group: group.name }));
}

function compareChoiceValues(before: ChoiceValues | null, after: ChoiceValues) {
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
  value: ChoiceValue,
): [string, { column: ColumnHead; value: ChoiceValue }] => [key, { column: { key, language: null }, value }];

function listNameValues(
  key: string,
  name: TextByLanguage,
): [string, { column: ColumnHead; value: ChoiceValue }][] {
  return LANGUAGES.map(toWireLanguage).flatMap(
    (language): [string, { column: ColumnHead; value: ChoiceValue }][] => {
      const value = name[language];
      return value ? [[`${key}.${language}`, { column: { key, language }, value }]] : [];
    },
  );
}

const createGroupValues = ({ name, min, max }: TableGroup): ChoiceValues =>
  new Map([...listNameValues("groupName", name), createValueEntry("min", min), createValueEntry("max", max)]);

const findChoiceProduct = ({ productId }: TableChoice, menu: StoredMenu) =>
  productId ? menu.products.find(({ id }) => id === productId) : undefined;

function getChoiceName(choice: TableChoice, menu: StoredMenu): TextByLanguage {
  return findChoiceProduct(choice, menu)?.name ?? choice.name;
}

const createChoiceValues = (choice: TableChoice, menu: StoredMenu): ChoiceValues =>
  new Map([
    ...listNameValues("choiceName", choice.name),
    createValueEntry(
      "part",
      Object.values(findChoiceProduct(choice, menu)?.name ?? {}).find(Boolean) ?? null,
    ),
    createValueEntry("choicePrice", choice.price),
    createValueEntry("maxCount", choice.maxCount),
    createValueEntry("isAvailable", choice.isAvailable !== false),
  ]);
