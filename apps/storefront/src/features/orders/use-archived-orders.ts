import { isActiveStatus } from "@dasturxon/domain/order-status";
import { useCallback } from "react";
import { call } from "../../platform/api.ts";
import { useOnReconnect } from "../../platform/connection.ts";
import type { PagedItems } from "../../ui/paged-list.tsx";
import type { Order } from "../../platform/shapes.ts";
import { usePagedItems } from "../../platform/use-pages.ts";
import { useStoredOrders, usePersistOrders } from "./stored-orders.ts";

/** Number of orders per page of the archive [OR-4]. */
const ARCHIVED_ORDERS_PAGE_SIZE = 10;

/** Returns the customer's ended orders, ten per page, newest first. */
export function useArchivedOrders(userId: string): PagedItems<Order> {
  const ask = useCallback(
    (page: number) =>
      call("GET /orders/v1/orders/user/{userId}", {
        path: { userId },
        query: { page, size: ARCHIVED_ORDERS_PAGE_SIZE, onlyArchive: "true" },
      }),
    [userId],
  );
  const pages = usePagedItems<Order>(ask);
  usePersistOrders(pages.shown);
  useOnReconnect(pages.loadMore);
  const known = useStoredOrders(pages.error);
  const ended = known?.map(({ order }) => order).filter(({ status }) => !isActiveStatus(status)) ?? null;
  return { ...pages, shown: pages.shown ?? ended };
}
