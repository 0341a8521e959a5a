import type { BoardOrder } from "@dasturxon/contract";
import { useQuery } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";

/** What is told of an order when it is opened: its changes, and what else it may be paid by. */
export function useOrderRecord(order: BoardOrder) {
  return useQuery({
    queryKey: ["history", order.id, order.version],
    queryFn: () => orThrow(api.call("GET /console/v1/orders/{id}", { path: { id: order.id } })),
    placeholderData: (previous) => previous,
  });
}
