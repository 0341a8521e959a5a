import type { BoardOrder } from "@dasturxon/contract";

export interface Board {
  lastEventId: string;
  orders: BoardOrder[];
}

/** An order as an event told it, and the event's number. */
export interface Told {
  id: number;
  order: BoardOrder;
}

/** Puts a newer version of an order on the board; an older one never replaces a newer. */
export function withOrder(board: Board, order: BoardOrder): Board {
  const known = board.orders.find((candidate) => candidate.id === order.id);
  if (known && known.version >= order.version) return board;
  const others = board.orders.filter((candidate) => candidate.id !== order.id);
  const orders = [...others, order].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return { ...board, orders };
}

/** A board that was read, with what was told while it was on its way. */
export function withTold(board: Board, told: Told[]): Board {
  const after = told.filter(({ id }) => id > Number(board.lastEventId));
  return after.reduce((now, { order }) => withOrder(now, order), board);
}
