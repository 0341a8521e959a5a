import type { CountedProduct } from "@dasturxon/contract";
import { formatWeight } from "@dasturxon/domain/weight";
import type { product } from "@dasturxon/contract/managed/products";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useLanguage } from "../../../platform/use-language.tsx";
import type { ResourceRowOf } from "../../../resource/use-resource.ts";

export type StockedProduct = Pick<
  ResourceRowOf<typeof product>,
  "id" | "name" | "isWeighed" | "unit" | "measure"
>;

/**
 * Query key of the stock. It starts with the products' key, so that invalidating the products invalidates the stock.
 */
export const STOCK_QUERY_KEY = ["products", "stock"];

/** Loads the remaining stock of the counted products. */
export function useStock() {
  const query = useQuery({
    queryKey: STOCK_QUERY_KEY,
    queryFn: () =>
      unwrapApiResult<{ products: (CountedProduct & { left: number })[] }>(
        api.call("GET /console/v1/menu/stock"),
      ),
    staleTime: 0,
  });
  const getStockLeft = (id: string) => query.data?.products.find((each) => each.id === id)?.left ?? null;
  return { query, leftOf: getStockLeft };
}

/** Returns whether the user may edit the stock. All branches share one stock, so access to all of them is required. */
export function useMayEditStock(): boolean {
  const { role, branchIds } = useSignedInStaff();
  return branchIds === null && (role === "owner" || role === "manager");
}

/** Returns a function that formats a count. Steps of weighed products are shown as their weight. */
export function useFormatProductCount() {
  const { language } = useLanguage();
  return ({ isWeighed, unit, measure }: StockedProduct, count: number): string | number =>
    isWeighed && unit !== "COUNT" ? formatWeight({ unit, measure }, count, language) : count;
}
