import { categoryMark } from "@dasturxon/domain/category-mark";
import type { CategoryMark } from "@dasturxon/domain/category-mark";
import { menuQuery, productOf } from "./menu-query.ts";
import type { Menu } from "../../platform/shapes.ts";

/** What stands for the product's picture where it has none: the mark of its category in this menu. */
export function markIn(menu: Pick<Menu, "categories"> | null, categoryId: string | undefined): CategoryMark {
  const category = menu?.categories.find(({ id }) => id === categoryId);
  return category ? categoryMark(category.name) : "dish";
}

/** The same in the browser, of any product of the menu; "dish" of one that is no longer there. */
export function productMark(productId: string): CategoryMark {
  return markIn(menuQuery.get().data, productOf(productId)?.categoryId);
}
