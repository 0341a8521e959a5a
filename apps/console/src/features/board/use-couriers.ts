import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

/** Queries the brand's couriers with their active orders. Couriers with the fewest active orders are first. */
export function useCouriers(isEnabled = true) {
  return useQuery({
    queryKey: ["couriers"],
    queryFn: async () => {
      const couriers = (await unwrapApiResult(api.call("GET /console/v1/couriers"))) ?? [];
      return couriers.toSorted((a, b) => a.activeOrders - b.activeOrders);
    },
    enabled: isEnabled,
    staleTime: 20_000,
  });
}
