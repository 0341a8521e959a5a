import { expect, test } from "vitest";
import { describe, refusals } from "./refusals.ts";

test("[ER-2] every refusal has a text in uz, ru and en with the same placeholders", () => {
  for (const [code, { status, text }] of Object.entries(refusals)) {
    const names = (value: string) => (value.match(/\{\w+\}/g) ?? []).sort();
    expect(names(text.ru), code).toEqual(names(text.uz));
    expect(names(text.en), code).toEqual(names(text.uz));
    expect(text.uz.length * text.ru.length * text.en.length, code).toBeGreaterThan(0);
    expect(status === 0 || (status >= 400 && status <= 503), code).toBe(true);
    expect(text.uz, "Uzbek is written with ʻ, not with an apostrophe").not.toMatch(/['`’‘]/);
  }
});

test("[PR-1] a placeholder is filled with a grouped number", () => {
  expect(describe("promo_min_price", { minPrice: 1250000 }).ru).toBe(
    "Сумма товаров должна быть больше 1 250 000 сум.",
  );
});

test("[MN-7] a multilingual name is told in the language of the description", () => {
  const said = describe("product_unavailable", { name: { uz: "Osh", ru: "Плов", eng: "Plov" } });
  expect(said.uz).toContain("“Osh”");
  expect(said.ru).toContain("«Плов»");
  expect(said.en).toContain("“Plov”");
  expect(describe("product_unavailable", { name: { ru: "Плов" } }).en).toContain("“Плов”");
});

test("[ER-1] an absent placeholder leaves no braces behind", () => {
  expect(describe("not_enough_stock").en).not.toContain("{");
});
