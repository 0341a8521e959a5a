import { expect, test } from "vitest";
import { formatBusinessPhone } from "./business-phone.ts";

test.each([
  ["998712003040", "+998 71 200 30 40"],
  ["+998 (71) 200-30-40", "+998 71 200 30 40"],
  ["tel:+998712003040", "+998 71 200 30 40"],
  ["+7 701 123 45 67", "+7 701 123 45 67"],
  ["1234", "1234"],
  ["tel:1234", "1234"],
  ["71 200-30-40", "71 200-30-40"],
  ["+998 71 200 30 40 доб. 12", "+998 71 200 30 40 доб. 12"],
  ["+998712003040, +998901234567", "+998712003040, +998901234567"],
  ["ask the staff", "ask the staff"],
  ["", ""],
  [null, ""],
])("[FM-1] the phone %s of a branch is shown as %j", (typed, shown) => {
  expect(formatBusinessPhone(typed)).toBe(shown);
});
