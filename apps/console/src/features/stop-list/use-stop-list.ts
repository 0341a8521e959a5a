import type { StopsChange } from "@dasturxon/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, orThrow } from "../../platform/api.ts";
import { HOLD_MS } from "../../platform/held-changes.ts";
import { STOP_LIST, type StopChoice, useStops } from "../../platform/stop-product.ts";

/** Every product with its stops: searched and grouped here, so that nothing is waited for. */
export const useStopList = () =>
  useQuery({
    queryKey: STOP_LIST,
    queryFn: () => orThrow(api.call("GET /console/v1/products", { query: {} })),
    refetchInterval: 30_000,
  });

/** What was stopped or put back last, while it can be taken back. */
export interface LastStop {
  text: string;
  changes: StopsChange[];
  dueAt: number;
}

/** Changes stops and keeps the way back open for as long as the board does. */
export function useUndoableStops() {
  const { change, restore } = useStops();
  const [last, setLast] = useState<LastStop | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), last.dueAt - Date.now());
    return () => clearTimeout(timer);
  }, [last]);
  return {
    last,
    async change(
      productIds: string[],
      choice: StopChoice | null,
      place: { branchId: string | null; text: string },
    ) {
      const changes = await change(productIds, choice, place.branchId);
      setLast(changes && { text: place.text, changes, dueAt: Date.now() + HOLD_MS });
    },
    async undo() {
      if (!last) return;
      setLast(null);
      await restore(last.changes);
    },
  };
}
