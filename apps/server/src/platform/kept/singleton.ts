import type { StaffRole } from "@dasturxon/domain/staff-permission";
import type { Changer } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import type { Http, Refused } from "../http/index.ts";
import type { Fields } from "../resource/bound.ts";
import type { ManagedRow } from "../resource/queries.ts";

/** What the brand has one of alone: it is told and written field by field, as the audit names them. */
export interface Singleton {
  /** What it is called: `settings`. */
  one: string;
  writes: readonly StaffRole[];
  /** What was sent, by the same names. */
  parse(sent: Fields): Fields | Refused<"bad_request">;
  /** As it is now; nobody else changes it until the transaction ends. */
  read(
    tx: Tx,
    merchantId: string,
  ): Promise<Pick<ManagedRow, "version" | "changedBy" | "changedAt"> & { fields: Fields }>;
  /** Writes some of its fields as its own call would, with a row in the audit. */
  write(tx: Tx, call: Changer, fields: Fields): Promise<Refused | null>;
}

const boundTo = new WeakMap<Http, Map<string, Singleton>>();

/** What was bound to these calls, by what it is called. */
export function singletonsOf(http: Http): Map<string, Singleton> {
  const known = boundTo.get(http) ?? new Map<string, Singleton>();
  boundTo.set(http, known);
  return known;
}

/** Lets what the brand has one of be drafted, and its changes be taken back, as rows are. */
export function bindSingleton(http: Http, singleton: Singleton): void {
  singletonsOf(http).set(singleton.one, singleton);
}
