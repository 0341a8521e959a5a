import { type ModifierFieldChange, listChoiceChanges } from "./choice-changes.ts";
import { columnFromDraftFault, type DraftFault, type GroupDraft, applyChoiceRow } from "./choice-drafts.ts";
import type { ImportedModifierGroup } from "./choice-groups.ts";
import { type ChoiceRow, readChoiceRow } from "./choice-row.ts";
import {
  findModifierGroup,
  findChoiceProductId,
  type ModifierGroupIndex,
  indexModifierGroups,
  isDraftFault,
  type ModifierGroupOwner,
} from "./find-group.ts";
import { findInvalidChoice } from "./stored-choices.ts";
import type { CellValueLimits } from "./menu-cells.ts";
import {
  findChoiceColumnByHeader,
  listChoiceColumns,
  columnFromKey,
  formatMachineColumnName,
  type MenuColumn,
} from "./menu-columns.ts";
import { type RowCorrections, applyRowCorrections } from "./row-corrections.ts";
import type { MenuImportRules } from "./menu-row.ts";
import type { WireLanguage } from "./language.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { AddedMenuRow, FaultyMenuRow } from "./plan-import.ts";
import type { TextByLanguage } from "./text.ts";

type SheetTableCells = readonly (readonly (string | null)[])[];
export interface ChoiceTablePlan {
  sheet: "choices" | "sets";
  heads: readonly string[];
  unknownHeads: string[];
  faulty: FaultyMenuRow[];
}

/** Modifier groups of an existing product, a new product or the library, with the changes to these groups. */
export interface GroupOwnerPlan {
  owner: { id: string | null; added: AddedMenuRow | null; name: TextByLanguage };
  before: readonly ImportedModifierGroup[];
  groups: readonly ImportedModifierGroup[];
  changes: ModifierFieldChange[];
}

interface ChoiceRowPosition {
  list: ChoiceTablePlan;
  columns: readonly (MenuColumn | null)[];
  line: number;
  cells: readonly (string | null)[];
}

export interface ChoiceRules extends Pick<MenuImportRules, "languages"> {
  newId: () => string;
  price: CellValueLimits;
  /** Products added by the same import. */
  added: readonly AddedMenuRow[];
  mends?: Partial<Record<ChoiceTablePlan["sheet"], RowCorrections>>;
}

function openChoiceTable([heads = [], ...rows]: SheetTableCells, main: WireLanguage) {
  return {
    heads: heads.map((head) => head ?? ""),
    columns: heads.map((head) => findChoiceColumnByHeader(head ?? "", main)),
    rows: rows
      .map((cells, at) => ({ cells, line: at + 2 }))
      .filter(({ cells }) => cells.some((cell) => cell?.trim())),
  };
}

/** Returns the label of a row: product, group and choice, if present. */
function formatRowLabel(columns: readonly (MenuColumn | null)[], cells: readonly (string | null)[]): string {
  const named = ["of", "groupName", "choiceName"].flatMap((key) => {
    const at = columns.findIndex((column, place) => column?.key === key && cells[place]?.trim());
    return at < 0 ? [] : [cells[at]?.trim().slice(0, 60) ?? ""];
  });
  return named.join(" › ");
}

/** State shared by the functions that plan the changes of modifier groups. */
interface ChoicePlanState {
  menu: StoredMenu;
  rules: ChoiceRules;
  index: ModifierGroupIndex;
  /** Positions of the spreadsheet rows that changed each group. */
  places: Map<GroupDraft, ChoiceRowPosition[]>;
}

/**
 * Plans the changes that the spreadsheets of choices and sets make to modifier groups of products and of the library. A
 * group is found by id, else by product and name. A choice is found by id, else by its product, else by name. Groups
 * and choices without a row are not removed. Copies from the library can be changed only in the library. [MN-5]
 */
