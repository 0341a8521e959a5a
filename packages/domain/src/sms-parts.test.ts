import { expect, test } from "vitest";
import { smsParts } from "./sms-parts.ts";

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
])("[US-1] %j is as many parts as a gateway counts: %i", (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
