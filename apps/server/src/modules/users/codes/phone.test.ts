import { expect, test } from "vitest";
import { parsePhoneOfAnyCountry, canReceiveTexts, parsePhone } from "./phone.ts";

const UZS_BRAND = { currency: "UZS", phoneCountries: null } as const;
const KZT_BRAND = { currency: "KZT", phoneCountries: null } as const;

test.each(["+998 90 123 45 67", "998901234567", "90 123-45-67", "+998(90)1234567", "8 90 123 45 67"])(
  "[US-1] normalizes %s to one phone",
  (typed) => {
    expect(parsePhone(typed, UZS_BRAND)).toBe("+998901234567");
  },
);

test.each([
  "",
  "hello",
  "+99890123456",
  "+9989012345678",
  "+7 701 123 45 67",
  "+1 900 555 01 23",
  "+992 90 123 4567",
])("[S7] sends no code to %s from a brand of Uzbekistan", (typed) => {
  expect(parsePhone(typed, UZS_BRAND)).toBeNull();
});

test("[S7] a brand of Kazakhstan sends to Kazakh mobile numbers, not to Russian ones", () => {
  expect(parsePhone("+7 701 123 45 67", KZT_BRAND)).toBe("+77011234567");
  expect(parsePhone("8 701 123 45 67", KZT_BRAND)).toBe("+77011234567");
  expect(parsePhone("+7 901 123 45 67", KZT_BRAND)).toBeNull();
});

test("[S7] sends to a country if the brand enabled it and the installation allows it", () => {
  const on = { currency: "UZS", phoneCountries: ["UZ", "KZ"] } as const;
  expect(parsePhone("+7 701 123 45 67", on)).toBe("+77011234567");
  expect(canReceiveTexts("+77011234567", on, ["+998", "+77"])).toBe(true);
  expect(canReceiveTexts("+77011234567", on, ["+998"])).toBe(false);
  expect(canReceiveTexts("+77011234567", UZS_BRAND, ["+998", "+77"])).toBe(false);
  expect(canReceiveTexts("+998712345678", on, ["+9989"])).toBe(false);
});

test("[US-8] staff sign in by a phone of any supported country", () => {
  expect(parsePhoneOfAnyCountry("90 123 45 67")).toBe("+998901234567");
  expect(parsePhoneOfAnyCountry("+996 700 123 456")).toBe("+996700123456");
  expect(parsePhoneOfAnyCountry("owner@osh")).toBeNull();
  expect(parsePhoneOfAnyCountry("kassa901234567")).toBeNull();
});
