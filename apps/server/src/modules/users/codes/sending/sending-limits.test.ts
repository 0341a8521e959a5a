import { expect, test } from "vitest";
import type { PersonSendingHistory, SmsToPhone } from "./queries.ts";
import { checkSmsLimitsOfPerson, checkSmsBudgets, calculateSmsBudgetShare } from "./sending-limits.ts";

const sentAt = new Date("2026-11-21T10:00:00Z");
const secondsAgo = (seconds: number) => new Date(sentAt.getTime() - seconds * 1000);
const HOME_NETWORK = "203.0.113.0/24";
const NO_HISTORY: PersonSendingHistory = {
  lastCodeAt: null,
  texts: [],
  addressFullAt: null,
  networkFullAt: null,
  receiptsFullAt: null,
};
const codeSending = { kind: "code", sentAt, network: HOME_NETWORK } as const;
const receiptSending = { kind: "receipt", sentAt, network: HOME_NETWORK } as const;
/** Returns records of the given number of SMS, one every eleven minutes, newest first. */
const createTextsToPhone = (count: number, more: Partial<SmsToPhone> = {}): SmsToPhone[] =>
  Array.from({ length: count }, (_, at) => ({
    sentAt: secondsAgo((at + 1) * 660),
    network: HOME_NETWORK,
    isUsed: false,
    ...more,
  }));
const createTooManyVerdict = (seconds: number) => ({ code: "too_many_requests", seconds });

test("[S7] a second code must wait for a minute", () => {
  const lastCodeAt = secondsAgo(40);
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, lastCodeAt }, codeSending)).toEqual({
    code: "code_cooldown",
    seconds: 20,
  });
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, lastCodeAt: secondsAgo(60) }, codeSending)).toBeNull();
  expect(
    checkSmsLimitsOfPerson({ ...NO_HISTORY, lastCodeAt }, receiptSending),
    "a receipt waits for no code",
  ).toBeNull();
});

test("[S7] limits a network to three codes in ten minutes and ten a day, and returns the remaining wait", () => {
  const short = [60, 200, 500].map((seconds) => ({
    sentAt: secondsAgo(seconds),
    network: HOME_NETWORK,
    isUsed: false,
  }));
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: short }, codeSending)).toEqual(
    createTooManyVerdict(100),
  );
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: createTextsToPhone(9) }, codeSending)).toBeNull();
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: createTextsToPhone(10) }, codeSending)).toEqual(
    createTooManyVerdict(86_400 - 6600),
  );
});

test("[S7] unused codes requested by others do not count against the owner's network", () => {
  const strangers = createTextsToPhone(10, { network: "198.51.100.0/24" });
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: strangers }, codeSending)).toBeNull();
  const many = createTextsToPhone(30, { network: "198.51.100.0/24" });
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: many }, codeSending)).toBeNull();
  const once = [{ sentAt: secondsAgo(3600), network: HOME_NETWORK, isUsed: false }, ...many];
  expect(
    checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: once }, codeSending),
    "one each, once there are many",
  ).toEqual(createTooManyVerdict(86_400 - 3600));
  expect(
    checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: createTextsToPhone(60, { network: null }) }, codeSending),
  ).toEqual(createTooManyVerdict(86_400 - 60 * 660));
});

test("[S7] counts used codes separately, up to twenty a day", () => {
  expect(
    checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: createTextsToPhone(19, { isUsed: true }) }, codeSending),
  ).toBeNull();
  expect(
    checkSmsLimitsOfPerson({ ...NO_HISTORY, texts: createTextsToPhone(20, { isUsed: true }) }, codeSending),
  ).toEqual(createTooManyVerdict(86_400 - 20 * 660));
});

test.each([
  [{ addressFullAt: secondsAgo(600) }, 3000],
  [{ networkFullAt: secondsAgo(600) }, 3000],
])("[S7] %j reaches a limit of an IP address", (counts, seconds) => {
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, ...counts }, codeSending)).toEqual(
    createTooManyVerdict(seconds),
  );
});

test("[S7] a customer causes at most five receipts a day, which do not block codes", () => {
  const receiptsFullAt = secondsAgo(400);
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, receiptsFullAt }, receiptSending)).toEqual(
    createTooManyVerdict(86_000),
  );
  expect(checkSmsLimitsOfPerson({ ...NO_HISTORY, receiptsFullAt }, codeSending)).toBeNull();
});

test("[S7] reserves the last quarter of a budget for phones with an account", () => {
  expect(calculateSmsBudgetShare(1000, { isKnown: true })).toBe(1000);
  expect(calculateSmsBudgetShare(1000, { isKnown: false })).toBe(750);
  expect(calculateSmsBudgetShare(1, { isKnown: false })).toBe(1);
});

test("[S7] a used-up budget waits until its oldest message is an hour old", () => {
  const full = { brandFullAt: null, countryFullAt: null, allFullAt: null };
  expect(checkSmsBudgets(full, sentAt)).toBeNull();
  expect(checkSmsBudgets({ ...full, brandFullAt: secondsAgo(100) }, sentAt)).toEqual(
    createTooManyVerdict(3500),
  );
  expect(checkSmsBudgets({ ...full, countryFullAt: secondsAgo(100) }, sentAt)).toEqual(
    createTooManyVerdict(3500),
  );
  expect(checkSmsBudgets({ ...full, allFullAt: secondsAgo(100) }, sentAt)).toEqual(
    createTooManyVerdict(3500),
  );
});
