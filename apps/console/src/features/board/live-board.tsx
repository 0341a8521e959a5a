import type { BoardOrder } from "@dasturxon/contract";
import { listen } from "@dasturxon/contract/live-events";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { checkSession } from "../../platform/session.tsx";
import { useBell } from "../../platform/use-bell.ts";
import { useT } from "../../platform/use-language.tsx";
import type { Board } from "./board-state.ts";
import { isRinging } from "./columns.ts";
import { HeldBar } from "./held-bar.tsx";
import { BOARD, tellBoard, useBoard } from "./use-board.ts";
import { useHeld, useSendHeld } from "./use-held.ts";

/** A board is deaf between two tries: it waits less than a guest's page does. */
const MAX_WAIT_MS = 3_000;

const LineContext = createContext({ isUp: true, ringing: 0 });

/** Whether the line is up, and how many orders ring. */
export const useLine = () => useContext(LineContext);

/** Keeps the board's orders live and rings for the new ones on every page of the console, whatever is open. */
export function LiveBoard({ children }: { children: ReactNode }) {
  const t = useT();
  const client = useQueryClient();
  const { data } = useBoard();
  const [isUp, setIsUp] = useState(true);
  const isLoaded = data !== undefined;
  useEffect(() => {
    const board = client.getQueryData<Board>(BOARD);
    if (!isLoaded || !board) return;
    const reload = () => void client.invalidateQueries({ queryKey: BOARD });
    let wasDown = false;
    return listen<BoardOrder>("/console/v1/orders/events", {
      after: board.lastEventId,
      longestWait: MAX_WAIT_MS,
      onEvent: (order, id) => tellBoard(client, { id: Number(id), order }),
      onResync: reload,
      onRefused: () => void checkSession(),
      onState: (isBack) => {
        setIsUp(isBack);
        if (isBack && wasDown) reload();
        wasDown = !isBack;
      },
    });
  }, [client, isLoaded]);

  useSendHeld();
  const held = new Set(useHeld().map(({ orderId }) => orderId));
  const ringing = data?.orders.filter((order) => isRinging(order) && !held.has(order.id)).length ?? 0;
  useBell(ringing > 0);
  const title = t("board.title");
  useEffect(() => {
    document.title = ringing > 0 ? `(${ringing}) ${title}` : title;
  }, [ringing, title]);
  const line = useMemo(() => ({ isUp, ringing }), [isUp, ringing]);
  return (
    <LineContext value={line}>
      {children}
      <HeldBar />
    </LineContext>
  );
}
