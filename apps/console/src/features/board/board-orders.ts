import type { BoardOrder } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, orThrow } from "../../platform/api.ts";

type Board = { lastEventId: string; orders: BoardOrder[] };
const KEY = ["board"];

/** Puts a newer version of an order on the board; an older one never replaces a newer. */
export function withOrder(board: Board, order: BoardOrder): Board {
  const known = board.orders.find((candidate) => candidate.id === order.id);
  if (known && known.version >= order.version) return board;
  const others = board.orders.filter((candidate) => candidate.id !== order.id);
  const orders = [...others, order].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return { ...board, orders };
}

/** The board and its live line: `isUp` is false while the line is being restored. */
export function useBoard() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => orThrow(api.call("GET /console/v1/orders", { query: {} })),
  });
  const [isUp, setIsUp] = useState(true);
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    const board = client.getQueryData<Board>(KEY);
    if (!isLoaded || !board) return;
    const source = new EventSource(`/api/console/v1/orders/events?after=${board.lastEventId}`);
    source.onopen = () => setIsUp(true);
    source.onerror = () => setIsUp(false);
    source.onmessage = (message: MessageEvent<string>) => {
      const order = JSON.parse(message.data) as BoardOrder;
      client.setQueryData<Board>(KEY, (now) => now && withOrder(now, order));
    };
    source.addEventListener("resync", () => void client.invalidateQueries({ queryKey: KEY }));
    return () => source.close();
  }, [client, isLoaded]);
  return { ...query, isUp };
}

/** Shows the reply of an action at once, before its event comes. */
export function useShowOrder(): (order: BoardOrder) => void {
  const client = useQueryClient();
  return (order) => client.setQueryData<Board>(KEY, (now) => now && withOrder(now, order));
}
