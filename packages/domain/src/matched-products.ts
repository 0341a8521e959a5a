import type { StoredMenu } from "./menu-table.ts";
import type { MenuCategoryIndex } from "./menu-places.ts";
import type { ParsedRow, RowFault } from "./menu-row.ts";
import { toNameKey } from "./search-fold.ts";

type Product = StoredMenu["products"][number];
/** Result for a row: its product (null: new) and its category (null: none named), or a fault. */
type ProductMatch = { product: Product | null; categoryId: string | null } | { fault: RowFault };

function indexProductsByKeys(products: readonly Product[], keysOf: (product: Product) => readonly string[]) {
  const index = new Map<string, Product[]>();
  for (const product of products)
    for (const key of new Set(keysOf(product))) index.set(key, [...(index.get(key) ?? []), product]);
  return index;
}

/**
 * Finds the product of each row: by id, else by barcode, else by category and name. A second row with the same product
 * is a fault.
 */
export function createProductMatcher(
  { products }: StoredMenu,
  places: MenuCategoryIndex,
): (row: ParsedRow) => ProductMatch {
  const listNameKeys = ({ name }: Product) => Object.values(name).map((words) => toNameKey(words ?? ""));
  const byId = new Map(products.map((product) => [product.id, product]));
  const byBarcode = indexProductsByKeys(products, ({ barcode }) => (barcode ? [String(barcode)] : []));
  const byName = indexProductsByKeys(products, listNameKeys);
  const taken = new Set<string>();
  const createMatchFault = (key: string, text: string, cause: RowFault["cause"]): ProductMatch => ({
    fault: { column: { key, language: null }, text, cause },
  });
  return (row) => {
    const place = findCategoryId(row);
    if (place === "ambiguous") return createMatchFault("category", row.category, "ambiguous");
    const id = row.id.toLowerCase();
    if (id && !byId.has(id)) return createMatchFault("id", row.id, "unknown");
    const fitting = id ? [byId.get(id) ?? []].flat() : findSimilarProducts(row, place);
    if (fitting.length > 1) return createMatchFault("name", row.name, "ambiguous");
    const product = fitting[0] ?? null;
    const key = product?.id ?? `${place}/${toNameKey(row.name)}`;
    if (taken.has(key)) return createMatchFault(id ? "id" : "name", row.id || row.name, "twice");
    taken.add(key);
    return { product, categoryId: place };
  };

  function findCategoryId({ id, group, category }: ParsedRow): string | null {
    if (!category) return null;
    const found = places.find(group, category);
    if (found !== "ambiguous") return found;
    // If two categories have the name in the row and the product already belongs to one of them, that category is used.
    const own = byId.get(id.toLowerCase())?.categoryId;
    return own && places.isNamed(own, category) ? own : found;
  }

  function findSimilarProducts({ name, fields }: ParsedRow, categoryId: string | null): readonly Product[] {
    const barcode = fields["barcode"];
    const coded = typeof barcode === "string" ? (byBarcode.get(barcode) ?? []) : [];
    if (coded.length > 0 || !name) return coded;
    const called = byName.get(toNameKey(name)) ?? [];
    return categoryId === null ? called : called.filter((product) => product.categoryId === categoryId);
  }
}
