import type { Facts, Unit } from "./api-units.ts";
import type { OrderStatements } from "./order-capture.ts";

/** What `children/capture-calls.ts` is asked for. */
export interface CallsRequest {
  brand: string;
  /** Where the statements of each unit go, for `children/replay-orders.ts`. */
  folder: string;
}

export interface CapturedUnit {
  unit: Unit;
  /** How many statements it sent, begin and commit included; 0: the replies were kept. */
  statements: number;
  file: string;
}

export interface CaptureCallsReply {
  facts: Facts;
  units: CapturedUnit[];
}

/** What a file holds: one unit's statements, as `children/replay-orders.ts` reads them. */
export type UnitStatements = OrderStatements[];

/** What `children/send-calls.ts` is asked for: `count` units over all connections. */
export interface UnitLoad {
  port: number;
  brand: string;
  unit: Unit;
  facts: Facts;
  connections: number;
  count: number;
}
