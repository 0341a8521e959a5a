import { type ChoiceChange, changesIn } from "./choice-changes.ts";
import {
  columnOfFault,
  type DraftFault,
  type GroupDraft,
  isGroupNamed,
  type Part,
  withRow,
} from "./choice-drafts.ts";
import type { TableGroup } from "./choice-groups.ts";
import { type ChoiceRow, readChoiceRow, wordsIn } from "./choice-row.ts";
import { ownersOf } from "./group-owners.ts";
import { wrongChoice } from "./kept-choices.ts";
import type { CellBounds } from "./menu-cells.ts";
import {
  choiceColumnByHead,
  choiceColumns,
  columnOfKey,
  machineHead,
  type MenuColumn,
} from "./menu-columns.ts";
import { type MendedRows, withMended } from "./mended-rows.ts";
import type { ImportRules } from "./menu-row.ts";
import type { WireLanguage } from "./language.ts";
import type { KeptMenu } from "./menu-table.ts";
import type { AddedRow, FaultyRow } from "./plan-import.ts";
import { nameKey } from "./search-fold.ts";
import type { Text } from "./text.ts";

type Table = readonly (readonly (string | null)[])[];
export interface ChoiceList {
  sheet: "choices" | "sets";
  heads: readonly string[];
  unknownHeads: string[];
  faulty: FaultyRow[];
}

/** Groups of an existing product, a new one, or the library, with their changes. */
export interface OwnerPlan {
  owner: { id: string | null; added: AddedRow | null; name: Text };
  before: readonly TableGroup[];
  groups: readonly TableGroup[];
  changes: ChoiceChange[];
}

interface Owner {
  id: string | null;
  added: AddedRow | null;
  name: Text;
  drafts: GroupDraft[];
  before: readonly TableGroup[];
}
interface Found {
  owner: Owner;
  draft: GroupDraft;
}
interface Place {
  list: ChoiceList;
  columns: readonly (MenuColumn | null)[];
  line: number;
  cells: readonly (string | null)[];
}

export interface ChoiceRules extends Pick<ImportRules, "languages"> {
  newId: () => string;
  price: CellBounds;
  /** Products added by the same import. */
  added: readonly AddedRow[];
  mends?: Partial<Record<ChoiceList["sheet"], MendedRows>>;
}

const named = <T extends { name: Text }>(all: readonly T[], words: string) =>
  all.filter(({ name }) => Object.values(name).some((word) => word && nameKey(word) === nameKey(words)));
const isFault = (found: object): found is DraftFault => "cause" in found;

function openChoices([heads = [], ...rows]: Table, main: WireLanguage) {
  return {
    heads: heads.map((head) => head ?? ""),
    columns: heads.map((head) => choiceColumnByHead(head ?? "", main)),
    rows: rows
      .map((cells, at) => ({ cells, line: at + 2 }))
      .filter(({ cells }) => cells.some((cell) => cell?.trim())),
  };
}

/** Returns the label of a row: product, group and choice, if present. */
function calledIn(columns: readonly (MenuColumn | null)[], cells: readonly (string | null)[]): string {
  const named = ["of", "groupName", "choiceName"].flatMap((key) => {
    const at = columns.findIndex((column, place) => column?.key === key && cells[place]?.trim());
    return at < 0 ? [] : [cells[at]?.trim().slice(0, 60) ?? ""];
  });
  return named.join(" › ");
}

/**
 * Plans the changes of tables of choices and sets to groups of products and the library. A group is found by id, else
 * by product and name. A choice is found by id, else by its product, else by name. Groups and choices without a row are
 * not removed. Copies from the library can be changed only in the library. [MN-5]
 */
