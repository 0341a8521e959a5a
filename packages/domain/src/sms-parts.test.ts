import { expect, test } from "vitest";
import { limitSmsLength, countSmsParts } from "./sms-parts.ts";

test.each([
  ["", 1],
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  ["€".repeat(80), 1],
  ["€".repeat(81), 2],
  ["я".repeat(70), 1],
  ["я".repeat(71), 2],
  ["я".repeat(134), 2],
  ["я".repeat(135), 3],
  [`${"a".repeat(70)}ʻ`, 2],
])("[US-1] counts %j as a gateway does: %i parts", (text, parts) => {
  expect(countSmsParts(text)).toBe(parts);
});

test.each([
  ["a".repeat(918), 918],
  ["a".repeat(1000), 918],
  ["€".repeat(600), 460],
  ["я".repeat(402), 402],
  ["я".repeat(500), 402],
])("[US-1] cuts a text of more than six parts to six", (text, length) => {
  const cut = limitSmsLength(text);
  expect([countSmsParts(cut), cut.length]).toEqual([6, length]);
  expect(cut.endsWith("...")).toBe(text.length !== length);
});

test("[US-1] never splits an emoji in an SMS", () => {
  for (let before = 385; before < 402; before += 1) {
    const cut = limitSmsLength(`${"я".repeat(before)}${"👨‍👩‍👧".repeat(3)}${"я".repeat(60)}`);
    expect(countSmsParts(cut)).toBeLessThanOrEqual(6);
    expect(cut).toMatch(/^я+(👨‍👩‍👧)*\.\.\.$/u);
  }
  expect(limitSmsLength("kod 1234 \ud83c")).toBe("kod 1234 ?");
});
