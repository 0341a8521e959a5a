import { expect, test } from "vitest";
import { parsePhone } from "./phone.ts";

test.each(["+998 90 123 45 67", "998901234567", "90 123-45-67", "+998(90)1234567"])(
  "[US-1] %s is one phone",
  (typed) => {
    expect(parsePhone(typed, "UZS")).toBe("+998901234567");
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
])("[S7] %s gets no code from a brand of Uzbekistan", (typed) => {
  expect(parsePhone(typed, "UZS")).toBeNull();
});

test("[S7] a brand of Kazakhstan sends to Kazakh mobiles, not to Russian ones", () => {
  expect(parsePhone("+7 701 123 45 67", "KZT")).toBe("+77011234567");
  expect(parsePhone("8 701 123 45 67", "KZT")).toBe("+77011234567");
  expect(parsePhone("+7 901 123 45 67", "KZT")).toBeNull();
});
