import type { ChoiceChange } from "./choice-changes.ts";
import type { TableGroup } from "./choice-groups.ts";
import type { TextByLanguage } from "./text.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { ImportRules } from "./menu-row.ts";
import type { MenuWorkbook } from "./menu-workbook.ts";
import { type OpenedTable, openTable } from "./open-table.ts";
import { type ChoiceTablePlan, type ChoiceRules, type OwnerPlan, planChoices } from "./plan-choices.ts";
import { type ImportPlan, type PlanFailure, planImport } from "./plan-import.ts";

/** Changed or new modifier group of the library. A new group has no id. */
export interface LibraryRow {
  id: string | null;
  version: number;
  name: TextByLanguage;
  fields: Pick<TableGroup, "name" | "min" | "max" | "modifications">;
  inside: readonly ChoiceChange[];
}

export interface WorkbookPlan extends ImportPlan {
  library: LibraryRow[];
  /** Planned changes of the spreadsheets of choices and of sets, with their faulty rows. */
  lists: ChoiceTablePlan[];
}

/**
 * Tables of one file. Headers and columns of the table of dishes are already detected, so that corrected cells do not
 * require another detection.
 */
export interface OpenedWorkbook extends Omit<MenuWorkbook, "dishes"> {
  dishes?: OpenedTable | undefined;
}

export interface WorkbookRules extends ImportRules {
  newId: () => string;
  /** Corrections of rows in the spreadsheets of choices and of sets. */
  mends?: ChoiceRules["mends"];
}

/** Plans the import of all tables of a file: dishes first, then choices and sets of these and of the library. [MN-1] */
export function planWorkbook(
  menu: StoredMenu,
  book: OpenedWorkbook,
  rules: WorkbookRules,
): WorkbookPlan | PlanFailure {
  const dishes = book.dishes ?? (rules.pictures?.files.length ? openTableOfAllProducts(menu, rules) : null);
  const made = dishes ? planImport(menu, dishes, rules) : "no_rows";
  const lists = (["choices", "sets"] as const).flatMap((sheet) => {
    const table = book[sheet];
    return table ? [{ sheet, table }] : [];
  });
  const hasRows = lists.some(({ table }) => table.length > 1);
  const plan = made === "no_rows" && hasRows ? createEmptyPlan() : made;
  if (typeof plan === "string") return plan;
  const price = rules.bounds["costPrice"] ?? UNBOUNDED_CELL;
  const { languages, newId, mends } = rules;
  const choices = planChoices(menu, lists, {
    languages,
    newId,
    price,
    added: plan.added,
    ...(mends && { mends }),
  });
  const library = new Map(menu.library?.map((group) => [group.id, group]));
  const whole: WorkbookPlan = { ...plan, lists: choices.lists, library: [] };
  for (const owned of choices.owners) {
    if (owned.owner.added) addGroupsToPlan(whole, owned);
    else if (owned.owner.id !== null) addProductChangeToPlan(menu, whole, owned);
    else whole.library.push(...createLibraryRows(owned, library));
  }
  return whole;
}

/** Pictures uploaded without a spreadsheet are assigned to the products of the present menu. */
const openTableOfAllProducts = (menu: StoredMenu, rules: WorkbookRules) =>
  openTable(menu, [["id"], ...menu.products.map(({ id }) => [id])], rules);

const UNBOUNDED_CELL = { min: 0, max: null, longest: null, choices: [], isOptional: true };

const createEmptyPlan = (): ImportPlan => ({
  heads: [],
  columns: [],
  unknownHeads: [],
  groups: [],
  categories: [],
  added: [],
  changed: [],
  unchanged: 0,
  same: new Set(),
  faulty: [],
  ignored: 0,
  emptyCategories: 0,
  pictures: { wanted: [], unfit: [], ambiguous: [] },
});

function addGroupsToPlan(plan: WorkbookPlan, { owner, groups, changes }: OwnerPlan): void {
  plan.added = plan.added.map((row) =>
    row === owner.added
      ? { ...row, fields: { ...row.fields, modificationGroups: groups }, inside: changes }
      : row,
  );
}

function addProductChangeToPlan(
  menu: StoredMenu,
  plan: WorkbookPlan,
  { owner, before, groups, changes }: OwnerPlan,
): void {
  const product = menu.products.find(({ id }) => id === owner.id);
  if (!product) return;
  const { id, version, name } = product;
  const own = plan.changed.find((row) => row.id === id) ?? {
    line: 0,
    name,
    id,
    version,
    before: {},
    after: {},
  };
  const row = {
    ...own,
    before: { ...own.before, modificationGroups: before },
    after: { ...own.after, modificationGroups: groups },
    inside: changes,
  };
  plan.changed = [...plan.changed.filter((each) => each !== own), row];
  if (plan.same.has(id)) plan.unchanged -= 1;
}

function createLibraryRows(
  { groups, changes }: OwnerPlan,
  library: ReadonlyMap<string, { version: number }>,
): LibraryRow[] {
  const touched = new Set(changes.map(({ groupId }) => groupId));
  return groups.flatMap(({ id, name, min, max, modifications }) => {
    if (!touched.has(id)) return [];
    const inside = changes.filter(({ groupId }) => groupId === id);
    const known = library.get(id);
    const fields = { name, min, max, modifications };
    return [{ id: known ? id : null, version: known?.version ?? 0, name, fields, inside }];
  });
}
