import type { BoardOrder } from "@dasturxon/contract";

export interface Board {
  lastEventId: string;
  orders: BoardOrder[];
}

/** Puts a newer version of an order on the board; an older one never replaces a newer. */
export function withOrder(board: Board, order: BoardOrder): Board {
  const known = board.orders.find((candidate) => candidate.id === order.id);
  if (known && !isNewer(order, known)) return board;
  const others = board.orders.filter((candidate) => candidate.id !== order.id);
  const orders = [...others, order].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return { ...board, orders };
}

/** That a refund was refused changes no version of an order. */
function isNewer(order: BoardOrder, known: BoardOrder): boolean {
  if (order.version !== known.version) return order.version > known.version;
  return (order.refundRefusedAt ?? "") > (known.refundRefusedAt ?? "");
}
