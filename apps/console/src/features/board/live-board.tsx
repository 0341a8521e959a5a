import type { BoardOrder } from "@dasturxon/contract";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useBell } from "../../platform/use-bell.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { useLiveSource } from "../../platform/use-live.ts";
import { useNow } from "../../platform/use-now.ts";
import { countRingingOrders } from "./columns.ts";
import { DelayedChangesBar } from "./held-bar.tsx";
import { liveBoardSource } from "./use-board.ts";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";
import { useDelayedChanges, useSendDelayedChanges } from "./use-held.ts";

const NO_WAITING_ORDERS: BoardOrder[] = [];
const LiveBoardContext = createContext({ isUp: true, ringing: 0, elsewhere: 0, waiting: NO_WAITING_ORDERS });

/**
 * Returns whether the live connection of the board is up, the orders that ring, and their counts in the selected branch
 * and in the other branches.
 */
export const useLiveBoardState = () => useContext(LiveBoardContext);

/** Keeps the orders of the board up to date and rings for new ones, on every page of the console. */
export function LiveBoard({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { data, isUp } = useLiveSource(liveBoardSource);
  const { branchId } = useBranchFilter();
  useSendDelayedChanges();
  const held = useDelayedChanges().map(({ orderId }) => orderId);
  const { waiting, ringing, elsewhere } = countRingingOrders(data?.orders ?? NO_WAITING_ORDERS, {
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
    <LiveBoardContext value={line}>
      {children}
      <DelayedChangesBar />
    </LiveBoardContext>
  );
}
