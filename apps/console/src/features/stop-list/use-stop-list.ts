import type { SaleStopsChange } from "@dasturxon/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { UNDO_WINDOW_MS } from "../../platform/held-changes.ts";
import {
  STOP_LIST_QUERY_KEY,
  type StopDurationChoice,
  useStopActions,
} from "../../parts/stops/stop-product.ts";

/** Queries all products with their stops. The browser searches and groups them, without a delay. */
export const useStopList = () =>
  useQuery({
    queryKey: STOP_LIST_QUERY_KEY,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/products", { query: {} })),
    refetchInterval: 30_000,
  });

/** Last change of sale stops, which the user can still undo. */
export interface UndoableStop {
  text: string;
  changes: SaleStopsChange[];
  dueAt: number;
}

/**
 * Returns functions that change stops and undo the last change. The undo is available for `UNDO_WINDOW_MS`, as on the
 * board.
 */
export function useUndoableStops() {
  const { change, restore } = useStopActions();
  const [last, setLast] = useState<UndoableStop | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), last.dueAt - Date.now());
    return () => clearTimeout(timer);
  }, [last]);
  return {
    last,
    async change(
      productIds: string[],
      choice: StopDurationChoice | null,
      place: { branchId: string | null; text: string },
    ) {
      const changes = await change(productIds, choice, place.branchId);
      setLast(changes && { text: place.text, changes, dueAt: Date.now() + UNDO_WINDOW_MS });
    },
    async undo() {
      if (!last) return;
      setLast(null);
      await restore(last.changes);
    },
  };
}
