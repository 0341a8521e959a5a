import type { BoardOrder } from "@dasturxon/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import type { LiveSource } from "../../platform/live-source.ts";
import { useLiveQuery } from "../../platform/use-live.ts";
import { type Board, withOrder } from "./board-state.ts";

/** Orders under way and those of the last hours; `LiveBoard` keeps them as they are now. */
export const boardSource: LiveSource<Board, BoardOrder> = {
  key: "board",
  eventOf: ({ order }) => order,
  read: () => orThrow<Board>(api.call("GET /console/v1/orders", { query: {} })),
  withEvent: withOrder,
};
export const BOARD = [boardSource.key];

export const useBoard = () => useLiveQuery(boardSource);

/** Shows the reply of an action at once, before its event comes. */
export function showOrder(client: QueryClient, order: BoardOrder): void {
  client.setQueryData<Board>(BOARD, (now) => now && withOrder(now, order));
}
