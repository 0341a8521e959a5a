import { filterShownProducts } from "@dasturxon/domain/availability";
import { findBranchCostPrice } from "@dasturxon/domain/branch-price";
import type { SaleStop } from "@dasturxon/domain/availability";
import { findCategoryPause } from "@dasturxon/domain/pauses";
import { getSellingBranches } from "../../shop/menu/sold-in.ts";
import type { Category, ProductMenuGroup, Menu, Product, WebSettings } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";

export interface MenuSection {
  category: Category;
  products: Product[];
  /** Pause of the whole category in the branch [MN-7]. */
  pause: SaleStop | null;
}

type MenuViews = Pick<WebSettings["views"], "groupView" | "categoryView">;

export interface MenuGroup {
  id: string;
  /** Group. Null if the category refers to a group that does not exist. */
  group: ProductMenuGroup | null;
  sections: MenuSection[];
}

/** Layout of the brand's menu [BR-15, MN-3]. */
export interface MenuLayout {
  /** Whether group names are shown: tabs above the categories and headings between them. */
  isGrouped: boolean;
  /** Visible part of the page: the whole menu, one category, or the categories of one group. */
  shows: MenuViews["categoryView"];
  groups: MenuGroup[];
}

/**
 * Returns the sections of the menu: groups, then categories, then products by priority. Empty categories are hidden
 * [MN-1].
 */
export function buildMenuSections(menu: Menu, branchId: string | null = null): MenuSection[] {
  const groupPriority = new Map(menu.groups.map((group) => [group.id, group.priority]));
  const products = new Map<string, Product[]>();
  for (const product of menu.products) {
    const list = products.get(product.categoryId);
    if (list) list.push(product);
    else products.set(product.categoryId, [product]);
  }
  return menu.categories
    .toSorted(
      (a, b) =>
        (groupPriority.get(a.groupId) ?? 0) - (groupPriority.get(b.groupId) ?? 0) || a.priority - b.priority,
    )
    .map((category) => ({
      category,
      pause: getCategoryPause(menu, category.id, branchId),
      products: filterShownProducts(
        (products.get(category.id) ?? []).map((product) => ({
          ...product,
          costPrice: findBranchCostPrice(product, branchId),
          branches: getSellingBranches(product),
        })),
        branchId,
      ),
    }))
    .filter((section) => section.products.length > 0);
}

/** Returns the pause of a category in a branch. Without a branch, returns only a pause that applies to all branches. */
function getCategoryPause({ pauses }: Menu, categoryId: string, branchId: string | null): SaleStop | null {
  const holding = pauses.filter((pause) => pause.branchId === null || pause.branchId === branchId);
  return findCategoryPause(holding, { now: getServerTimeMs(), branchId: branchId ?? "", categoryId });
}

/**
 * Returns the sections by group. GROUP shows the names of groups, WITHOUT_GROUP does not. ALL shows every category,
 * ONE_CATEGORY one at a time, GROUP_CATEGORY those of one group at a time, with or without names [BR-15, MN-3]. A menu
 * with one group has the layout without groups.
 */
export function buildMenuLayout(menu: Menu, views: MenuViews, branchId: string | null = null): MenuLayout {
  const named = new Map(menu.groups.map((group) => [group.id, group]));
  const sections = buildMenuSections(menu, branchId);
  const groups = [...Map.groupBy(sections, ({ category }) => category.groupId)].map(([id, own]) => ({
    id,
    group: named.get(id) ?? null,
    sections: own,
  }));
  const hasChoice = views.categoryView === "ONE_CATEGORY" ? sections.length > 1 : groups.length > 1;
  return {
    isGrouped: views.groupView === "GROUP" && groups.length > 1,
    shows: hasChoice ? views.categoryView : "ALL",
    groups,
  };
}

/** Returns the initial section: the one chosen before if it still exists, else the first. */
export function findInitialSection(
  { groups }: MenuLayout,
  categoryId: string | null,
): MenuSection | undefined {
  const sections = groups.flatMap((group) => group.sections);
  return sections.find(({ category }) => category.id === categoryId) ?? sections[0];
}

/** Returns whether a section is visible while the section `chosen` is selected. */
export function isMenuSectionVisible(
  { shows }: MenuLayout,
  { category }: MenuSection,
  chosen: MenuSection | undefined,
) {
  if (shows === "ALL" || !chosen) return true;
  if (shows === "ONE_CATEGORY") return category.id === chosen.category.id;
  return category.groupId === chosen.category.groupId;
}
