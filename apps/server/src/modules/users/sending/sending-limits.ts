import { COOLDOWN_SECONDS } from "../one-time-code.ts";
import type { PersonCounts, PurseCounts, SentText } from "./queries.ts";

export const SHORT_SECONDS = 600;
export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;

const MAX_PHONE_SHORT = 3;
const MAX_PHONE_DAY = 10;
const MAX_RECEIPTS_DAY = 5;

/** What an installation may spend on texts, codes and receipts together, all in messages. */
export interface SendingBudget {
  /** To one address (IPv6: /64) in an hour. */
  perAddress: number;
  perBrandHour: number;
  /** Of all brands together. */
  perHour: number;
}

export type SendingVerdict = { code: "code_cooldown" | "too_many_requests"; seconds: number } | null;

const tooMany = (seconds: number): SendingVerdict => ({ code: "too_many_requests", seconds });

/**
 * May this phone, address and customer get another text (S7)? Null: yes; else which refusal, with the seconds to wait.
 * Only a code waits for the one before it; a receipt counts for the customer who caused it besides.
 */
export function judgePerson(
  counts: PersonCounts,
  { kind, sentAt }: Pick<SentText, "kind" | "sentAt">,
  budget: SendingBudget,
): SendingVerdict {
  const isCode = kind === "code";
  const since =
    isCode && counts.lastCodeAt ? (sentAt.getTime() - counts.lastCodeAt.getTime()) / 1000 : Infinity;
  if (since < COOLDOWN_SECONDS)
    return { code: "code_cooldown", seconds: Math.max(1, Math.ceil(COOLDOWN_SECONDS - since)) };
  if (!isCode && counts.receiptsDay >= MAX_RECEIPTS_DAY) return tooMany(DAY_SECONDS);
  if (counts.phoneDay >= MAX_PHONE_DAY) return tooMany(DAY_SECONDS);
  if (counts.phoneShort >= MAX_PHONE_SHORT) return tooMany(SHORT_SECONDS);
  return counts.ipHour >= budget.perAddress ? tooMany(HOUR_SECONDS) : null;
}

/** Is there money left for another text (S7)? */
export function judgePurse(counts: PurseCounts, budget: SendingBudget): SendingVerdict {
  const isSpent = counts.brandHour >= budget.perBrandHour || counts.allHour >= budget.perHour;
  return isSpent ? tooMany(HOUR_SECONDS) : null;
}
