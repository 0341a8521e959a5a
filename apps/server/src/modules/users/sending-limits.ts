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
  if (since < COOLDOWN_SECONDS) return { code: "code_cooldown", seconds: Math.max(1, Math.ceil(COOLDOWN_SECONDS - since)) };
  if (counts.phoneDay >= MOST_PHONE_DAY) return { code: "too_many_requests", seconds: DAY_SECONDS };
  if (counts.phoneShort >= MOST_PHONE_SHORT) return { code: "too_many_requests", seconds: SHORT_SECONDS };
  if (counts.ipHour >= MOST_IP_HOUR) return { code: "too_many_requests", seconds: HOUR_SECONDS };
  if (counts.merchantHour >= merchantBudget) return { code: "too_many_requests", seconds: HOUR_SECONDS };
  return null;
}

/** Addresses that one subscriber changes at will count as one: a /64 of IPv6, IPv4 written as IPv6 (S25). */
export function limitedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(":")) return ip;
  const [head = "", tail] = (ip.toLowerCase().split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, "")).join(":") + "::/64";
}
