import { shownProducts } from "@dasturxon/domain/availability";
import { soldIn } from "../../platform/sold-in.ts";
import type { Category, Menu, Product } from "../../platform/shapes.ts";

export interface MenuSection {
  category: Category;
  products: Product[];
}

/** The menu as it is drawn: groups, then categories, then products by priority; empty categories are hidden [MN-1]. */
export function menuSections(menu: Menu, branchId: string | null = null): MenuSection[] {
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
      products: shownProducts(
        (products.get(category.id) ?? []).map((product) =>
          Object.assign(product, { branches: soldIn(product) }),
        ),
        branchId,
      ),
    }))
    .filter((section) => section.products.length > 0);
}
