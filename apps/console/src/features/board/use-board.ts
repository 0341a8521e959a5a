import type { BoardOrder } from "@dasturxon/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import { type Board, type Told, withOrder, withTold } from "./board-state.ts";

export const BOARD = ["board"];
const TOLD = ["board-told"];
const MAX_ANNOUNCED = 500;

/** Orders under way and those of the last hours; `LiveBoard` keeps them as they are now. */
export function useBoard() {
  const client = useQueryClient();
  return useQuery({
    queryKey: BOARD,
    queryFn: async (): Promise<Board> => {
      const board = await orThrow<Board>(api.call("GET /console/v1/orders", { query: {} }));
      return withTold(board, client.getQueryData<Told[]>(TOLD) ?? []);
    },
  });
}

/** Shows what an event told, and keeps it for a board that is being read meanwhile. */
export function tellBoard(client: QueryClient, told: Told): void {
  client.setQueryData<Told[]>(TOLD, (known = []) => [...known.slice(-MAX_ANNOUNCED), told]);
  client.setQueryData<Board>(
    BOARD,
    (now) => now && { ...withOrder(now, told.order), lastEventId: String(told.id) },
  );
}

/** Shows the reply of an action at once, before its event comes. */
export function showOrder(client: QueryClient, order: BoardOrder): void {
  client.setQueryData<Board>(BOARD, (now) => now && withOrder(now, order));
}
