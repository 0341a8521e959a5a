import type { ModifierFieldChange } from "./choice-changes.ts";
import type { ImportedModifierGroup } from "./choice-groups.ts";
import type { TextByLanguage } from "./text.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { MenuImportRules } from "./menu-row.ts";
import type { MenuWorkbook } from "./menu-workbook.ts";
import { type OpenedTable, detectTableColumns } from "./open-table.ts";
import { type ChoiceTablePlan, type ChoiceRules, type GroupOwnerPlan, planChoices } from "./plan-choices.ts";
import { type MenuImportPlan, type ImportPlanFailure, planMenuImport } from "./plan-import.ts";

/** Changed or new modifier group of the library. A new group has no id. */
export interface LibraryGroupRow {
  id: string | null;
  version: number;
  name: TextByLanguage;
  fields: Pick<ImportedModifierGroup, "name" | "min" | "max" | "modifications">;
  inside: readonly ModifierFieldChange[];
}

export interface MenuWorkbookPlan extends MenuImportPlan {
  library: LibraryGroupRow[];
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

export interface WorkbookRules extends MenuImportRules {
  newId: () => string;
  /** Corrections of rows in the spreadsheets of choices and of sets. */
  mends?: ChoiceRules["mends"];
}

/** Plans the import of all tables of a file: dishes first, then choices and sets of these and of the library. [MN-1] */
export function planWorkbook(
  menu: StoredMenu,
  book: OpenedWorkbook,
  rules: WorkbookRules,
): MenuWorkbookPlan | ImportPlanFailure {
  const dishes = book.dishes ?? (rules.pictures?.files.length ? openTableOfAllProducts(menu, rules) : null);
  const made = dishes ? planMenuImport(menu, dishes, rules) : "no_rows";
  const lists = (["choices", "sets"] as const).flatMap((sheet) => {
    const table = book[sheet];
    return table ? [{ sheet, table }] : [];
  });
  const hasRows = lists.some(({ table }) => table.length > 1);
  const plan = made === "no_rows" && hasRows ? createEmptyPlan() : made;
  if (typeof plan === "string") return plan;
  const price = rules.bounds["costPrice"] ?? UNLIMITED_CELL;
  const { languages, newId, mends } = rules;
  const choices = planChoices(menu, lists, {
    languages,
    newId,
    price,
    added: plan.added,
    ...(mends && { mends }),
  });
  const library = new Map(menu.library?.map((group) => [group.id, group]));
  const whole: MenuWorkbookPlan = { ...plan, lists: choices.lists, library: [] };
  for (const owned of choices.owners) {
    if (owned.owner.added) addGroupsToPlan(whole, owned);
    else if (owned.owner.id !== null) addProductChangeToPlan(menu, whole, owned);
    else whole.library.push(...createLibraryRows(owned, library));
  }
  return whole;
}

/** Pictures uploaded without a spreadsheet are assigned to the products of the present menu. */
const openTableOfAllProducts = (menu: StoredMenu, rules: WorkbookRules) =>
  detectTableColumns(menu, [["id"], ...menu.products.map(({ id }) => [id])], rules);

const UNLIMITED_CELL = { min: 0, max: null, longest: null, choices: [], isOptional: true };

const createEmptyPlan = (): MenuImportPlan => ({
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

function addGroupsToPlan(plan: MenuWorkbookPlan, { owner, groups, changes }: GroupOwnerPlan): void {
  plan.added = plan.added.map((row) =>
    row === owner.added
      ? { ...row, fields: { ...row.fields, modificationGroups: groups }, inside: changes }
      : row,
  );
}

function addProductChangeToPlan(
  menu: StoredMenu,
  plan: MenuWorkbookPlan,
  { owner, before, groups, changes }: GroupOwnerPlan,
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
  { groups, changes }: GroupOwnerPlan,
  library: ReadonlyMap<string, { version: number }>,
): LibraryGroupRow[] {
  const touched = new Set(changes.map(({ groupId }) => groupId));
  return groups.flatMap(({ id, name, min, max, modifications }) => {
    if (!touched.has(id)) return [];
    const inside = changes.filter(({ groupId }) => groupId === id);
    const known = library.get(id);
    const fields = { name, min, max, modifications };
    return [{ id: known ? id : null, version: known?.version ?? 0, name, fields, inside }];
  });
}
