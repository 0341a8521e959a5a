import type { DemoProduct } from "./types.ts";

/** Product without a category. */
export type UncategorizedProduct = Omit<DemoProduct, "categoryKey" | "priority">;

/** Puts products into a category in the given order, and adds the tags to all of them. */
export function assignCategory(
  categoryKey: string,
  tags: string[],
  drafts: UncategorizedProduct[],
): DemoProduct[] {
  return drafts.map((draft, index) =>
    Object.assign({}, draft, { categoryKey, priority: index + 1, tags: [...tags, ...draft.tags] }),
  );
}
