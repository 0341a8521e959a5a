import { useCallback } from "react";
import { call } from "../../platform/api.ts";
import type { Pages } from "../../platform/paged-list.tsx";
import type { Order } from "../../platform/shapes.ts";
import { usePages } from "../../platform/use-pages.ts";

/** Orders of one page of the archive [OR-4]. */
const PAGE_SIZE = 10;

/** The customer's orders that ended, ten at a time, the newest first. */
export function useArchivedOrders(userId: string): Pages<Order> {
  const ask = useCallback(
    (page: number) =>
      call("GET /orders/v1/orders/user/{userId}", {
        path: { userId },
        query: { page, size: PAGE_SIZE, onlyArchive: "true" },
      }),
    [userId],
  );
  return usePages<Order>(ask);
}
