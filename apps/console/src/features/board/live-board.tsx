import type { BoardOrder } from "@dasturxon/contract";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useBell } from "../../platform/use-bell.ts";
import { useT } from "../../platform/use-language.tsx";
import { useLive } from "../../platform/use-live.ts";
import { useNow } from "../../platform/use-now.ts";
import { ringingIn } from "./columns.ts";
import { HeldBar } from "./held-bar.tsx";
import { boardSource } from "./use-board.ts";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";
import { useHeld, useSendHeld } from "./use-held.ts";

const NONE: BoardOrder[] = [];
const LineContext = createContext({ isUp: true, ringing: 0, elsewhere: 0, waiting: NONE });

/**
 * Returns whether the live connection of the board is up, the orders that ring, and their counts in the selected branch
 * and in the other branches.
 */
export const useLine = () => useContext(LineContext);

/** Keeps the orders of the board up to date and rings for new ones, on every page of the console. */
export function LiveBoard({ children }: { children: ReactNode }) {
  const t = useT();
  const { data, isUp } = useLive(boardSource);
  const { branchId } = useBranchFilter();
  useSendHeld();
  const held = useHeld().map(({ orderId }) => orderId);
  const { waiting, ringing, elsewhere } = ringingIn(data?.orders ?? NONE, { branchId, held, now: useNow() });
  useBell(ringing > 0);
  const title = t("board.title");
  useEffect(() => {
    document.title = ringing > 0 ? `(${ringing}) ${title}` : title;
  }, [ringing, title]);
  const line = useMemo(() => ({ isUp, ringing, elsewhere, waiting }), [isUp, ringing, elsewhere, waiting]);
  return (
    <LineContext value={line}>
      {children}
      <HeldBar />
    </LineContext>
  );
}
