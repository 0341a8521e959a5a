import { measureTextSize, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import { expect, test } from "vitest";
import { createCustomerPushPayload } from "./push-message.ts";

test.each(["ў", "語", "👨‍👩‍👧‍👦", '"', "\n", "قَ"])(
  "[CT-4] shortens a notification of thousands of %j to fit into a push, without splitting characters",
  (letter) => {
    const words = { uz: letter.repeat(3000) };
    const text = createCustomerPushPayload(
      { title: words, text: words, link: `/profile/orders/${"0".repeat(36)}`, language: "uz" },
      { key: "a".repeat(63) },
    );
    expect(measureTextSize(text, "bytes")).toBeLessThanOrEqual(OUTGOING_TEXT_LIMITS.pushPayload.max);
    const shown = JSON.parse(text) as { title: string; text: string };
    expect(shown.text).not.toMatch(/\p{Surrogate}/u);
    expect(shown.title.replaceAll(letter, "")).toMatch(/^…?$/);
  },
);
