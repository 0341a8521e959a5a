import type { TableChoice, TableGroup } from "./choice-groups.ts";
import type { ColumnHead } from "./menu-columns.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { Text } from "./text.ts";
import { LANGUAGES, toWireLanguage } from "./language.ts";

/** Change of a field of a group or of a choice; null values: the field was empty. */
export interface ChoiceChange {
  groupId: string;
  group: Text;
  /** Name of the choice; null: the change concerns the group itself. */
  choice: Text | null;
  column: ColumnHead;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

type ChoiceValue = ChoiceChange["before"];
type ChoiceValues = Map<string, { column: ColumnHead; value: ChoiceValue }>;

/** Returns the changes that a table makes to a group. */
export function changesIn(
  { was, group }: { was: TableGroup | null; group: TableGroup },
  menu: StoredMenu,
): ChoiceChange[] {
  if (was === group) return [];
  const before = new Map(was?.modifications.map((choice) => [choice.id, choice]));
  const own = compareFacts(was && createGroupFacts(was), createGroupFacts(group)).map((change) => ({
    ...change,
    choice: null,
  }));
  const inside = group.modifications.flatMap((choice) => {
    const old = before.get(choice.id);
    const choiceName = getChoiceName(choice, menu);
    return compareFacts(old ? createChoiceFacts(old, menu) : null, createChoiceFacts(choice, menu)).map(
      (change) => ({
        ...change,
        choice: choiceName,
      }),
    );
  });
  return [...own, ...inside].map((change) => ({ ...change, groupId: group.id, group: group.name }));
}

function compareFacts(before: ChoiceValues | null, after: ChoiceValues) {
  const keys = new Set([...(before?.keys() ?? []), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [one, other] = [before?.get(key), after.get(key)];
    const column = (other ?? one)?.column;
    const [was, is] = [one?.value ?? null, other?.value ?? null];
    return column && was !== is ? [{ column, before: was, after: is }] : [];
  });
}

const createFact = (
  key: string,
  value: ChoiceValue,
): [string, { column: ColumnHead; value: ChoiceValue }] => [key, { column: { key, language: null }, value }];

function listNameValues(key: string, name: Text): [string, { column: ColumnHead; value: ChoiceValue }][] {
  return LANGUAGES.map(toWireLanguage).flatMap(
    (language): [string, { column: ColumnHead; value: ChoiceValue }][] => {
      const value = name[language];
      return value ? [[`${key}.${language}`, { column: { key, language }, value }]] : [];
    },
  );
}

const createGroupFacts = ({ name, min, max }: TableGroup): ChoiceValues =>
  new Map([...listNameValues("groupName", name), createFact("min", min), createFact("max", max)]);

const partOf = ({ productId }: TableChoice, menu: StoredMenu) =>
  productId ? menu.products.find(({ id }) => id === productId) : undefined;

function getChoiceName(choice: TableChoice, menu: StoredMenu): Text {
  return partOf(choice, menu)?.name ?? choice.name;
}

const createChoiceFacts = (choice: TableChoice, menu: StoredMenu): ChoiceValues =>
  new Map([
    ...listNameValues("choiceName", choice.name),
    createFact("part", Object.values(partOf(choice, menu)?.name ?? {}).find(Boolean) ?? null),
    createFact("choicePrice", choice.price),
    createFact("maxCount", choice.maxCount),
    createFact("isAvailable", choice.isAvailable !== false),
  ]);
