import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  findCardBrand,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isCardExpiryValid,
  maskCardNumber,
} from "./card-number.ts";

test("[PY-4] detects a card's system by the first digits", () => {
  const brands = ["8600069195406311", "9860123456789015", "4", "5454", "2221", "2720", "2721", "3333", ""];
  expect(brands.map(findCardBrand)).toEqual([
    "UZCARD",
    "HUMO",
    "VISA",
    "MASTERCARD",
    "MASTERCARD",
    "MASTERCARD",
    "OTHER",
    "OTHER",
    "OTHER",
  ]);
  expect(findCardBrand("860006******6311")).toBe("UZCARD");
});

test("[PY-4] refuses a card number with one wrong digit", () => {
  expect(isCardNumber("8600069195406311")).toBe(true);
  expect(isCardNumber("860006919540631")).toBe(false);
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const digits = [..."8600069195406311"];
      digits[at] = String((Number(digits[at]) + more) % 10);
      expect(isCardNumber(digits.join(""))).toBe(false);
    }),
  );
});

test("[PY-4] formats typed or pasted digits in groups of four, and the expiry as on the card", () => {
  expect(formatCardNumber("8600 0691-9540 6311 99")).toBe("8600 0691 9540 6311 99");
  expect(formatCardNumber("٨٦٠٠ ۰۶۹۱ ９５４０ 6311")).toBe("8600 0691 9540 6311");
  expect(formatCardNumber("86000")).toBe("8600 0");
  expect(formatCardNumber("8600")).toBe("8600");
  expect(
    ["0", "03", "039", "03/99", "399", "1/2", "0399123", "03/2029", "3/2029", "032029", "1/29", "٠٣٢٩"].map(
      formatExpiry,
    ),
  ).toEqual([
    "0",
    "03",
    "03/9",
    "03/99",
    "03/99",
    "12",
    "03/99123",
    "03/29",
    "03/29",
    "03/29",
    "01/29",
    "03/29",
  ]);
});

test("[PY-4] a card is valid to the end of its month", () => {
  expect(isCardExpiryValid("11/26", "2026-11-30")).toBe(true);
  expect(isCardExpiryValid("10/26", "2026-11-01")).toBe(false);
  for (const wrong of ["13/30", "00/30", "1/30", "", "0399"])
    expect(isCardExpiryValid(wrong, "2026-01-01")).toBe(false);
});

test("[PY-4] a mask shows at most the first six digits and the last four, even of a full number", () => {
  expect(maskCardNumber("860006******6311")).toBe("860006******6311");
  expect(maskCardNumber("8600069195406311")).toBe("860006******6311");
  expect(maskCardNumber("")).toBe("****");
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (told) => {
      const mask = maskCardNumber(told);
      expect(mask.replaceAll("*", "").length).toBeLessThanOrEqual(10);
      expect(mask).toMatch(/\*\*/);
    }),
  );
});
