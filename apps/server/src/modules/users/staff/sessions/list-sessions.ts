import type { OpenSessionOfPerson } from "@dasturxon/contract";
import type { Tx } from "../../../../platform/database/index.ts";
import { isRefused, type Refusal, type Session } from "../../../../platform/http/index.ts";
import { findManageablePerson } from "../people/reach.ts";
import { selectOpenSessions } from "./queries.ts";

/** Returns the caller's open sessions. [US-8, S12] */
export function listOwnSessions(tx: Tx, session: Session, now: Date): Promise<OpenSessionOfPerson[]> {
  return listSessions(tx, session, { staffId: session.id, now });
}

/**
 * Returns the open sessions of a person below the caller. Same refusals as ending all sessions of the person.
 * [US-8, S12]
 */
export async function listPersonSessions(
  tx: Tx,
  session: Session,
  { id, now }: { id: string; now: Date },
): Promise<OpenSessionOfPerson[] | Refusal<"not_found" | "role_too_high">> {
  const person = await findManageablePerson(tx, session, { id, now });
  return isRefused(person) ? person : listSessions(tx, session, { staffId: id, now });
}

async function listSessions(
  tx: Tx,
  { merchantId, tokenHash: own }: Session,
  request: { staffId: string; now: Date },
): Promise<OpenSessionOfPerson[]> {
  const found = await selectOpenSessions(tx, merchantId, { ...request, own });
  return found.map(({ id, browser, deviceName, tokenHash, createdAt, lastUsedAt }) => ({
    id,
    browser,
    device: deviceName,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastUsedAt.toISOString(),
    isThis: tokenHash.equals(own),
  }));
}
