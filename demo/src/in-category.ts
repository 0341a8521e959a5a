import type { DemoProduct } from "./types.ts";

/** A product that no category has yet. */
export type Draft = Omit<DemoProduct, "categoryKey" | "priority">;

/** Puts products into a category in the order given; the tags go to all of them. */
export function inCategory(categoryKey: string, tags: string[], drafts: Draft[]): DemoProduct[] {
  return drafts.map((draft, index) =>
    Object.assign({}, draft, { categoryKey, priority: index + 1, tags: [...tags, ...draft.tags] }),
  );
}
