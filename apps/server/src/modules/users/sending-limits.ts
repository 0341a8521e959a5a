import { COOLDOWN_SECONDS } from "./one-time-code.ts";
import type { SendingCounts } from "./queries.ts";

export const SHORT_SECONDS = 600;
export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;

const MOST_PHONE_SHORT = 3;
const MOST_PHONE_DAY = 10;
const MOST_IP_HOUR = 20;

export type SendingVerdict = { code: "code_cooldown" | "too_many_requests"; seconds: number } | null;

/** May another code go out (S7)? Null: yes; else which refusal, with the seconds to wait. */
export function judgeSending(counts: SendingCounts, now: Date, merchantBudget: number): SendingVerdict {
  const since = counts.lastSentAt ? (now.getTime() - counts.lastSentAt.getTime()) / 1000 : Infinity;
  if (since < COOLDOWN_SECONDS)
    return { code: "code_cooldown", seconds: Math.max(1, Math.ceil(COOLDOWN_SECONDS - since)) };
  if (counts.phoneDay >= MOST_PHONE_DAY) return { code: "too_many_requests", seconds: DAY_SECONDS };
  if (counts.phoneShort >= MOST_PHONE_SHORT) return { code: "too_many_requests", seconds: SHORT_SECONDS };
  if (counts.ipHour >= MOST_IP_HOUR) return { code: "too_many_requests", seconds: HOUR_SECONDS };
  if (counts.merchantHour >= merchantBudget) return { code: "too_many_requests", seconds: HOUR_SECONDS };
  return null;
}
