import type { BoardOrder } from "@dasturxon/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import type { LiveSource } from "../../platform/live-source.ts";
import { useLiveQuery } from "../../platform/use-live.ts";
import { type Board, withOrder } from "./board-state.ts";

/** Active orders and those of the last hours. `LiveBoard` keeps them up to date. */
export const boardSource: LiveSource<Board, BoardOrder> = {
  key: "board",
  eventOf: ({ order }) => order,
  read: () => orThrow<Board>(api.call("GET /console/v1/orders", { query: {} })),
  withEvent: withOrder,
};
export const BOARD = [boardSource.key];

export const useBoard = () => useLiveQuery(boardSource);

/** Adds the reply of an action to the board before its event is received. */
export function showOrder(client: QueryClient, order: BoardOrder): void {
  client.setQueryData<Board>(BOARD, (now) => now && withOrder(now, order));
}
