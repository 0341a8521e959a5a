import type { User } from "@dasturxon/contract/users";
import type { Tx } from "../../../platform/database/index.ts";
import { createToken } from "../../../platform/http/index.ts";
import { insertCustomerSession, selectUser, type UserRow } from "../queries.ts";
import { getCustomerSessionEnd } from "../session-times.ts";
import { viewUser } from "./user-view.ts";

export interface OpenedSession {
  token: string;
  expiresAt: Date;
  user: User;
}

/**
 * Opens a session for a customer who is already authenticated. Null if there is no such customer or they may not sign
 * in.
 */
export async function openCustomerSession(
  tx: Tx,
  { merchantId, userId, now }: { merchantId: string; userId: string; now: Date },
): Promise<OpenedSession | null> {
  const user = await selectUser(tx, merchantId, userId);
  return user?.isActive ? openSessionOfUser(tx, user, now) : null;
}

export async function openSessionOfUser(tx: Tx, user: UserRow, now: Date): Promise<OpenedSession> {
  const { merchantId, id: userId } = user;
  const { token, tokenHash } = createToken(merchantId);
  const expiresAt = getCustomerSessionEnd(now, now);
  await insertCustomerSession(tx, { merchantId, tokenHash, userId, tableSecret: null, now, expiresAt });
  return { token, expiresAt, user: viewUser(user) };
}
