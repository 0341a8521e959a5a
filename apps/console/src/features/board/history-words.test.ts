import type { ChangeDetails } from "@dasturxon/contract";
import { expect, test } from "vitest";
import type { MessageId, Translate } from "../../platform/use-language.tsx";
import { formatHistoryNote, formatHistoryTitle } from "./history-words.ts";

const texts: Record<string, string> = {
  "status.CREATED": "New",
  "status.CANCELED": "Cancelled",
  "history.paid": "Paid",
  "history.update": "Changed",
  "history.refundDue": "To go back: {sum}",
  "history.refunded": "Gone back: {sum}",
  "payment.PAYZE": "Payze",
  "payment.CASH": "Cash",
  "bringer.LAMENU": "own couriers",
  "bringer.YANDEX": "Yandex",
  "service.DELIVERY": "Brought",
  "service.PICK_UP": "Fetched",
  "reason.TOO_BUSY": "Too busy",
  "reason.NOT_ANSWERED": "Not answered",
  "history.unanswered": "Nobody reacted",
  "history.seen": "Seen",
  "card.step.sms": "SMS sent",
  "pause.extra-minutes": "+{minutes} min.",
};
const t: Translate = (id, values) =>
  (texts[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));
const isMessage = (id: string): id is MessageId => id in texts;
const formatNote = (about: ChangeDetails | null, comment: string | null = null) =>
  formatHistoryNote({ about, comment }, { t, isMessage, money: (sum) => `${sum} sum` });
const createHistoryEntry = (
  status: "CREATED" | "CANCELED",
  reason: string,
  about: ChangeDetails | null = null,
) => ({
  status,
  reason,
  about,
});

test("[OR-7] names a change by its new status, or by the action if the status stayed", () => {
  expect(formatHistoryTitle(createHistoryEntry("CREATED", "CHANGE_STATUS"), undefined, t)).toBe("New");
  expect(
    formatHistoryTitle(
      createHistoryEntry("CREATED", "PAID"),
      createHistoryEntry("CREATED", "CHANGE_STATUS"),
      t,
    ),
  ).toBe("Paid");
  expect(
    formatHistoryTitle(createHistoryEntry("CANCELED", "PAID"), createHistoryEntry("CREATED", "PAID"), t),
  ).toBe("Cancelled");
  expect(
    formatHistoryTitle(createHistoryEntry("CREATED", "LATER"), createHistoryEntry("CREATED", "PAID"), t),
  ).toBe("Changed");
});

test("[OR-7] describes every kind of change in words", () => {
  expect(formatNote({ kind: "payment_type", from: "PAYZE", to: "CASH" })).toBe("Payze → Cash");
  expect(formatNote({ kind: "delivery_type", from: "LAMENU", to: "YANDEX" })).toBe("own couriers → Yandex");
  expect(formatNote({ kind: "added_minutes", minutes: 15 })).toBe("+15 min.");
  expect(formatNote({ kind: "cancellation", reason: "TOO_BUSY" })).toBe("Too busy");
  const late = { kind: "late_payment", paymentType: "PAYZE", amount: 47_000 } as const;
  expect(formatNote({ ...late, isGivenBack: false })).toBe("Payze: +47000 sum");
  expect(formatNote({ ...late, isGivenBack: true })).toBe("Payze: −47000 sum");
});

test("[OR-7] a change of the service type shows both totals, or the amount of a paid order to be refunded", () => {
  const service = { kind: "service_type", from: "DELIVERY", to: "PICK_UP" } as const;
  const sums = { totalBefore: 88_900, totalAfter: 79_900 };
  expect(formatNote({ ...service, ...sums, back: 0 })).toBe("Brought → Fetched (88900 sum → 79900 sum)");
  expect(formatNote({ ...service, ...sums, back: 9000 })).toBe("Brought → Fetched (−9000 sum)");
});

test("[OR-7] shows a person's comment after the description, or alone", () => {
  const refund = { kind: "refund", amount: 7000 } as const;
  expect(formatNote({ ...refund, isGivenBack: false }, "cold soup")).toBe("To go back: 7000 sum: cold soup");
  expect(formatNote({ ...refund, isGivenBack: true })).toBe("Gone back: 7000 sum");
  expect(formatNote({ kind: "cancellation", reason: "TOO_BUSY" }, "no gas")).toBe("Too busy: no gas");
  expect(formatNote(null, "nobody opened")).toBe("nobody opened");
  expect(formatNote(null)).toBeNull();
});

test("[OR-7] reads an old change without stored fields from its comment", () => {
  expect(formatNote(null, "PAYZE → CASH")).toBe("Payze → Cash");
});

test("[OR-13] names the alert actions taken while an order was unanswered, and that the order was seen", () => {
  const before = createHistoryEntry("CREATED", "CHANGE_STATUS");
  const alert = { kind: "alert", step: "sms" } as const;
  expect(formatHistoryTitle(createHistoryEntry("CREATED", "ALERT", alert), before, t)).toBe("Nobody reacted");
  expect(formatNote(alert)).toBe("SMS sent");
  expect(formatHistoryTitle(createHistoryEntry("CREATED", "SEEN", { kind: "seen" }), before, t)).toBe("Seen");
  expect(formatNote({ kind: "seen" })).toBeNull();
  expect(formatNote({ kind: "cancellation", reason: "NOT_ANSWERED" })).toBe("Not answered");
});
