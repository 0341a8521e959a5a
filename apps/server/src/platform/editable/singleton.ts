import type { StaffRole } from "@dasturxon/domain/staff-permission";
import type { ChangeAuthor } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import type { Http, Refusal } from "../http/index.ts";
import type { RowFields } from "../resource/bound.ts";
import type { ManagedRow } from "../resource/queries.ts";

/**
 * A kind of entity of which the brand has exactly one, such as the settings. The functions use the same field names as
 * the audit log.
 */
export interface SingletonEntity {
  /** Name of the entity, for example `settings`. */
  one: string;
  writes: readonly StaffRole[];
  /** Parses the sent fields. The names of the fields do not change. */
  parse(sent: RowFields): RowFields | Refusal<"bad_request">;
  /** Returns the current state and locks it until the transaction ends. */
  read(
    tx: Tx,
    merchantId: string,
  ): Promise<Pick<ManagedRow, "version" | "changedBy" | "changedAt"> & { fields: RowFields }>;
  /** Writes some of the fields with the checks of the singleton's own API call, and adds a row to the audit log. */
  write(tx: Tx, call: ChangeAuthor, fields: RowFields): Promise<Refusal | null>;
}

const singletonEntitiesByHttp = new WeakMap<Http, Map<string, SingletonEntity>>();

/** Returns the singletons registered at this HTTP server, by name. */
export function getSingletonRegistry(http: Http): Map<string, SingletonEntity> {
  const known = singletonEntitiesByHttp.get(http) ?? new Map<string, SingletonEntity>();
  singletonEntitiesByHttp.set(http, known);
  return known;
}

/** Registers a singleton, so that changes of it can be saved as drafts and undone, like changes of rows. */
export function registerSingletonEntity(http: Http, singleton: SingletonEntity): void {
  getSingletonRegistry(http).set(singleton.one, singleton);
}
