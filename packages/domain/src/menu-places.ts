import { findCatalogueText } from "./catalogue.ts";
import {
  DEFAULT_LANGUAGE,
  languageFromWire,
  LANGUAGES,
  toWireLanguage,
  type WireLanguage,
} from "./language.ts";
import type { StoredMenu } from "./menu-table.ts";
import { toNameKey } from "./search-fold.ts";
import type { TextByLanguage } from "./text.ts";
import { menuTexts } from "./texts/menu.ts";

/** Group or category that the spreadsheet contains and the menu lacks. `key` is used in place of an id. */
export interface NewMenuGroup {
  key: string;
  name: TextByLanguage;
}
export interface NewCategory extends NewMenuGroup {
  groupId: string;
}

export interface MenuCategoryIndex {
  /**
   * Returns the category of a row: its id, or the key of a new category. `ambiguous`: two categories have this name.
   */
  find: (group: string, category: string) => string;
  /** Returns whether the category has this name in any language. */
  isNamed: (categoryId: string, name: string) => boolean;
  /** Called for each row that belongs to the category. The category and its menu group are created if they are new. */
  take: (categoryId: string) => void;
  newGroups: NewMenuGroup[];
  newCategories: NewCategory[];
}

const nameKeysFromText = (name: TextByLanguage) =>
  new Set(Object.values(name).map((words) => toNameKey(words ?? "")));
/** Returns the name of the default group for new categories. */
export const formatDefaultGroupName = (language: WireLanguage): string =>
  findCatalogueText(menuTexts, "group", languageFromWire(language) ?? DEFAULT_LANGUAGE);
const DEFAULT_GROUP_NAME_KEYS = new Set(
  LANGUAGES.map((language) => toNameKey(formatDefaultGroupName(toWireLanguage(language)))),
);

/** Returns a temporary key for a new group or category. It never equals an id in the database. */
const createTemporaryKey = (kind: 1 | 2, at: number) =>
  `00000000-0000-4000-8000-00${kind}${String(at).padStart(9, "0")}`;

/** Indexes rows by each of their names, normalized with `toNameKey`. */
function indexRowsByName<T extends { name: TextByLanguage }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const index = new Map<string, T[]>();
  for (const row of rows)
    for (const key of nameKeysFromText(row.name)) {
      const called = index.get(key);
      if (called) called.push(row);
      else index.set(key, [row]);
    }
  return index;
}

/** Indexes a menu's groups and categories by their names in any language. */
export function indexMenuCategories(
  { groups, categories }: StoredMenu,
  main: WireLanguage,
): MenuCategoryIndex {
  // Names are normalized once, because a spreadsheet has thousands of rows.
  const [groupsByName, categoriesByName] = [indexRowsByName(groups), indexRowsByName(categories)];
  const drafts = new Map<string, NewCategory>();
  /** New categories by their key, each with its menu group if the group is new too. */
  const drafted = new Map<string, { group: NewMenuGroup | null; category: NewCategory }>();
  const draftGroups = new Map<string, NewMenuGroup>();
  const taken = new Set<NewMenuGroup>();
  const newGroups: NewMenuGroup[] = [];
  const newCategories: NewCategory[] = [];

  function findOrDraftGroup(name: string): { id: string; draft: NewMenuGroup | null } {
    const [known] = name ? (groupsByName.get(toNameKey(name)) ?? []) : findNeutralGroups();
    if (known) return { id: known.id, draft: null };
    const said = name || formatDefaultGroupName(main);
    const before = draftGroups.get(toNameKey(said));
    const draft = before ?? { key: createTemporaryKey(1, draftGroups.size + 1), name: { [main]: said } };
    draftGroups.set(toNameKey(said), draft);
    return { id: draft.key, draft };
  }

  /**
   * Returns the groups for categories whose row names no group: those named "Menu", else the only group, unless a
   * category has the same name.
   */
  function findNeutralGroups() {
    const neutral = groups.filter(({ name }) =>
      [...nameKeysFromText(name)].some((key) => DEFAULT_GROUP_NAME_KEYS.has(key)),
    );
    if (neutral.length > 0 || groups.length !== 1) return neutral;
    const [only] = groups;
    return only && [...nameKeysFromText(only.name)].some((key) => categoriesByName.has(key)) ? [] : groups;
  }

  return {
    newGroups,
    newCategories,
    find(group, category) {
      const key = toNameKey(category);
      const called = categoriesByName.get(key) ?? [];
      const inGroups = new Set(groupsByName.get(toNameKey(group))?.map(({ id }) => id));
      const known = group ? called.filter(({ groupId }) => inGroups.has(groupId)) : called;
      if (known.length > 1) return "ambiguous";
      if (known[0]) return known[0].id;
      const place = `${toNameKey(group)}/${key}`;
      const before = drafts.get(place);
      if (before) return before.key;
      const { id: groupId, draft } = findOrDraftGroup(group);
      const made = { key: createTemporaryKey(2, drafts.size + 1), groupId, name: { [main]: category } };
      drafts.set(place, made);
      drafted.set(made.key, { group: draft, category: made });
      return made.key;
    },
    isNamed: (categoryId, name) =>
      (categoriesByName.get(toNameKey(name)) ?? []).some(({ id }) => id === categoryId),
    take(categoryId) {
      const draft = drafted.get(categoryId);
      if (!draft) return;
      drafted.delete(categoryId);
      if (draft.group && !taken.has(draft.group)) {
        taken.add(draft.group);
        newGroups.push(draft.group);
      }
      newCategories.push(draft.category);
    },
  };
}
