import type { PlaceholderValues, RequestUnit } from "./api-units.ts";
import type { OrderStatements } from "./order-capture.ts";

/** Input of `children/capture-calls.ts`. */
export interface CaptureCallsInput {
  brand: string;
  /** Folder for files with the SQL statements of each unit, read by `children/replay-orders.ts`. */
  folder: string;
}

export interface CapturedUnit {
  unit: RequestUnit;
  /** Number of SQL statements of the unit, including begin and commit. 0 if the responses came from a cache. */
  statements: number;
  file: string;
}

export interface CaptureCallsReply {
  facts: PlaceholderValues;
  units: CapturedUnit[];
}

/** Content of a file with the statements of one unit, read by `children/replay-orders.ts`. */
export type UnitStatements = OrderStatements[];

/** Input of `children/send-calls.ts`: one unit to send `count` times in total over all connections. */
export interface UnitLoad {
  port: number;
  brand: string;
  unit: RequestUnit;
  facts: PlaceholderValues;
  connections: number;
  count: number;
}
