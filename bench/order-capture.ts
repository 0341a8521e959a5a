import type { OrderBody } from "@dasturxon/contract";

/** Input of `children/capture-orders.ts`. */
export interface CaptureOrdersInput {
  brand: string;
  customers: number;
  /** Index of the first customer. Each index has a unique phone number. */
  from?: number;
  /** File for the statements, read by `children/replay-orders.ts`. */
  file: string;
}

/** Signed-in customer with the basket that is ordered repeatedly. */
export interface Shopper {
  brand: string;
  token: string;
  userId: string;
  body: OrderBody;
}

export interface CaptureOrdersReply {
  shoppers: Shopper[];
  /** Number of statements per order, by basket, including begin and commit. */
  statements: number[];
}

export interface CapturedStatement {
  text: string;
  values: unknown[];
}

/** Everything that one order sent to the database: transactions of statements, and the ids created for it. */
export interface OrderStatements {
  transactions: CapturedStatement[][];
  freshIds: string[];
}

export interface OrderLoad {
  port: number;
  asks: "orders" | "quotes";
  /** Customers. Each sends the next request after the response to the previous one. */
  shoppers: Shopper[];
  /** Total number of responses to wait for. */
  count: number;
}

export interface OrderResult {
  placed: number;
  /** Number of refused requests by error code. Requests refused with `busy` or `unavailable` are retried. */
  refused: Record<string, number>;
  seconds: number;
}
