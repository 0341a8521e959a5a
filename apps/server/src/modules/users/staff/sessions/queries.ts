import { sql } from "kysely";
import { queryMaybeOne, queryRows, type Tx } from "../../../../platform/database/index.ts";

export interface OpenSessionRow {
  /** Public id of the session. It cannot be used to sign in. */
  id: string;
  tokenHash: Buffer;
  browser: string | null;
  /** Name of the paired device if the session was opened by PIN, otherwise null. */
  deviceName: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Returns up to 100 open sessions of a member of staff: the current one first, then the most recently used ones. */
export function selectOpenSessions(
  tx: Tx,
  merchantId: string,
  { staffId, own, now }: { staffId: string; own: Buffer; now: Date },
): Promise<OpenSessionRow[]> {
  return queryRows(
    tx,
    sql<OpenSessionRow>`
      select t.id, t.token_hash as "tokenHash", t.browser,
        (select d.name from devices d where d.merchant_id = ${merchantId} and d.id = t.device_id) as "deviceName",
        t.created_at as "createdAt", t.last_used_at as "lastUsedAt"
      from staff_sessions t
      where t.merchant_id = ${merchantId} and t.staff_id = ${staffId} and t.expires_at > ${now}
      order by t.token_hash = ${own} desc, t.last_used_at desc, t.created_at desc, t.id limit 100`,
  );
}

/** Ends one open session of a member of staff. @returns the ended session, or undefined if there is none */
export function deleteOpenSession(
  tx: Tx,
  merchantId: string,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
): Promise<{ browser: string | null; tokenHash: Buffer } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ browser: string | null; tokenHash: Buffer }>`
      delete from staff_sessions
      where merchant_id = ${merchantId} and id = ${id} and staff_id = ${staffId} and expires_at > ${now}
      returning browser, token_hash as "tokenHash"`,
  );
}
