import { isOfSet, type TableChoice, type TableGroup } from "./choice-groups.ts";
import { ownersOf } from "./group-owners.ts";
import type { WireLanguage } from "./language.ts";
import { writeCell } from "./menu-cells.ts";
import { choiceColumns, headOf, machineHead, type MenuColumn } from "./menu-columns.ts";
import { type StoredMenu, type MenuLanguage, nameOf } from "./menu-table.ts";

type Value = string | number;
interface Row {
  fields: Record<string, unknown>;
  names: Record<string, Readonly<Record<string, string | null | undefined>>>;
}

/**
 * Exports the modifiers of a menu, or its sets, as a table with one choice per row. Groups copied from the library are
 * exported once.
 */
export function choiceTable(
  menu: StoredMenu,
  options: { languages: readonly WireLanguage[]; reader: MenuLanguage; isOfSets: boolean },
): Value[][] {
  const { languages, reader, isOfSets } = options;
  const columns = choiceColumns(languages, isOfSets);
  const cell = ({ key, kind, language }: MenuColumn, { fields, names }: Row): Value =>
    language ? (names[key]?.[language] ?? "") : writeCell({ key, kind }, fields, reader);
  const rows = rowsOf(menu, { languages, isOfSets });
  return [
    columns.map((column) => headOf(column, reader)),
    ...rows.map((row) => columns.map((column) => cell(column, row))),
  ];
}

/** Exports the same data for machines: each row as a record by column name. */
export function choiceRecords(
  menu: StoredMenu,
  { languages, isOfSets }: { languages: readonly WireLanguage[]; isOfSets: boolean },
): Record<string, unknown>[] {
  const columns = choiceColumns(languages, isOfSets);
  return rowsOf(menu, { languages, isOfSets }).map(({ fields, names }) =>
    Object.fromEntries(
      columns.map((column) => [
        machineHead(column),
        (column.language ? names[column.key]?.[column.language] : fields[column.key]) ?? null,
      ]),
    ),
  );
}

function rowsOf(menu: StoredMenu, options: { languages: readonly WireLanguage[]; isOfSets: boolean }): Row[] {
  const { languages, isOfSets } = options;
  const called = new Map(menu.products.map(({ id, name }) => [id, nameOf(name, languages)]));
  const owners = ownersOf(menu);
  const users = (group: TableGroup) =>
    owners
      .filter(({ id, groups }) => id !== null && groups.some(({ libraryId }) => libraryId === group.id))
      .map(({ name }) => nameOf(name, languages))
      .join(", ");
  const rowOf = (owner: string | null, group: TableGroup, choice: TableChoice, isFirst: boolean): Row => ({
    fields: {
      ofId: owner,
      of: owner && called.get(owner),
      groupId: group.id,
      min: group.min,
      max: group.max,
      choiceId: choice.id,
      partId: choice.productId,
      part: choice.productId && called.get(choice.productId),
      choicePrice: choice.price,
      maxCount: choice.maxCount,
      isAvailable: choice.isAvailable !== false,
      usedBy: isFirst && owner === null ? users(group) : null,
    },
    names: { groupName: group.name, choiceName: choice.name },
  });
  return owners.flatMap(({ id, groups }) =>
    groups
      .filter((group) => (id === null || !group.libraryId) && isOfSet(group) === isOfSets)
      .flatMap((group) => group.modifications.map((choice, at) => rowOf(id, group, choice, at === 0))),
  );
}
