import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import type { Language } from "@dasturxon/domain/language";
import { pickTranslation } from "@dasturxon/domain/translated-text";
import { receiptsTexts } from "../../../texts/receipts.ts";

const receiptTranslations = createTranslationLookup(receiptsTexts);
const receiptTextIds = Object.keys(receiptsTexts.uz) as (keyof typeof receiptsTexts.uz)[];

/** Texts of a receipt. Payment types that are names of providers are not translated. */
export type ReceiptWords = Record<(typeof receiptTextIds)[number], string>;

/** Returns all texts of a receipt in one language [OR-10, LN-1]. */
export function translateReceiptWords(language: Language): ReceiptWords {
  return Object.fromEntries(
    receiptTextIds.map((id) => [id, pickTranslation(receiptTranslations(id), language)]),
  ) as ReceiptWords;
}
