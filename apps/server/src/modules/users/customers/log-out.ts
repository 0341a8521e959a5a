import type { Database } from "../../../platform/database/index.ts";
import { deleteCustomerSession, deleteSessionsOfCustomer, updateCustomerSession } from "../queries.ts";
import { getReplacedSessionEnd } from "../session-times.ts";

/** Ends a customer's session immediately (S12). */
export async function logOutCustomer(
  db: Database,
  session: { merchantId: string; tokenHash: Buffer },
): Promise<void> {
  await db.tenant(session.merchantId, (tx) =>
    deleteCustomerSession(tx, session.merchantId, session.tokenHash),
  );
}

/** Ends all sessions of the customer in this brand immediately (S12). */
export async function logOutCustomerEverywhere(
  db: Database,
  session: { merchantId: string; id: string },
): Promise<void> {
  await db.tenant(session.merchantId, (tx) => deleteSessionsOfCustomer(tx, session.merchantId, session.id));
}

/**
 * Shortens the validity of a session that another one replaces in the browser. The session does not end immediately,
 * because calls may still use it.
 */
export async function shortenReplacedCustomerSession(
  db: Database,
  session: { merchantId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  const expiresAt = getReplacedSessionEnd(session.now);
  await db.tenant(session.merchantId, (tx) => updateCustomerSession(tx, { ...session, expiresAt }));
}
