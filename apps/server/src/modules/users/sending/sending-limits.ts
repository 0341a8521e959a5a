import { COOLDOWN_SECONDS } from "../one-time-code.ts";
import type { PersonCounts, PurseCounts } from "./queries.ts";

export const SHORT_SECONDS = 600;
export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;

const MOST_PHONE_SHORT = 3;
const MOST_PHONE_DAY = 10;

/** What an installation may spend on codes, all in messages. */
export interface SendingBudget {
  /** To one address (IPv6: /64) in an hour. */
  perAddress: number;
  perBrandHour: number;
  /** Of all brands together. */
  perHour: number;
}

export type SendingVerdict = { code: "code_cooldown" | "too_many_requests"; seconds: number } | null;

const tooMany = (seconds: number): SendingVerdict => ({ code: "too_many_requests", seconds });

/** May this phone and this address get another code (S7)? Null: yes; else which refusal, with the seconds to wait. */
export function judgePerson(counts: PersonCounts, now: Date, budget: SendingBudget): SendingVerdict {
  const since = counts.lastSentAt ? (now.getTime() - counts.lastSentAt.getTime()) / 1000 : Infinity;
  if (since < COOLDOWN_SECONDS)
    return { code: "code_cooldown", seconds: Math.max(1, Math.ceil(COOLDOWN_SECONDS - since)) };
  if (counts.phoneDay >= MOST_PHONE_DAY) return tooMany(DAY_SECONDS);
  if (counts.phoneShort >= MOST_PHONE_SHORT) return tooMany(SHORT_SECONDS);
  return counts.ipHour >= budget.perAddress ? tooMany(HOUR_SECONDS) : null;
}

/** Is there money left for another code (S7)? */
export function judgePurse(counts: PurseCounts, budget: SendingBudget): SendingVerdict {
  const isSpent = counts.brandHour >= budget.perBrandHour || counts.allHour >= budget.perHour;
  return isSpent ? tooMany(HOUR_SECONDS) : null;
}
