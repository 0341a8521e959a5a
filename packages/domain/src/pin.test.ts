import { expect, test } from "vitest";
import { isHardToGuessPin } from "./pin.ts";

test("[US-8] a PIN has four digits and is not a common one", () => {
  for (const pin of ["0000", "1234", "9876", "1212", "123", "12345", "12a4", ""])
    expect([pin, isHardToGuessPin(pin)]).toEqual([pin, false]);
  for (const pin of ["2580", "1357", "1998", "0417"])
    expect([pin, isHardToGuessPin(pin)]).toEqual([pin, true]);
});
