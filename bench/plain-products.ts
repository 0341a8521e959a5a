import type { Menu, Product } from "@dasturxon/contract";

/** Returns products that one tap adds to the basket and that open as a sheet. */
export function filterPlainProducts({ categories, products }: Menu): Product[] {
  const usual = categories.filter((one) => one.navigationType !== "FULL_SCREEN" && !one.isWithoutCart);
  const ids = new Set(usual.map(({ id }) => id));
  return products.filter(
    ({ categoryId, modificationGroups, stop, isAvailable, count, timetable }) =>
      ids.has(categoryId) &&
      modificationGroups.length === 0 &&
      !stop &&
      isAvailable &&
      count === null &&
      timetable === null,
  );
}
