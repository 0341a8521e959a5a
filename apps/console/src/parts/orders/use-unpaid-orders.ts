import type { BoardOrder } from "@dasturxon/contract";
import { isAwaitingPayment, type PayableOrder } from "@dasturxon/domain/order-permission";
import { isFinalStatus } from "@dasturxon/domain/order-status";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";

/** Query key shared by the order history and the unpaid orders, so that both are invalidated together. */
export const PAST_ORDERS_QUERY_KEY = "past-orders";

/**
 * Returns the orders of any day that wait for an online payment and whose number or phone has these digits. Null sends
 * no request [OR-3].
 */
export function useUnpaidOrders(digits: string | null): BoardOrder[] {
  const { timeZone } = useSignedInStaff().merchant;
  const { data } = useQuery({
    queryKey: [PAST_ORDERS_QUERY_KEY, "unpaid", digits],
    enabled: digits !== null,
    queryFn: () =>
      unwrapApiResult(
        api.call("GET /console/v1/past-orders", {
          query: {
            day: dayFromInstant(new Date(), timeZone),
            isUnpaid: "true",
            search: digits || undefined,
          },
        }),
      ),
  });
  return (digits !== null && data?.orders) || [];
}

/** Returns whether an order waits for its online payment. Such an order is not on the board [OR-3]. */
export function isUnpaidOrder(order: PayableOrder & Pick<BoardOrder, "status">): boolean {
  return isAwaitingPayment(order) && !isFinalStatus(order.status);
}

/** Returns the console path that opens an order in the history. */
export function createPastOrderPath(
  { id, number, createdAt }: Pick<BoardOrder, "id" | "number" | "createdAt">,
  timeZone: string,
): string {
  const search = new URLSearchParams({
    day: dayFromInstant(createdAt, timeZone),
    search: String(number),
    order: id,
  });
  return `/past-orders?${search}`;
}
