import { useQuery } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";

/** The brand's couriers and how much each has in hand; the free ones first. */
export function useCouriers(isAsked = true) {
  return useQuery({
    queryKey: ["couriers"],
    queryFn: async () => {
      const couriers = (await orThrow(api.call("GET /console/v1/couriers"))) ?? [];
      return couriers.toSorted((a, b) => a.activeOrders - b.activeOrders);
    },
    enabled: isAsked,
    staleTime: 20_000,
  });
}