export function planChoices(
  menu: KeptMenu,
  sheets: readonly { sheet: ChoiceList["sheet"]; table: Table }[],
  rules: ChoiceRules,
): { lists: ChoiceList[]; owners: OwnerPlan[] } {
  const main = rules.languages[0] ?? "uz";
  const known = (key: string) =>
    choiceColumns(rules.languages, true).find((column) => machineHead(column) === key) ??
    columnOfKey(key, null);
  const owners: Owner[] = ownersOf(menu).map(({ id, name, groups }) => ({
    id,
    name,
    added: null,
    before: groups,
    drafts: groups.map((group) => ({ was: group, group, touched: new Set() })),
  }));
  for (const added of rules.added) owners.push({ id: null, added, name: added.name, before: [], drafts: [] });
  // A copy in a product may have the same id as its original in the library.
  const byGroup = Map.groupBy(
    owners.flatMap((owner) => owner.drafts.map((draft): Found => ({ owner, draft }))),
    ({ draft }) => draft.group.id,
  );
  const places = new Map<GroupDraft, Place[]>();
  const lists = sheets.map(({ sheet, table }) => {
    const { heads, columns, rows } = withMended(openChoices(table, main), rules.mends?.[sheet] ?? {}, known);
    const unknownHeads = heads.flatMap((head, at) => (head.trim() && !columns[at] ? [head] : []));
    const list: ChoiceList = { sheet, heads, unknownHeads, faulty: [] };
    for (const { cells, line } of rows) {
      const row = readChoiceRow(columns, cells, rules.price);
      const place = { list, columns, line, cells };
      if (row.faults.length > 0)
        list.faulty.push({ line, cells, faults: row.faults, name: calledIn(columns, cells) });
      else {
        const fault = put(row, place);
        if (fault) blame(place, fault);
      }
    }
    return list;
  });
  for (const owner of owners) settle(owner);
  const changed = owners.map(({ drafts, before, ...owner }) => ({
    owner,
    before,
    groups: drafts.map(({ group }) => group),
    changes: drafts.flatMap((draft) => changesIn(draft, menu)),
  }));
  return { lists, owners: changed.filter(({ changes }) => changes.length > 0) };

  function put(row: ChoiceRow, place: Place): DraftFault | null {
    const found = groupOf(row);
    if (isFault(found)) return found;
    const { owner, draft } = found;
    if (owner.id !== null && draft.was?.libraryId) return { key: "groupId", cause: "shared" };
    const part = partOf(row, draft);
    if (typeof part === "object" && part !== null) return part;
    const made = withRow(draft, row, { part, newId: rules.newId });
    if (isFault(made)) return made;
    if (!owner.drafts.includes(draft)) {
      owner.drafts.push(draft);
      byGroup.set(draft.group.id, [found]);
    }
    draft.group = made.group;
    if (made.touched) draft.touched.add(made.touched);
    places.set(draft, [...(places.get(draft) ?? []), place]);
    return null;
  }

  function groupOf({ said, names }: ChoiceRow): Found | DraftFault {
    const id = said.get("groupId");
    if (id) {
      const all = byGroup.get(String(id).toLowerCase()) ?? [];
      const ofId = said.get("ofId");
      const own = all.find((each) => ofId && each.owner.id === String(ofId).toLowerCase());
      return own ?? all[0] ?? { key: "groupId", cause: "unknown" };
    }
    const owner = ownerOf(said);
    if (isFault(owner)) return owner;
    const words = wordsIn(names.groupName);
    const [draft, ...more] = owner.drafts.filter((each) => isGroupNamed(each, words));
    if (more.length > 0) return { key: "groupName", cause: "ambiguous" };
    if (draft) return { owner, draft };
    if (words.length === 0) return { key: "groupName", cause: "required" };
    const group = { id: rules.newId(), name: {}, min: 0, max: 0, modifications: [] };
    return { owner, draft: { was: null, group, touched: new Set() } };
  }

  function ownerOf(said: ReadonlyMap<string, unknown>): Owner | DraftFault {
    const id = said.get("ofId");
    const words = said.get("of");
    if (id)
      return (
        owners.find((owner) => owner.id === String(id).toLowerCase()) ?? { key: "ofId", cause: "unknown" }
      );
    if (!words) return owners[0] ?? { key: "of", cause: "unknown" };
    const [owner, ...more] = named(owners.slice(1), String(words));
    if (more.length > 0) return { key: "of", cause: "ambiguous" };
    return owner ?? { key: "of", cause: "unknown" };
  }

  function partOf({ said }: ChoiceRow, { group }: GroupDraft): Part | DraftFault {
    const [id, words] = [said.get("partId"), said.get("part")];
    if (!id && !words) return id === undefined && words === undefined ? undefined : null;
    const byId = menu.products.find((product) => id && product.id === String(id).toLowerCase());
    if (id && !byId) return { key: "partId", cause: "unknown" };
    const isOld = byId && group.modifications.some(({ productId }) => productId === byId.id);
    // A different name in the row has priority over the stored one.
    if (byId && (!words || !isOld || named([byId], String(words)).length > 0)) return byId.id;
    const [product, ...more] = named(menu.products, String(words));
    if (more.length > 0) return { key: "part", cause: "ambiguous" };
    return product ? product.id : { key: "part", cause: "unknown" };
  }

  function blame({ list, columns, line, cells }: Place, fault: DraftFault): void {
    const head = columnOfFault(fault);
    const at = columns.findIndex(
      (each) => each?.key === head.key && (!head.language || each.language === head.language),
    );
    const [column, text] = [columns[at] ?? head, cells[at] ?? ""];
    const faults = [{ column, text, cause: fault.cause }];
    list.faulty.push({ line, cells, faults, name: calledIn(columns, cells) });
  }

  /** Restores groups from which guests could not choose, and marks the rows that caused this as faulty. */
  function settle(owner: Owner): void {
    for (;;) {
      const empty = owner.drafts.findIndex(({ group }) => group.modifications.length === 0);
      const fault =
        empty >= 0
          ? ({ group: empty, choice: 0, field: "name" } as const)
          : wrongChoice(owner.drafts.map(({ group }) => group));
      const draft = fault && owner.drafts[fault.group];
      const blamed = draft && places.get(draft);
      if (!draft || !blamed) return;
      const name = fault.choice === null ? "groupName" : "choiceName";
      const key = fault.field === "name" ? name : fault.field === "id" ? "groupId" : fault.field;
      for (const place of blamed)
        blame(place, { key, cause: fault.field === "name" ? "required" : "together" });
      places.delete(draft);
      if (draft.was) draft.group = draft.was;
      else owner.drafts.splice(fault.group, 1);
    }
  }
}
