import { expect, test } from "vitest";
import type { PersonCounts, PhoneText } from "./queries.ts";
import { checkPersonLimits, checkBudgets, shareOf } from "./sending-limits.ts";

const sentAt = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number) => new Date(sentAt.getTime() - seconds * 1000);
const HOME = "203.0.113.0/24";
const none: PersonCounts = {
  lastCodeAt: null,
  texts: [],
  addressFullAt: null,
  networkFullAt: null,
  receiptsFullAt: null,
};
const code = { kind: "code", sentAt, network: HOME } as const;
const receipt = { kind: "receipt", sentAt, network: HOME } as const;
/** Returns the given number of texts, one every eleven minutes, newest first. */
const texts = (count: number, more: Partial<PhoneText> = {}): PhoneText[] =>
  Array.from({ length: count }, (_, at) => ({
    sentAt: ago((at + 1) * 660),
    network: HOME,
    isUsed: false,
    ...more,
  }));
const tooMany = (seconds: number) => ({ code: "too_many_requests", seconds });

test("[S7] a second code must wait for a minute", () => {
  const lastCodeAt = ago(40);
  expect(checkPersonLimits({ ...none, lastCodeAt }, code)).toEqual({ code: "code_cooldown", seconds: 20 });
  expect(checkPersonLimits({ ...none, lastCodeAt: ago(60) }, code)).toBeNull();
  expect(checkPersonLimits({ ...none, lastCodeAt }, receipt), "a receipt waits for no code").toBeNull();
});

test("[S7] limits a network to three codes in ten minutes and ten a day, and returns the remaining wait", () => {
  const short = [60, 200, 500].map((seconds) => ({ sentAt: ago(seconds), network: HOME, isUsed: false }));
  expect(checkPersonLimits({ ...none, texts: short }, code)).toEqual(tooMany(100));
  expect(checkPersonLimits({ ...none, texts: texts(9) }, code)).toBeNull();
  expect(checkPersonLimits({ ...none, texts: texts(10) }, code)).toEqual(tooMany(86_400 - 6600));
});

test("[S7] unused codes requested by others do not count against the owner's network", () => {
  const strangers = texts(10, { network: "198.51.100.0/24" });
  expect(checkPersonLimits({ ...none, texts: strangers }, code)).toBeNull();
  const many = texts(30, { network: "198.51.100.0/24" });
  expect(checkPersonLimits({ ...none, texts: many }, code)).toBeNull();
  const once = [{ sentAt: ago(3600), network: HOME, isUsed: false }, ...many];
  expect(checkPersonLimits({ ...none, texts: once }, code), "one each, once there are many").toEqual(
    tooMany(86_400 - 3600),
  );
  expect(checkPersonLimits({ ...none, texts: texts(60, { network: null }) }, code)).toEqual(
    tooMany(86_400 - 60 * 660),
  );
});

test("[S7] counts used codes separately, up to twenty a day", () => {
  expect(checkPersonLimits({ ...none, texts: texts(19, { isUsed: true }) }, code)).toBeNull();
  expect(checkPersonLimits({ ...none, texts: texts(20, { isUsed: true }) }, code)).toEqual(
    tooMany(86_400 - 20 * 660),
  );
});

test.each([
  [{ addressFullAt: ago(600) }, 3000],
  [{ networkFullAt: ago(600) }, 3000],
])("[S7] %j reaches a limit of an IP address", (counts, seconds) => {
  expect(checkPersonLimits({ ...none, ...counts }, code)).toEqual(tooMany(seconds));
});

test("[S7] a customer causes at most five receipts a day, which do not block codes", () => {
  const receiptsFullAt = ago(400);
  expect(checkPersonLimits({ ...none, receiptsFullAt }, receipt)).toEqual(tooMany(86_000));
  expect(checkPersonLimits({ ...none, receiptsFullAt }, code)).toBeNull();
});

test("[S7] reserves the last quarter of a budget for phones with an account", () => {
  expect(shareOf(1000, { isKnown: true })).toBe(1000);
  expect(shareOf(1000, { isKnown: false })).toBe(750);
  expect(shareOf(1, { isKnown: false })).toBe(1);
});

test("[S7] a used-up budget waits until its oldest message is an hour old", () => {
  const full = { brandFullAt: null, countryFullAt: null, allFullAt: null };
  expect(checkBudgets(full, sentAt)).toBeNull();
  expect(checkBudgets({ ...full, brandFullAt: ago(100) }, sentAt)).toEqual(tooMany(3500));
  expect(checkBudgets({ ...full, countryFullAt: ago(100) }, sentAt)).toEqual(tooMany(3500));
  expect(checkBudgets({ ...full, allFullAt: ago(100) }, sentAt)).toEqual(tooMany(3500));
});
