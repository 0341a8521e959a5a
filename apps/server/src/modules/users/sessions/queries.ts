import { sql } from "kysely";
import { maybeOne, rows, type Tx } from "../../../platform/database/index.ts";

export interface OpenSessionRow {
  /** What it is called by; it opens nothing. */
  id: string;
  tokenHash: Buffer;
  browser: string | null;
  /** The paired device that it was opened on by a PIN. */
  deviceName: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Somebody's open sessions, the one that is asked from first, then the last used; the longest list is cut. */
export function selectOpenSessions(
  tx: Tx,
  merchantId: string,
  { staffId, own, now }: { staffId: string; own: Buffer; now: Date },
): Promise<OpenSessionRow[]> {
  return rows(
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

/** Ends one of somebody's open sessions. @returns what it was; nothing: he has none such. */
export function deleteOpenSession(
  tx: Tx,
  merchantId: string,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
): Promise<{ browser: string | null; tokenHash: Buffer } | undefined> {
  return maybeOne(
    tx,
    sql<{ browser: string | null; tokenHash: Buffer }>`
      delete from staff_sessions
      where merchant_id = ${merchantId} and id = ${id} and staff_id = ${staffId} and expires_at > ${now}
      returning browser, token_hash as "tokenHash"`,
  );
}
