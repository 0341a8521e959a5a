import type { BoardOrder } from "@dasturxon/contract";

export const columns = ["new", "cooking", "ready", "on-way", "done"] as const;
export type Column = (typeof columns)[number];

const columnOf: Record<BoardOrder["status"], Column> = {
  OPEN: "new",
  AT_TIME: "new",
  CREATED: "new",
  ACCEPTED: "cooking",
  COOKING: "cooking",
  DONE: "ready",
  ATTACHED: "ready",
  ON_WAY: "on-way",
  DELIVERED: "done",
  CLOSED: "done",
  CANCELED: "done",
};

/** Orders by column, oldest first; the last column newest first. */
export function byColumn(orders: BoardOrder[]): Record<Column, BoardOrder[]> {
  const groups: Record<Column, BoardOrder[]> = { new: [], cooking: [], ready: [], "on-way": [], done: [] };
  for (const order of orders) groups[columnOf[order.status]].push(order);
  groups.done.reverse();
  return groups;
}

/** A new order rings until somebody reacts to it. */
export function isRinging(order: BoardOrder): boolean {
  return order.seenAt === null && columnOf[order.status] === "new";
}

export type Age = "good" | "warn" | "bad" | "over";

const MINUTE = 60_000;

/** How urgent an order is: new ones by their waiting, others by the minutes left of the promise. */
export function ageOf(order: BoardOrder, now: Date): Age {
  const column = columnOf[order.status];
  if (column === "done") return "over";
  if (order.status === "AT_TIME") return "good";
  if (column === "new") {
    const waited = (now.getTime() - Date.parse(order.createdAt)) / MINUTE;
    return waited < 2 ? "good" : waited < 5 ? "warn" : "bad";
  }
  const left = minutesLeft(order, now);
  return left === null || left > 10 ? "good" : left >= 0 ? "warn" : "bad";
}

/** Whole minutes until the promised time, below zero when late; null without a promise. */
export function minutesLeft(order: BoardOrder, now: Date): number | null {
  return order.promisedAt === null
    ? null
    : Math.round((Date.parse(order.promisedAt) - now.getTime()) / MINUTE);
}

export type Action = "accept" | "cook" | "ready" | "send" | "deliver" | "hand-over";

/** The one action that moves an order on. */
export function nextAction(order: BoardOrder): Action | null {
  switch (order.status) {
    case "OPEN":
    case "AT_TIME":
    case "CREATED":
      return "accept";
    case "ACCEPTED":
      return "cook";
    case "COOKING":
      return "ready";
    case "DONE":
      return order.nextStatuses.includes("ON_WAY") ? "send" : "hand-over";
    case "ATTACHED":
      return "send";
    case "ON_WAY":
      return "deliver";
    default:
      return null;
  }
}

export const statusAfter = {
  cook: "COOKING",
  ready: "DONE",
  send: "ON_WAY",
  deliver: "DELIVERED",
  "hand-over": "CLOSED",
} as const satisfies Record<Exclude<Action, "accept">, BoardOrder["status"]>;