export function planChoices(
  menu: StoredMenu,
  sheets: readonly { sheet: ChoiceTablePlan["sheet"]; table: SheetTableCells }[],
  rules: ChoiceRules,
): { lists: ChoiceTablePlan[]; owners: GroupOwnerPlan[] } {
  const main = rules.languages[0] ?? "uz";
  const findKnownColumn = (key: string) =>
    listChoiceColumns(rules.languages, true).find((column) => formatMachineColumnName(column) === key) ??
    columnFromKey(key, null);
  const index = indexModifierGroups(menu, rules.added);
  const { owners } = index;
  const planning: ChoicePlanState = { menu, rules, index, places: new Map() };
  const lists = sheets.map(({ sheet, table }) => {
    const { heads, columns, rows } = applyRowCorrections(
      openChoiceTable(table, main),
      rules.mends?.[sheet] ?? {},
      findKnownColumn,
    );
    const unknownHeads = heads.flatMap((head, at) => (head.trim() && !columns[at] ? [head] : []));
    const list: ChoiceTablePlan = { sheet, heads, unknownHeads, faulty: [] };
    for (const { cells, line } of rows) {
      const row = readChoiceRow(columns, cells, rules.price);
      const place = { list, columns, line, cells };
      if (row.faults.length > 0)
        list.faulty.push({ line, cells, faults: row.faults, name: formatRowLabel(columns, cells) });
      else {
        const fault = applyChoiceRowToGroup(planning, row, place);
        if (fault) addFaultyChoiceRow(place, fault);
      }
    }
    return list;
  });
  for (const owner of owners) restoreEmptyGroups(owner, planning.places);
  const changed = owners.map(({ drafts, before, ...owner }) => ({
    owner,
    before,
    groups: drafts.map(({ group }) => group),
    changes: drafts.flatMap((draft) => listChoiceChanges(draft, menu)),
  }));
  return { lists, owners: changed.filter(({ changes }) => changes.length > 0) };
}

/**
 * Applies a spreadsheet row to the planned modifier group that it belongs to. Returns the fault that prevents it, if
 * any.
 */
function applyChoiceRowToGroup(
  { menu, rules, index, places }: ChoicePlanState,
  row: ChoiceRow,
  place: ChoiceRowPosition,
): DraftFault | null {
  const found = findModifierGroup(index, row, rules.newId);
  if (isDraftFault(found)) return found;
  const { owner, draft } = found;
  if (owner.id !== null && draft.was?.libraryId) return { key: "groupId", cause: "shared" };
  const part = findChoiceProductId(menu, row, draft);
  if (typeof part === "object" && part !== null) return part;
  const made = applyChoiceRow(draft, row, { part, newId: rules.newId });
  if (isDraftFault(made)) return made;
  if (!owner.drafts.includes(draft)) {
    owner.drafts.push(draft);
    index.byId.set(draft.group.id, [found]);
  }
  draft.group = made.group;
  if (made.touched) draft.touched.add(made.touched);
  places.set(draft, [...(places.get(draft) ?? []), place]);
  return null;
}

/** Adds the spreadsheet row to the invalid rows of its spreadsheet. */
function addFaultyChoiceRow({ list, columns, line, cells }: ChoiceRowPosition, fault: DraftFault): void {
  const head = columnFromDraftFault(fault);
  const at = columns.findIndex(
    (each) => each?.key === head.key && (!head.language || each.language === head.language),
  );
  const [column, text] = [columns[at] ?? head, cells[at] ?? ""];
  const faults = [{ column, text, cause: fault.cause }];
  list.faulty.push({ line, cells, faults, name: formatRowLabel(columns, cells) });
}

/**
 * Restores groups from which guests could not choose after the import, and marks the rows that changed these groups as
 * faulty.
 */
function restoreEmptyGroups(owner: ModifierGroupOwner, places: ChoicePlanState["places"]): void {
  for (;;) {
    const empty = owner.drafts.findIndex(({ group }) => group.modifications.length === 0);
    const fault =
      empty >= 0
        ? ({ group: empty, choice: 0, field: "name" } as const)
        : findInvalidChoice(owner.drafts.map(({ group }) => group));
    const draft = fault && owner.drafts[fault.group];
    const blamed = draft && places.get(draft);
    if (!draft || !blamed) return;
    const name = fault.choice === null ? "groupName" : "choiceName";
    const key = fault.field === "name" ? name : fault.field === "id" ? "groupId" : fault.field;
    for (const place of blamed)
      addFaultyChoiceRow(place, { key, cause: fault.field === "name" ? "required" : "together" });
    places.delete(draft);
    if (draft.was) draft.group = draft.was;
    else owner.drafts.splice(fault.group, 1);
  }
}
