import { expect, test } from "vitest";
import { findAddressFault } from "@dasturxon/domain/brand-address";
import { toCyrillicMessage } from "@dasturxon/domain/cyrillic-message";
import { PAYMENT_PROVIDERS } from "./facts.ts";
import { LATIN_PAYMENT_NAMES, PAYMENT_HOST_LABELS } from "./names.ts";

test("[BR-2] reserves every payment provider and payment type as an address", () => {
  for (const word of "paynet payze rahmat multicard payme click uzum click-mini-app uzum-checkout".split(" "))
    expect(findAddressFault(word, PAYMENT_HOST_LABELS)).toBe("reserved");
  for (const [name, { types }] of Object.entries(PAYMENT_PROVIDERS))
    for (const word of [name, ...types])
      expect(findAddressFault(word.toLowerCase().replaceAll("_", "-"), PAYMENT_HOST_LABELS)).toBe("reserved");
});

test("[LN-1] keeps the names of payment providers in Latin letters, except for Uzbek words", () => {
  const toCyrillic = (text: string) => toCyrillicMessage(text, LATIN_PAYMENT_NAMES);
  expect(toCyrillic("Click, Payme, Uzum, Paynet, Payze")).toBe("Click, Payme, Uzum, Paynet, Payze");
  expect(toCyrillic("Paymega, Clickdan")).toBe("Paymeга, Clickдан");
  expect(toCyrillic("Rahmat!")).toBe("Раҳмат!");
});
