import type { BoardOrder } from "@dasturxon/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import type { LiveDataSource } from "../../platform/live-source.ts";
import { useLiveQuery } from "../../platform/use-live.ts";
import { type OrderBoard, upsertOrder } from "./board-state.ts";

/**
 * Live source of the board's orders: active ones, and those that ended in the last hours. `LiveBoard` keeps it up to
 * date.
 */
export const liveBoardSource: LiveDataSource<OrderBoard, BoardOrder> = {
  key: "board",
  eventOf: ({ order }) => order,
  read: () => unwrapApiResult<OrderBoard>(api.call("GET /console/v1/orders", { query: {} })),
  withEvent: upsertOrder,
};
export const BOARD_QUERY_KEY = [liveBoardSource.key];

export const useBoard = () => useLiveQuery(liveBoardSource);

/** Adds the order in the reply of a call to the cached board. The event about the same change arrives later. */
export function updateBoardCache(client: QueryClient, order: BoardOrder): void {
  client.setQueryData<OrderBoard>(BOARD_QUERY_KEY, (now) => now && upsertOrder(now, order));
}
