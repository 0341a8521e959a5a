import type { BoardOrder } from "@dasturxon/contract";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

/** Queries the details of an order that is open in the drawer: its history, and the payment types to change to. */
export function useOrderDetails(order: BoardOrder) {
  return useQuery({
    queryKey: ["history", order.id, order.version],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/orders/{id}", { path: { id: order.id } })),
    placeholderData: (previous) => previous,
  });
}
