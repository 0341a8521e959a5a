import { isMealSetGroup, type ImportedChoice, type ImportedModifierGroup } from "./choice-groups.ts";
import { listGroupOwners } from "./group-owners.ts";
import type { WireLanguage } from "./language.ts";
import { formatMenuCell } from "./menu-cells.ts";
import {
  listChoiceColumns,
  formatColumnHeader,
  formatMachineColumnName,
  type MenuColumn,
} from "./menu-columns.ts";
import { type StoredMenu, type MenuLanguage, getMenuName } from "./menu-table.ts";

type CellValue = string | number;
interface ChoiceTableRow {
  fields: Record<string, unknown>;
  names: Record<string, Readonly<Record<string, string | null | undefined>>>;
}

/**
 * Exports the modifiers of a menu, or its sets, as a table with one choice per row. Groups copied from the library are
 * exported once.
 */
export function createChoiceTable(
  menu: StoredMenu,
  options: { languages: readonly WireLanguage[]; reader: MenuLanguage; isOfSets: boolean },
): CellValue[][] {
  const { languages, reader, isOfSets } = options;
  const columns = listChoiceColumns(languages, isOfSets);
  const toChoiceCell = ({ key, kind, language }: MenuColumn, { fields, names }: ChoiceTableRow): CellValue =>
    language ? (names[key]?.[language] ?? "") : formatMenuCell({ key, kind }, fields, reader);
  const rows = createChoiceRows(menu, { languages, isOfSets });
  return [
    columns.map((column) => formatColumnHeader(column, reader)),
    ...rows.map((row) => columns.map((column) => toChoiceCell(column, row))),
  ];
}

/** Exports the modifiers of a menu, or its sets, for machines: each row as a record by column name. */
export function createChoiceRecords(
  menu: StoredMenu,
  { languages, isOfSets }: { languages: readonly WireLanguage[]; isOfSets: boolean },
): Record<string, unknown>[] {
  const columns = listChoiceColumns(languages, isOfSets);
  return createChoiceRows(menu, { languages, isOfSets }).map(({ fields, names }) =>
    Object.fromEntries(
      columns.map((column) => [
        formatMachineColumnName(column),
        (column.language ? names[column.key]?.[column.language] : fields[column.key]) ?? null,
      ]),
    ),
  );
}

function createChoiceRows(
  menu: StoredMenu,
  options: { languages: readonly WireLanguage[]; isOfSets: boolean },
): ChoiceTableRow[] {
  const { languages, isOfSets } = options;
  const called = new Map(menu.products.map(({ id, name }) => [id, getMenuName(name, languages)]));
  const owners = listGroupOwners(menu);
  const formatUsingProductNames = (group: ImportedModifierGroup) =>
    owners
      .filter(({ id, groups }) => id !== null && groups.some(({ libraryId }) => libraryId === group.id))
      .map(({ name }) => getMenuName(name, languages))
      .join(", ");
  const createChoiceRow = (
    owner: string | null,
    group: ImportedModifierGroup,
    choice: ImportedChoice,
    isFirst: boolean,
  ): ChoiceTableRow => ({
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
      usedBy: isFirst && owner === null ? formatUsingProductNames(group) : null,
    },
    names: { groupName: group.name, choiceName: choice.name },
  });
  return owners.flatMap(({ id, groups }) =>
    groups
      .filter((group) => (id === null || !group.libraryId) && isMealSetGroup(group) === isOfSets)
      .flatMap((group) =>
        group.modifications.map((choice, at) => createChoiceRow(id, group, choice, at === 0)),
      ),
  );
}
