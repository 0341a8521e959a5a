import type { BoardOrder } from "@dasturxon/contract";

export interface OrderBoard {
  lastEventId: string;
  orders: BoardOrder[];
}

/** Adds or replaces an order on the board. An older version never replaces a newer one. */
export function upsertOrder(board: OrderBoard, order: BoardOrder): OrderBoard {
  const known = board.orders.find((candidate) => candidate.id === order.id);
  if (known && !isNewerOrder(order, known)) return board;
  const others = board.orders.filter((candidate) => candidate.id !== order.id);
  const orders = [...others, order].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return { ...board, orders };
}

/**
 * Returns whether `order` is newer than `known`. Compares `refundRefusedAt` too, because a refused refund does not
 * increment the order's version.
 */
function isNewerOrder(order: BoardOrder, known: BoardOrder): boolean {
  if (order.version !== known.version) return order.version > known.version;
  return (order.refundRefusedAt ?? "") > (known.refundRefusedAt ?? "");
}
