import type { PlaceholderValues, RequestSequence } from "./api-units.ts";
import type { OrderStatements } from "./order-capture.ts";

/** Input of `children/capture-calls.ts`. */
export interface CaptureCallsInput {
  brand: string;
  /** Folder for files with the SQL statements of each request sequence, read by `children/replay-orders.ts`. */
  folder: string;
}

export interface CapturedRequestSequence {
  unit: RequestSequence;
  /** Number of SQL statements of the request sequence, including begin and commit. 0 if the responses came from a cache. */
  statements: number;
  file: string;
}

export interface CaptureCallsReply {
  facts: PlaceholderValues;
  units: CapturedRequestSequence[];
}

/** SQL statements of one request sequence, as stored in the file that `children/replay-orders.ts` reads. */
export type SequenceStatements = OrderStatements[];

/** Input of `children/send-calls.ts`: one request sequence to send `count` times in total over all connections. */
export interface RequestSequenceLoad {
  port: number;
  brand: string;
  unit: RequestSequence;
  facts: PlaceholderValues;
  connections: number;
  count: number;
}
