import type { ChangedProduct } from "@dasturxon/contract/many-products";
import type { product } from "@dasturxon/contract/managed/products";
import { useQueryClient } from "@tanstack/react-query";
import { useSaveDrafts } from "../../../parts/drafts/use-drafts.ts";
import { api } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage } from "../../../platform/use-language.tsx";
import { refetchResourceRows, type ResourceRowOf } from "../../../resource/use-resource.ts";

export type Product = ResourceRowOf<typeof product>;

const toChangedProduct = ({
  id,
  version,
  categoryId,
  costPrice,
  isActive,
  labels,
}: Product): ChangedProduct => ({
  id,
  version,
  categoryId,
  costPrice,
  isActive,
  labels,
});

/** Returns functions that change many products in one request. */
export function useManyProductsActions(products: readonly Product[]) {
  const { language } = useLanguage();
  const client = useQueryClient();
  const saveDrafts = useSaveDrafts();

  /** Saves the products. Returns the new version of each, or shows the error and returns null. */
  async function saveProducts(sent: ChangedProduct[]): Promise<Map<string, number> | null> {
    const [refusal, done] = await api.call("PUT /console/v1/menu/products/many", {
      body: { products: sent },
    });
    if (refusal) showRefusal(refusal, language);
    await refetchResourceRows(client, "products");
    return done && new Map(done.products.map(({ id, version }) => [id, version]));
  }
  /** Changes the selected products. Returns the function that undoes the change, or null after an error. */
  async function changeProducts(fieldsOf: (product: Product) => Partial<ChangedProduct>) {
    const before = products.map(toChangedProduct);
    const versions = await saveProducts(
      products.map((each) => ({ ...toChangedProduct(each), ...fieldsOf(each) })),
    );
    return (
      versions &&
      (() =>
        saveProducts(before.map((each) => ({ ...each, version: versions.get(each.id) ?? each.version }))))
    );
  }
  /** Saves new prices as drafts. Returns false after an error. */
  async function savePriceDrafts(priceOf: (price: number) => number): Promise<boolean> {
    const changes = products.map(({ id: entityId, version, changedAt: _at, changedBy: _by, ...fields }) => ({
      entityId,
      version,
      fields: { ...fields, costPrice: priceOf(fields.costPrice) },
    }));
    const refusal = await saveDrafts("product", changes);
    if (refusal) showRefusal(refusal, language);
    return !refusal;
  }
  return { change: changeProducts, draftPrices: savePriceDrafts };
}
