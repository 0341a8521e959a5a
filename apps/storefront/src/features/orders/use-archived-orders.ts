import { isActive } from "@dasturxon/domain/order-status";
import { useCallback } from "react";
import { call } from "../../platform/api.ts";
import { useOnReconnect } from "../../platform/connection.ts";
import type { PagedItems } from "../../ui/paged-list.tsx";
import type { Order } from "../../platform/shapes.ts";
import { usePages } from "../../platform/use-pages.ts";
import { useStoredOrders, useStoreOrders } from "./stored-orders.ts";

/** Number of orders per page of the archive [OR-4]. */
const PAGE_SIZE = 10;

/** Returns the customer's ended orders, ten per page, newest first. */
export function useArchivedOrders(userId: string): PagedItems<Order> {
  const ask = useCallback(
    (page: number) =>
      call("GET /orders/v1/orders/user/{userId}", {
        path: { userId },
        query: { page, size: PAGE_SIZE, onlyArchive: "true" },
      }),
    [userId],
  );
  const pages = usePages<Order>(ask);
  useStoreOrders(pages.shown);
  useOnReconnect(pages.loadMore);
  const known = useStoredOrders(pages.error);
  const ended = known?.map(({ order }) => order).filter(({ status }) => !isActive(status)) ?? null;
  return { ...pages, shown: pages.shown ?? ended };
}
