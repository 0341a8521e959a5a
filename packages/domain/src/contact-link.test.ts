import { expect, test } from "vitest";
import { isContactText, isPhone, isWebAddress } from "./contact-link.ts";
import { formatPhoneHref } from "./phone-href.ts";

test.each(["https://t.me/osh", "https://instagram.com/osh?x=1"])("[BR-16] opens %s", (text) => {
  expect(isWebAddress(text)).toBe(true);
  expect(isContactText(text)).toBe(true);
});

test.each([
  "http://t.me/osh",
  "javascript:alert(1)",
  "t.me/osh",
  "https://localhost",
  "",
  "data:text/html,x",
])("[BR-16] does not open %s", (text) => {
  expect(isWebAddress(text)).toBe(false);
  expect(isContactText(text)).toBe(false);
});

test("[BR-16] a phone and an e-mail are contacts, incomplete ones are not", () => {
  expect(isPhone("+998 71 200-30-40")).toBe(true);
  expect(isPhone("tel:+998712003040")).toBe(true);
  expect(isPhone("12")).toBe(false);
  expect(isContactText("salom@osh.uz")).toBe(true);
  expect(isContactText("salom@osh")).toBe(false);
});

test.each([
  ["+998 (71) 200-30-40", "tel:+998712003040"],
  ["tel:+998712003040", "tel:+998712003040"],
  ["+998 71 200-30-40, +998 90 123-45-67", "tel:+998712003040"],
  ["+998712003040 +998901234567", "tel:+998712003040"],
  ["+998 71 200 30 40 доб. 12", "tel:+998712003040"],
  ["+ (998) 71 200 30 40", "tel:+998712003040"],
  ["1234; 1235", "tel:1234"],
  ["71 200-30-40 / 71 200-30-41", "tel:712003040"],
  ["ask the staff", null],
  ["+", null],
  ["", null],
  [null, null],
])("[BN-3] the text %s of a branch's phone is called by %s", (text, href) => {
  expect(formatPhoneHref(text)).toBe(href);
});

test.each([
  ["+998 71 200 30 40", true],
  ["998712003040", true],
  ["71 200 30 40", true],
  ["8 701 123 45 67", true],
  ["+996 700 123 456", true],
  ["+998.71.200.30.40", true],
  ["+998 71 200\u201130\u201140", true],
  ["٧١ ٢٠٠ ٣٠ ٤٠", true],
  ["tel. +998712003040", false],
  ["+993 65 123456", true],
  ["+49 30 901820", true],
  ["0049 30 901820", true],
  ["+7 495 123 45 67", true],
  ["2003040", false],
  ["+2003040", false],
  ["+998 71 200 30 4", false],
  ["+998 71 200 30 400", false],
  ["+7 701 123 45 6", false],
  ["+993 65 12345", false],
  ["+1234567890123456", false],
] as const)("[BR-16] the text %s is a complete phone number: %s", (text, isComplete) => {
  expect(isPhone(text)).toBe(isComplete);
});
