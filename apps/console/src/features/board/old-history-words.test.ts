import { expect, test } from "vitest";
import type { MessageId, Translate } from "../../platform/use-language.tsx";
import { formatOldComment } from "./old-history-words.ts";

const texts: Record<string, string> = {
  "payment.PAYZE": "Payze",
  "payment.CASH": "Cash",
  "service.DELIVERY": "Brought",
  "service.PICK_UP": "Fetched",
  "reason.TOO_BUSY": "Too busy",
  "pause.extra-minutes": "+{minutes} min.",
};
const t: Translate = (id, values) =>
  (texts[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));
const isMessage = (id: string): id is MessageId => id in texts;
const formatComment = (comment: string) =>
  formatOldComment(comment, { t, isMessage, money: (sum) => `${sum} sum` });

test("[OR-7] translates system comments of old changes and shows comments of people unchanged", () => {
  expect(formatComment("PAYZE → CASH")).toBe("Payze → Cash");
  expect(formatComment("DELIVERY → PICK_UP (88900 → 79900)")).toBe(
    "Brought → Fetched (88900 sum → 79900 sum)",
  );
  expect(formatComment("TOO_BUSY")).toBe("Too busy");
  expect(formatComment("+15 min")).toBe("+15 min.");
  expect(formatComment("PAYZE: +106000")).toBe("Payze: +106000 sum");
  expect(formatComment("−7000: cold soup")).toBe("−7000 sum: cold soup");
  expect(formatComment("PAYME: hours, 5 PM")).toBe("PAYME: hours, 5 PM");
  expect(formatComment("he called")).toBe("he called");
});
