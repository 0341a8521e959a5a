import { type ChangeAuthor, recordChange } from "../../../../platform/audit/index.ts";
import type { Tx } from "../../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../../platform/http/index.ts";
import { lockManageablePerson } from "../people/reach.ts";
import { notifySessionsEnded } from "./end-sessions-of.ts";
import { deleteOpenSession } from "./queries.ts";

/** Ends one of the caller's own sessions. @returns whether it is the current one [US-8, S12] */
export async function endOwnSession(
  tx: Tx,
  { session, clock }: Pick<ChangeAuthor, "session" | "clock">,
  id: string,
): Promise<{ isThis: boolean } | Refusal<"not_found">> {
  const { merchantId, id: staffId, tokenHash } = session;
  const ended = await deleteOpenSession(tx, merchantId, { id, staffId, now: clock.now() });
  if (!ended) return refuse("not_found");
  await notifySessionsEnded(tx, merchantId, staffId);
  return { isThis: ended.tokenHash.equals(tokenHash) };
}

/** Ends a session of a person below the caller. Same refusals as ending all sessions of the person. [US-8, S12, S37] */
export async function endPersonSession(
  tx: Tx,
  call: ChangeAuthor,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ done: true } | Refusal<"not_found" | "role_too_high">> {
  const { merchantId } = call.session;
  const now = call.clock.now();
  const person = await lockManageablePerson(tx, call.session, { id, now });
  if (isRefused(person)) return person;
  const ended = await deleteOpenSession(tx, merchantId, { id: sessionId, staffId: id, now });
  if (!ended) return refuse("not_found");
  await notifySessionsEnded(tx, merchantId, id);
  const { login, sessions } = person;
  const { browser } = ended;
  recordChange(tx, call, {
    entity: "person",
    entityId: id,
    kind: "signed_out",
    before: { login, openSessions: sessions, browser },
    after: { login, openSessions: sessions - 1 },
  });
  return { done: true };
}
