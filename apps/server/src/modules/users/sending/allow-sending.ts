import type { Tx } from "../../../platform/database/index.ts";
import type { Refused } from "../../../platform/http/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import {
  insertSending,
  selectBudgetCounts,
  selectIsNoted,
  selectPersonCounts,
  selectSendingLock,
} from "./queries.ts";
import type { SentText } from "./queries.ts";
import type { SendingBudget, SendingVerdict } from "./sending-limits.ts";
import { DAY_SECONDS, HOUR_SECONDS, judgePerson, judgePurse, SHORT_SECONDS } from "./sending-limits.ts";

type TooMuch = Refused<"code_cooldown" | "too_many_requests">;

/**
 * Lets one text out and notes it, or says why not (S7); one that was let out before goes on without being counted again. Needs the platform's rights: it looks over all brands. The locks
 * go from the narrow to the wide, and only who passes the narrow ones waits for the wide: one phone or address at
 * work holds up nobody else.
 */
export async function allowSending(
  tx: Tx,
  sent: SentText,
  budget: SendingBudget,
): Promise<"allowed" | TooMuch> {
  const { brandId, sentAt } = sent;
  const before = (seconds: number) => new Date(sentAt.getTime() - seconds * 1000);
  await selectSendingLock(tx, `phone:${sent.phone}`);
  if (sent.ip !== null) await selectSendingLock(tx, `ip:${sent.ip}`);
  if (sent.userId !== null) await selectSendingLock(tx, `user:${sent.userId}`);
  if (await selectIsNoted(tx, sent.id)) return "allowed";
  const hourSince = before(HOUR_SECONDS);
  const windows = { shortSince: before(SHORT_SECONDS), hourSince, daySince: before(DAY_SECONDS) };
  const person = judgePerson(await selectPersonCounts(tx, { ...sent, ...windows }), sent, budget);
  if (person) return refusalOf(person);
  await selectSendingLock(tx, "all");
  const purse = judgePurse(await selectBudgetCounts(tx, { brandId, hourSince }), budget);
  if (purse) return refusalOf(purse);
  await insertSending(tx, sent);
  return "allowed";
}

function refusalOf({ code, seconds }: NonNullable<SendingVerdict>): TooMuch {
  return refuse(code, { seconds });
}
