import type { BoardOrder } from "@dasturxon/contract";

export interface Board {
  lastEventId: string;
  orders: BoardOrder[];
}

/** Puts a newer version of an order on the board; an older one never replaces a newer. */
export function withOrder(board: Board, order: BoardOrder): Board {
  const known = board.orders.find((candidate) => candidate.id === order.id);
  if (known && known.version >= order.version) return board;
  const others = board.orders.filter((candidate) => candidate.id !== order.id);
  const orders = [...others, order].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return { ...board, orders };
}
