import {
  MAX_TABLE_SESSIONS_PER_HOUR,
  TABLE_LIMIT_WINDOW_MS,
  TABLE_SESSION_MS,
} from "@dasturxon/domain/table-guest";
import type { Tx } from "../../../../platform/database/index.ts";
import { createToken, type Refusal, refuse } from "../../../../platform/http/index.ts";
import { newId } from "../../../../platform/ids.ts";
import { loadFeatures, selectBranch, selectTable, selectTableForUpdate } from "../../../merchants/index.ts";
import { insertCustomerSession } from "../../queries.ts";
import { insertTableGuest, selectRecentTableGuestCount } from "./queries.ts";

export interface TableSession {
  token: string;
  expiresAt: Date;
  userId: string;
}

interface TableSessionRequest {
  merchantId: string;
  tableId: string;
  tableSecret: string;
  language: string;
  now: Date;
}

/**
 * Opens a session of a guest without a phone, in exchange for the secret of the table's QR code [CH-11]. Each session has
 * a guest of its own, so that one browser does not see the orders of another one at the same table. The session ends
 * after `TABLE_SESSION_MS`, or when the table gets a new secret. The number of sessions of a table is limited, so that a
 * photographed code cannot fill the table `users`.
 */
export async function openTableSession(
  tx: Tx,
  { merchantId, tableId, tableSecret, language, now }: TableSessionRequest,
): Promise<TableSession | Refusal<"table_not_found" | "feature_off" | "table_order_limit">> {
  const table = await selectTable(tx, merchantId, { id: tableId, secret: tableSecret });
  const branch = table && (await selectBranch(tx, merchantId, table.branchId));
  if (!table || !branch?.settings.dineinEnabled) return refuse("table_not_found");
  if (!(await loadFeatures(tx, merchantId)).dineInWithoutPhone) return refuse("feature_off");
  // Locks the table, so that concurrent sessions are counted one after another.
  await selectTableForUpdate(tx, merchantId, table.id);
  const since = new Date(now.getTime() - TABLE_LIMIT_WINDOW_MS);
  const count = await selectRecentTableGuestCount(tx, merchantId, { tableId: table.id, since });
  if (count >= MAX_TABLE_SESSIONS_PER_HOUR) return refuse("table_order_limit");
  const userId = newId();
  await insertTableGuest(tx, { merchantId, id: userId, tableId: table.id, language, now });
  const { token, tokenHash } = createToken(merchantId);
  const expiresAt = new Date(now.getTime() + TABLE_SESSION_MS);
  await insertCustomerSession(tx, { merchantId, tokenHash, userId, tableSecret, now, expiresAt });
  return { token, expiresAt, userId };
}
