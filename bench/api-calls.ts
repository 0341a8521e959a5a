import type { OrderStatements } from "./order-capture.ts";

/** A request that is sent again and again. */
export interface RepeatedCall {
  /** Below `/api`. */
  path: string;
  token?: string;
  /** With one it is a POST, each with an idempotency key of its own. */
  body?: object;
}

/** What `children/capture-calls.ts` is asked for. */
export interface CallsRequest {
  brand: string;
  /** Where the statements of each call go, for `children/replay-orders.ts`. */
  folder: string;
}

export interface CapturedCall {
  what: string;
  call: RepeatedCall;
  /** How many statements it sent, begin and commit included; 0: the reply was kept. */
  statements: number;
  file: string;
}

/** What a file holds: one call's statements, as `children/replay-orders.ts` reads them. */
export type CallStatements = OrderStatements[];

export interface CallLoad {
  port: number;
  brand: string;
  call: RepeatedCall;
  connections: number;
  count: number;
}
