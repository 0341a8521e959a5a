import { expect, test } from "vitest";
import { checkTextCatalogue, readTextCatalogues } from "../texts/catalogues.mjs";
import { findInlineTexts, checkTextCatalogues } from "./text-catalogues.mjs";
import { readTrackedFiles } from "./tracked-files.mjs";

const examineTexts = (texts: Record<string, Record<string, string>>, forStaff = false) =>
  checkTextCatalogue({ name: "planted", forStaff, texts });
const listMessages = (texts: Record<string, Record<string, string>>) =>
  examineTexts(texts).findings.map(
    ({ path, message }: { path: string; message: string }) => `${path} ${message}`,
  );

test("[LN-1] the catalogues and the code have no finding", () => {
  expect(checkTextCatalogues(readTrackedFiles()).findings).toEqual([]);
});

test("[LN-1] an id without a Uzbek text, other placeholders, an empty text and another order are found", () => {
  const uz = { hello: "Salom, {name}!", bye: "Xayr!" };
  expect(listMessages({ uz, en: { hello: "Hello, {name}!", bye: "Bye!" } })).toEqual([]);
  expect(listMessages({ uz, en: { helo: "Hello" } })).toEqual([
    "locales/en/planted.json helo: not in locales/uz/planted.json",
  ]);
  expect(listMessages({ uz, en: { hello: "Hello, {nam}!" } })).toEqual([
    "locales/en/planted.json hello: has other placeholders than the Uzbek text",
  ]);
  expect(listMessages({ uz, en: { bye: " " } })).toEqual(["locales/en/planted.json bye: is empty"]);
  expect(listMessages({ uz, en: { bye: "Bye!", hello: "Hello, {name}!" } })).toEqual([
    "locales/en/planted.json order: is not that of locales/uz/planted.json",
  ]);
});

test("[LN-1] missing Chinese texts are counted in percent, and are no finding", () => {
  const { findings, percent } = examineTexts({ uz: { a: "A", b: "B", c: "C" }, zh: { a: "一" } });
  expect(findings).toEqual([]);
  expect(percent).toMatchObject({ uz: 100, zh: 33, tr: 0 });
  expect(Object.keys(percent)).not.toContain("uz-Cyrl");
  expect(examineTexts({ uz: { a: "A" } }, true).percent).toEqual({ uz: 100, ru: 0, en: 0 });
});

test("[LN-1] every catalogue is complete in Uzbek, Russian and English", () => {
  for (const catalogue of readTextCatalogues())
    expect(checkTextCatalogue(catalogue).percent, catalogue.name).toMatchObject({
      uz: 100,
      ru: 100,
      en: 100,
    });
});

test.each([
  ['const words = { uz: "Salom", ru: "Привет", en: "Hello" };', 1],
  ["const of = { uz: (b) => `${b}!`, ru: (b) => `${b}!`, eng: (b) => `${b}!` };", 1],
  ['const days = { uz: ["Du"], ru: ["Пн"], en: ["Mon"] };', 1],
  ['const page = { uz: { title: "A" }, ru: { title: "Б" }, en: { title: "C" } };', 1],
  ["const name = { uz: word, ru: word, eng: word };", 0],
  [
    'const load = { uz: () => import("./uz.po"), ru: () => import("./ru.po"), en: () => import("./en.po") };',
    0,
  ],
  ['const part = { uz: "Salom", ru: "Привет" };', 0],
])("[LN-1] a text in three languages inside the code is found: %s", (text, count) => {
  expect(findInlineTexts({ path: "apps/server/src/modules/orders/planted.ts", text })).toHaveLength(count);
  expect(findInlineTexts({ path: "apps/server/src/modules/orders/planted.test.ts", text })).toEqual([]);
});
