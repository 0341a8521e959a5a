import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

/** Returns the number of products without a tax code of their own, and of all products. Null: not loaded. */
export function useUncodedProductCount(): { without: number; total: number } | null {
  const createCountQuery = (query: { size: number; hasFiscalCode?: boolean }) => ({
    queryKey: ["products", "count", query],
    queryFn: async () =>
      (await unwrapApiResult<{ total: number }>(api.call("GET /console/v1/menu/products", { query }))).total,
  });
  const without = useQuery(createCountQuery({ size: 1, hasFiscalCode: false })).data;
  const total = useQuery(createCountQuery({ size: 1 })).data;
  return without === undefined || total === undefined ? null : { without, total };
}
