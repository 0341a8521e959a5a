import { normalizeSearchText, normalizeCode } from "@dasturxon/domain/search-fold";
import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../testing/index.ts";
import { queryOne } from "./index.ts";

const { db } = await createTestDatabase();

/** Returns the results of `fold_text` and `fold_code` for the given texts. */
const foldTextsInSql = (texts: readonly string[]) =>
  db.platform((tx) =>
    queryOne(
      tx,
      sql<{ words: string[]; codes: string[] }>`
        select array_agg(fold_text(said) order by place) as words, array_agg(fold_code(said) order by place) as codes
        from unnest(${texts}::text[]) with ordinality as given (said, place)`,
    ),
  );

/** Uzbek, Russian, Kazakh, Turkish, Arabic, Chinese, digits, signs, and special characters of pasted texts. */
const SAMPLE_TEXTS = [
  ..."abcdehikoqstuxyzwABCZİıŞşÇçĞğÖÜßæŁéñ",
  ..."абвгдеёжзийклмнопрстуфхцчшщъыьэюяАЁЙЦЩЯўқғҳЎҚҒҲәіңөұүһӘІҢӨҰҮҺїєґЇ",
  ..."قهوةأإآىيكکی٠١٩۵ـ",
  ..."菜单牛肉面Ａａ１５",
  ..." 0123456789-–—−'’‘ʻʼ`´.,;:!?%_\\()№™½²«»\"/+&",
  "\u00AD",
  "\u200B",
  "\u200D",
  "\uFEFF",
  "\u0306",
  "\u0301",
  "\u0307",
  "\u064E",
  "\uFE0F",
  "\u00A0",
  "🍕",
  "👨‍👩‍👧",
  "zz",
  "dzh",
  "ch",
  "ye",
];

test("[MN-8] [PR-1] SQL normalizes texts and codes as the domain does, whatever their characters", async () => {
  const text = fc.string({ unit: fc.constantFrom(...SAMPLE_TEXTS), maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 60 }), async (texts) => {
      const { words, codes } = await foldTextsInSql(texts);
      expect(words).toEqual(texts.map(normalizeSearchText));
      expect(codes).toEqual(texts.map(normalizeCode));
    }),
    { numRuns: 60 },
  );
});

test("[MN-8] SQL removes every invisible character, and the combining marks of all store languages", async () => {
  const listCharactersInRange = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  const all = [
    ...listCharactersInRange(0x80, 0x5ff),
    ...listCharactersInRange(0x600, 0x6ff),
    ...listCharactersInRange(0x1e00, 0x206f),
    ...listCharactersInRange(0xfe00, 0xfe2f),
  ];
  const unseen = all.filter((each) => /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}]/u.test(each));
  const texts = unseen.map((each) => `a${each}b`);
  const { words } = await foldTextsInSql(texts);
  expect(words.filter((each, at) => each !== normalizeSearchText(texts[at] ?? ""))).toEqual([]);
});
