import type { TableChoice, TableGroup } from "./choice-groups.ts";
import type { ColumnHead } from "./menu-columns.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { Text } from "./text.ts";
import { LANGUAGES, toWire } from "./language.ts";

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

type Value = ChoiceChange["before"];
type Facts = Map<string, { column: ColumnHead; value: Value }>;

/** Returns the changes that a table makes to a group. */
export function changesIn(
  { was, group }: { was: TableGroup | null; group: TableGroup },
  menu: StoredMenu,
): ChoiceChange[] {
  if (was === group) return [];
  const before = new Map(was?.modifications.map((choice) => [choice.id, choice]));
  const own = compared(was && groupFacts(was), groupFacts(group)).map((change) => ({
    ...change,
    choice: null,
  }));
  const inside = group.modifications.flatMap((choice) => {
    const old = before.get(choice.id);
    const choiceName = nameOf(choice, menu);
    return compared(old ? choiceFacts(old, menu) : null, choiceFacts(choice, menu)).map((change) => ({
      ...change,
      choice: choiceName,
    }));
  });
  return [...own, ...inside].map((change) => ({ ...change, groupId: group.id, group: group.name }));
}

function compared(before: Facts | null, after: Facts) {
  const keys = new Set([...(before?.keys() ?? []), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [one, other] = [before?.get(key), after.get(key)];
    const column = (other ?? one)?.column;
    const [was, is] = [one?.value ?? null, other?.value ?? null];
    return column && was !== is ? [{ column, before: was, after: is }] : [];
  });
}

const fact = (key: string, value: Value): [string, { column: ColumnHead; value: Value }] => [
  key,
  { column: { key, language: null }, value },
];

function words(key: string, name: Text): [string, { column: ColumnHead; value: Value }][] {
  return LANGUAGES.map(toWire).flatMap((language): [string, { column: ColumnHead; value: Value }][] => {
    const value = name[language];
    return value ? [[`${key}.${language}`, { column: { key, language }, value }]] : [];
  });
}

const groupFacts = ({ name, min, max }: TableGroup): Facts =>
  new Map([...words("groupName", name), fact("min", min), fact("max", max)]);

const partOf = ({ productId }: TableChoice, menu: StoredMenu) =>
  productId ? menu.products.find(({ id }) => id === productId) : undefined;

function nameOf(choice: TableChoice, menu: StoredMenu): Text {
  return partOf(choice, menu)?.name ?? choice.name;
}

const choiceFacts = (choice: TableChoice, menu: StoredMenu): Facts =>
  new Map([
    ...words("choiceName", choice.name),
    fact("part", Object.values(partOf(choice, menu)?.name ?? {}).find(Boolean) ?? null),
    fact("choicePrice", choice.price),
    fact("maxCount", choice.maxCount),
    fact("isAvailable", choice.isAvailable !== false),
  ]);
