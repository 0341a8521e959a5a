import type { WireLanguage } from "./language.ts";
import type { KeptMenu } from "./menu-table.ts";
import { fold } from "./search-fold.ts";
import type { Text } from "./text.ts";

/** A group or category that a table names and the menu lacks; its key stands where the id of one would. */
export interface NewGroup {
  key: string;
  name: Text;
}
export interface NewCategory extends NewGroup {
  groupId: string;
}

export interface MenuPlaces {
  /** Where a row belongs: the category's id, or the key of a new one; `ambiguous`: two are called so. */
  find: (group: string, category: string) => string;
  /** Is the category of this id called so? */
  isNamed: (categoryId: string, name: string) => boolean;
  /** A row goes there: what is new of it is made. */
  take: (categoryId: string) => void;
  newGroups: NewGroup[];
  newCategories: NewCategory[];
}

/** What names are compared by: in any case and alphabet; signs alone by themselves. */
export const nameKey = (name: string) => fold(name) || name.trim();
const namesOf = (name: Text) => new Set(Object.values(name).map((words) => nameKey(words ?? "")));
/** What the group is called that new categories stand in. */
const NEUTRAL_GROUP: Record<WireLanguage, string> = {
  uz: "Menyu",
  ru: "Меню",
  eng: "Menu",
  kz: "Мәзір",
  tr: "Menü",
  ar: "القائمة",
  zh: "菜单",
  "uz-Cyrl": "Меню",
};
const NEUTRAL = new Set(Object.values(NEUTRAL_GROUP).map(nameKey));

/** Keys that no id of the database is. */
const keyOf = (kind: 1 | 2, at: number) => `00000000-0000-4000-8000-00${kind}${String(at).padStart(9, "0")}`;

/** A menu's groups and categories by the names that people give them, in any language. */
export function createMenuPlaces({ groups, categories }: KeptMenu, main: WireLanguage): MenuPlaces {
  const drafts = new Map<string, { group: NewGroup | null; category: NewCategory }>();
  const draftGroups = new Map<string, NewGroup>();
  const newGroups: NewGroup[] = [];
  const newCategories: NewCategory[] = [];
  const named = <T extends { name: Text }>(all: readonly T[], name: string) =>
    all.filter((each) => namesOf(each.name).has(nameKey(name)));

  function groupFor(name: string): { id: string; draft: NewGroup | null } {
    const [known] = name ? named(groups, name) : neutralGroups();
    if (known) return { id: known.id, draft: null };
    const said = name || NEUTRAL_GROUP[main];
    const before = draftGroups.get(nameKey(said));
    const draft = before ?? { key: keyOf(1, draftGroups.size + 1), name: { [main]: said } };
    draftGroups.set(nameKey(said), draft);
    return { id: draft.key, draft };
  }

  /** The group called "Menu", or the only one, unless it is called like a category in it. */
  function neutralGroups() {
    const neutral = groups.filter(({ name }) => [...namesOf(name)].some((key) => NEUTRAL.has(key)));
    if (neutral.length > 0 || groups.length !== 1) return neutral;
    const [only] = groups;
    const isCategory = categories.some(({ name }) => {
      const keys = namesOf(name);
      return only && [...namesOf(only.name)].some((key) => keys.has(key));
    });
    return isCategory ? [] : groups;
  }

  return {
    newGroups,
    newCategories,
    find(group, category) {
      const inGroups = new Set(named(groups, group).map(({ id }) => id));
      const known = named(categories, category).filter(({ groupId }) => !group || inGroups.has(groupId));
      if (known.length > 1) return "ambiguous";
      if (known[0]) return known[0].id;
      const place = `${nameKey(group)}/${nameKey(category)}`;
      const before = drafts.get(place);
      if (before) return before.category.key;
      const { id: groupId, draft } = groupFor(group);
      const made = { key: keyOf(2, drafts.size + 1), groupId, name: { [main]: category } };
      drafts.set(place, { group: draft, category: made });
      return made.key;
    },
    isNamed: (categoryId, name) => named(categories, name).some(({ id }) => id === categoryId),
    take(categoryId) {
      const draft = [...drafts.values()].find(({ category }) => category.key === categoryId);
      if (!draft || newCategories.includes(draft.category)) return;
      if (draft.group && !newGroups.includes(draft.group)) newGroups.push(draft.group);
      newCategories.push(draft.category);
    },
  };
}
