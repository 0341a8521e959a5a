import { findCategoryIcon } from "@dasturxon/domain/category-mark";
import type { CategoryIcon } from "@dasturxon/domain/category-mark";
import { menuQuery, findProduct } from "./menu-query.ts";
import type { Menu } from "../../platform/shapes.ts";

/** Returns the icon for a product without a picture: the icon of its category in this menu. */
export function getCategoryIcon(
  menu: Pick<Menu, "categories"> | null,
  categoryId: string | undefined,
): CategoryIcon {
  const category = menu?.categories.find(({ id }) => id === categoryId);
  return category ? findCategoryIcon(category.name) : "dish";
}

/** Returns the icon of a product in the loaded menu. Returns "dish" for a product that no longer exists. */
export function getProductIcon(productId: string): CategoryIcon {
  return getCategoryIcon(menuQuery.get().data, findProduct(productId)?.categoryId);
}
