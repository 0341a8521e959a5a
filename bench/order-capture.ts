import type { OrderBody } from "@dasturxon/contract";

/** What `children/capture-orders.ts` is asked for. */
export interface CaptureRequest {
  brand: string;
  customers: number;
  /** Number of the first customer's phone. */
  from?: number;
  /** Where the statements go, for `children/replay-orders.ts`. */
  file: string;
}

/** A signed-in customer and the basket that they order again and again. */
export interface Shopper {
  brand: string;
  token: string;
  userId: string;
  body: OrderBody;
}

export interface CaptureReply {
  shoppers: Shopper[];
  /** Statements of one order, by basket: begin and commit included. */
  statements: number[];
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** Everything that one order sent to the database: transactions of statements, and the ids that were made for it. */
export interface OrderStatements {
  transactions: Statement[][];
  freshIds: string[];
}

export interface OrderLoad {
  port: number;
  asks: "orders" | "quotes";
  /** Each asks again as soon as it is answered. */
  shoppers: Shopper[];
  /** Answers altogether. */
  count: number;
}

export interface OrderResult {
  placed: number;
  /** Refusals by their code; `busy` and `unavailable` were asked again. */
  refused: Record<string, number>;
  seconds: number;
}
