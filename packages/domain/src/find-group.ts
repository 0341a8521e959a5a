import { type DraftFault, type GroupDraft, isGroupNamed, type ChoiceProductId } from "./choice-drafts.ts";
import type { ImportedModifierGroup } from "./choice-groups.ts";
import { type ChoiceRow, listNameTexts } from "./choice-row.ts";
import { listGroupOwners } from "./group-owners.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { AddedMenuRow } from "./plan-import.ts";
import { toNameKey } from "./search-fold.ts";
import type { TextByLanguage } from "./text.ts";

/** Owner of choice groups that an import changes: a product, or the shared library. */
export interface ModifierGroupOwner {
  id: string | null;
  added: AddedMenuRow | null;
  name: TextByLanguage;
  drafts: GroupDraft[];
  before: readonly ImportedModifierGroup[];
}
export interface FoundGroup {
  owner: ModifierGroupOwner;
  draft: GroupDraft;
}
export interface ModifierGroupIndex {
  owners: ModifierGroupOwner[];
  /**
   * Groups by id. Several groups may have one id, because a copy in a product may have the id of its original in the
   * library.
   */
  byId: Map<string, FoundGroup[]>;
}

const filterByName = <T extends { name: TextByLanguage }>(all: readonly T[], words: string) =>
  all.filter(({ name }) => Object.values(name).some((word) => word && toNameKey(word) === toNameKey(words)));
export const isDraftFault = (found: object): found is DraftFault => "cause" in found;

/** Indexes the groups of the menu. `added`: products added by the same import. */
export function indexModifierGroups(menu: StoredMenu, added: readonly AddedMenuRow[]): ModifierGroupIndex {
  const stored = listGroupOwners(menu).map(({ id, name, groups }): ModifierGroupOwner => ({
    id,
    name,
    added: null,
    before: groups,
    drafts: groups.map((group) => ({ was: group, group, touched: new Set() })),
  }));
  const fresh = added.map((row): ModifierGroupOwner => ({
    id: null,
    added: row,
    name: row.name,
    before: [],
    drafts: [],
  }));
  const found = stored.flatMap((owner) => owner.drafts.map((draft): FoundGroup => ({ owner, draft })));
  return { owners: [...stored, ...fresh], byId: Map.groupBy(found, ({ draft }) => draft.group.id) };
}

/**
 * Finds the modifier group of a spreadsheet row by its id, else by product and name. Returns a new draft if it does not
 * exist.
 */
export function findModifierGroup(
  { owners, byId }: ModifierGroupIndex,
  { said, names }: ChoiceRow,
  newId: () => string,
): FoundGroup | DraftFault {
  const id = said.get("groupId");
  if (id) {
    const all = byId.get(String(id).toLowerCase()) ?? [];
    const ofId = said.get("ofId");
    const own = all.find((each) => ofId && each.owner.id === String(ofId).toLowerCase());
    return own ?? all[0] ?? { key: "groupId", cause: "unknown" };
  }
  const owner = findModifierGroupOwner(owners, said);
  if (isDraftFault(owner)) return owner;
  const words = listNameTexts(names.groupName);
  const [draft, ...more] = owner.drafts.filter((each) => isGroupNamed(each, words));
  if (more.length > 0) return { key: "groupName", cause: "ambiguous" };
  if (draft) return { owner, draft };
  if (words.length === 0) return { key: "groupName", cause: "required" };
  const group = { id: newId(), name: {}, min: 0, max: 0, modifications: [] };
  return { owner, draft: { was: null, group, touched: new Set() } };
}

function findModifierGroupOwner(
  owners: readonly ModifierGroupOwner[],
  said: ReadonlyMap<string, unknown>,
): ModifierGroupOwner | DraftFault {
  const id = said.get("ofId");
  const words = said.get("of");
  if (id)
    return owners.find((owner) => owner.id === String(id).toLowerCase()) ?? { key: "ofId", cause: "unknown" };
  if (!words) return owners[0] ?? { key: "of", cause: "unknown" };
  const [owner, ...more] = filterByName(owners.slice(1), String(words));
  if (more.length > 0) return { key: "of", cause: "ambiguous" };
  return owner ?? { key: "of", cause: "unknown" };
}

/**
 * Finds the product that a row offers as a choice of the group. Undefined: the spreadsheet has no columns for such a
 * product. Null: the choice is not a product.
 */
export function findChoiceProductId(
  menu: StoredMenu,
  { said }: ChoiceRow,
  { group }: GroupDraft,
): ChoiceProductId | DraftFault {
  const [id, words] = [said.get("partId"), said.get("part")];
  if (!id && !words) return id === undefined && words === undefined ? undefined : null;
  const byId = menu.products.find((product) => id && product.id === String(id).toLowerCase());
  if (id && !byId) return { key: "partId", cause: "unknown" };
  const isOld = byId && group.modifications.some(({ productId }) => productId === byId.id);
  // If the product with the id in the row is already a choice of the group and the row has a different name, the row
  // means the product with that name.
  if (byId && (!words || !isOld || filterByName([byId], String(words)).length > 0)) return byId.id;
  const [product, ...more] = filterByName(menu.products, String(words));
  if (more.length > 0) return { key: "part", cause: "ambiguous" };
  return product ? product.id : { key: "part", cause: "unknown" };
}
