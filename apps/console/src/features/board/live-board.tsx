import type { BoardOrder } from "@dasturxon/contract";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useBell } from "../../platform/use-bell.ts";
import { useT } from "../../platform/use-language.tsx";
import { useLiveSource } from "../../platform/use-live.ts";
import { useNow } from "../../platform/use-now.ts";
import { countRingingOrders } from "./columns.ts";
import { HeldChangesBar } from "./held-bar.tsx";
import { boardSource } from "./use-board.ts";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";
import { useHeldChanges, useSendHeldChanges } from "./use-held.ts";

const NO_ORDERS: BoardOrder[] = [];
const LineContext = createContext({ isUp: true, ringing: 0, elsewhere: 0, waiting: NO_ORDERS });

/**
 * Returns whether the live connection of the board is up, the orders that ring, and their counts in the selected branch
 * and in the other branches.
 */
export const useLiveBoardLine = () => useContext(LineContext);

/** Keeps the orders of the board up to date and rings for new ones, on every page of the console. */
export function LiveBoard({ children }: { children: ReactNode }) {
  const t = useT();
  const { data, isUp } = useLiveSource(boardSource);
  const { branchId } = useBranchFilter();
  useSendHeldChanges();
  const held = useHeldChanges().map(({ orderId }) => orderId);
  const { waiting, ringing, elsewhere } = countRingingOrders(data?.orders ?? NO_ORDERS, {
    branchId,
    held,
    now: useNow(),
  });
  useBell(ringing > 0);
  const title = t("board.title");
  useEffect(() => {
    document.title = ringing > 0 ? `(${ringing}) ${title}` : title;
  }, [ringing, title]);
  const line = useMemo(() => ({ isUp, ringing, elsewhere, waiting }), [isUp, ringing, elsewhere, waiting]);
  return (
    <LineContext value={line}>
      {children}
      <HeldChangesBar />
    </LineContext>
  );
}
