import { expect, test } from "vitest";
import {
  areClaimedLinesValid,
  calculateAnswerDeadline,
  calculateClaimEnd,
  CLAIM_REASONS,
  isClaimLate,
  needsClaimedLines,
} from "./claim.ts";

const parseTime = (time: string) => new Date(`2026-03-02T${time}:00.000Z`);
const delivered = { status: "DELIVERED", deliveredAt: parseTime("10:00"), closedAt: null } as const;

test("[OR-15] a claim can be made for 24 hours after the delivery, or after the handover of a pickup", () => {
  expect(calculateClaimEnd(delivered)?.toISOString()).toBe("2026-03-03T10:00:00.000Z");
  const closedLater = { ...delivered, status: "CLOSED", closedAt: parseTime("20:00") } as const;
  expect(calculateClaimEnd(closedLater)?.toISOString()).toBe("2026-03-03T10:00:00.000Z");
  const pickup = { status: "CLOSED", deliveredAt: null, closedAt: parseTime("12:00") } as const;
  expect(calculateClaimEnd(pickup)?.toISOString()).toBe("2026-03-03T12:00:00.000Z");
});

test.each(["CREATED", "ACCEPTED", "ON_WAY", "CANCELED"] as const)(
  "[OR-15] no claim can be made about an order with the status %s",
  (status) => {
    expect(calculateClaimEnd({ ...delivered, status })).toBeNull();
  },
);

test("[OR-15] the staff have two hours to answer; an answer or the lack of one is late after that", () => {
  const dueAt = calculateAnswerDeadline(parseTime("10:00"));
  expect(dueAt).toEqual(parseTime("12:00"));
  expect(isClaimLate({ dueAt, answeredAt: null }, parseTime("12:00"))).toBe(false);
  expect(isClaimLate({ dueAt, answeredAt: null }, parseTime("12:01"))).toBe(true);
  expect(isClaimLate({ dueAt, answeredAt: parseTime("11:00") }, parseTime("20:00"))).toBe(false);
  expect(isClaimLate({ dueAt, answeredAt: parseTime("12:01") }, parseTime("20:00"))).toBe(true);
});

test("[OR-15] only lateness and other reasons may concern the whole order", () => {
  expect(CLAIM_REASONS.filter((reason) => !needsClaimedLines(reason))).toEqual(["LATE", "OTHER"]);
});

test.each([
  ["lines of the order", [{ line: 0, count: 2 }], true],
  ["no lines", [], true],
  ["more pieces than ordered", [{ line: 1, count: 2 }], false],
  [
    "a line twice",
    [
      { line: 0, count: 1 },
      { line: 0, count: 1 },
    ],
    false,
  ],
  ["a line that the order does not have", [{ line: 2, count: 1 }], false],
])("[OR-15] a claim about %s is valid: %s", (_, lines, isValid) => {
  expect(areClaimedLinesValid({ cartItems: [{ count: 2 }, { count: 1 }] }, lines)).toBe(isValid);
});
