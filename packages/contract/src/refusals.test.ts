import { LANGUAGES } from "@dasturxon/domain/language";
import { CURRENCIES, formatCurrencyLabel } from "@dasturxon/domain/locale";
import { expect, test } from "vitest";
import { describeRefusalCode, refusals } from "./refusals.ts";
import type { RefusalCode } from "./refusals.ts";
import { connectionTexts } from "./texts/connection.ts";
import { refusalCauseByCode } from "./refusals/causes.ts";

const refusalEntries = Object.entries(refusals);
const dropPlaceholders = (text: string) => text.replace(/\{\w+\}/g, "");

test("[ER-2, LN-1] every refusal has a text in all languages but the generated one, with the same placeholders", () => {
  for (const [code, { status, text }] of refusalEntries) {
    const listPlaceholders = (value: string) => (value.match(/\{\w+\}/g) ?? []).sort();
    expect(Object.keys(text), code).toEqual(LANGUAGES.filter((each) => each !== "uz-Cyrl"));
    for (const [language, said] of Object.entries(text)) {
      expect(dropPlaceholders(said).trim(), `${code} in ${language}`).not.toBe("");
      expect(listPlaceholders(said), `${code} in ${language}`).toEqual(listPlaceholders(text.uz));
    }
    expect(status === 0 || (status >= 400 && status <= 503), code).toBe(true);
    expect(text.uz, "Uzbek is written with ʻ, not with an apostrophe").not.toMatch(/['`’‘]/);
  }
});

test("[S7] no refusal names a phone number as an example, because the countries of each brand differ", () => {
  for (const code of Object.keys(refusals) as RefusalCode[])
    for (const [language, said] of Object.entries(describeRefusalCode(code)))
      expect(said, `${code} in ${language}`).not.toMatch(/\+\s?\d/);
});

test("[LN-1] each language is written in its own script, and nothing is copied from another", () => {
  const scripts = {
    latin: /\p{Script=Latin}/u,
    cyrillic: /\p{Script=Cyrillic}/u,
    arabic: /\p{Script=Arabic}/u,
    han: /\p{Script=Han}/u,
  };
  const own = {
    uz: "latin",
    ru: "cyrillic",
    en: "latin",
    ar: "arabic",
    kz: "cyrillic",
    tr: "latin",
    zh: "han",
  } as const;
  for (const [code, { text }] of refusalEntries) {
    for (const [language, said] of Object.entries<string>(text)) {
      const written = Object.entries(scripts).filter(([, script]) => script.test(dropPlaceholders(said)));
      const mine = own[language as keyof typeof own];
      // Names such as Telegram and SMS are Latin in every language.
      const found = written
        .map(([script]) => script)
        .filter((script) => script !== "latin" || mine === script);
      expect(found, `${code} in ${language}: ${said}`).toEqual([mine]);
    }
    expect(new Set(Object.values(text)).size, `${code} says the same in two languages`).toBe(7);
  }
  const kazakh = refusalEntries.map(([, { text }]) => text.kz).join("");
  for (const letter of "әғқңөұүі") expect(kazakh).toContain(letter);
});

test("[ER-2] every text begins with a capital letter, a quotation or a name", () => {
  for (const [code, { text }] of refusalEntries) {
    for (const language of ["uz", "ru", "en", "kz", "tr"] as const) {
      expect(text[language], `${code} in ${language}`).toMatch(/^[\p{Lu}“«]/u);
    }
  }
});

test("[ER-2] every refusal, and nothing else, has its own cause in one sentence", () => {
  expect(Object.keys(refusalCauseByCode).sort()).toEqual(Object.keys(refusals).sort());
  for (const [code, cause] of Object.entries(refusalCauseByCode))
    expect(cause, code).toMatch(/^[A-Z].*[^.]\.$/);
  expect(new Set(Object.values(refusalCauseByCode)).size).toBe(refusalEntries.length);
});

test("[CH-3] fills a placeholder with a grouped number", () => {
  expect(describeRefusalCode("minimum_quantity", { quantity: 1500, missing: 1250000 }).ru).toBe(
    "Доставка от 1\u00a0500 шт. Добавьте ещё 1\u00a0250\u00a0000 шт.",
  );
});

const hasChineseCharacter = (text: string) => /\p{Script=Han}/u.test(text);

test("[LN-8] no refusal text names a currency: an amount has that of the brand", () => {
  const labels = CURRENCIES.flatMap((currency) =>
    LANGUAGES.map((language) => formatCurrencyLabel(language, currency)),
  );
  for (const [code, { text }] of refusalEntries)
    for (const written of Object.values(text)) {
      const said = dropPlaceholders(written);
      const each = new Set(said.split(/[^\p{L}ʻ]+/u));
      const named = labels.filter(
        (label) => each.has(label) || (hasChineseCharacter(label) && said.includes(label)),
      );
      expect(named, code).toEqual([]);
    }
});

test("[MN-7] a multilingual name is in the language of the description", () => {
  const said = describeRefusalCode("product_unavailable", { name: { uz: "Osh", ru: "Плов", eng: "Plov" } });
  expect(said.uz).toContain("“Osh”");
  expect(said.ru).toContain("«Плов»");
  expect(said.en).toContain("“Plov”");
  expect(describeRefusalCode("product_unavailable", { name: { ru: "Плов" } }).en).toContain("“Плов”");
});

test("[LN-1] Kazakh, Turkish and Arabic use a name in their own language, Chinese the Russian one", () => {
  const name = { uz: "Osh", ru: "Плов", eng: "Plov", ar: "بلوف", kz: "Палау", tr: "Pilav" };
  const said = describeRefusalCode("product_unavailable", { name });
  expect(said.ar).toContain("«بلوف»");
  expect(said.kz).toContain("«Палау»");
  expect(said.tr).toContain("“Pilav”");
  expect(said.zh).toContain("“Плов”");
});

test("[LN-1] Cyrillic Uzbek is derived from the Latin text, except names", () => {
  const said = describeRefusalCode("product_unavailable", { name: { uz: "Choyxona oshi", ru: "Плов" } });
  expect(said["uz-Cyrl"]).toContain("“Choyxona oshi”");
  for (const code of Object.keys(refusals) as RefusalCode[])
    expect(
      describeRefusalCode(code)["uz-Cyrl"].replace(/WebP|Telegram|Click|BotFather|undefined/g, ""),
      code,
    ).not.toMatch(/[a-zʻʼ]/);
});

test("[ER-1] a missing placeholder leaves no braces", () => {
  expect(describeRefusalCode("not_enough_stock").en).not.toContain("{");
});

test("[LN-1] texts of the browser in Cyrillic Uzbek equal the transliteration", () => {
  const codes = Object.keys(connectionTexts.uz) as (keyof typeof connectionTexts.uz)[];
  expect(connectionTexts["uz-Cyrl"]).toEqual(
    Object.fromEntries(codes.map((code) => [code, describeRefusalCode(code)["uz-Cyrl"]])),
  );
});
