import { useQuery } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";

/** Returns the number of products without a tax code of their own, and of all products. Null: not loaded. */
export function useUncoded(): { without: number; total: number } | null {
  const count = (query: { size: number; hasFiscalCode?: boolean }) => ({
    queryKey: ["products", "count", query],
    queryFn: async () =>
      (await orThrow<{ total: number }>(api.call("GET /console/v1/menu/products", { query }))).total,
  });
  const without = useQuery(count({ size: 1, hasFiscalCode: false })).data;
  const total = useQuery(count({ size: 1 })).data;
  return without === undefined || total === undefined ? null : { without, total };
}
