import type { z } from "zod";
import { type MessageCatalogue, createTranslationLookup } from "@dasturxon/domain/catalogue";
import { connectionStatuses } from "./refusals/connection.ts";
import type { refusalData } from "./refusals/data.ts";
import { refusalStatuses } from "./refusals/statuses.ts";
import { fillPlaceholders } from "./refusals/text.ts";
import type { RefusalDescription, RefusalData, RefusalText } from "./refusals/text.ts";
import { connectionTexts } from "./texts/connection.ts";
import { refusalsTexts } from "./texts/refusals.ts";

export { DESCRIPTION_LANGUAGES } from "./refusals/text.ts";
export type { RefusalDescription, RefusalData } from "./refusals/text.ts";

function addRefusalTextsToLocales<Code extends string>(
  codes: Record<Code, number>,
  texts: MessageCatalogue<Code>,
) {
  const written = createTranslationLookup(texts);
  const entries = Object.entries<number>(codes) as [Code, number][];
  return Object.fromEntries(entries.map(([code, status]) => [code, { status, text: written(code) }]));
}

export type RefusalCode = keyof typeof refusalStatuses | keyof typeof connectionStatuses;

/**
 * All refusals of the API [ER-2]. To add a refusal, add its code and HTTP status to `refusals/statuses.ts` and its text
 * to the catalogues `locales/<language>/refusals.json`. The type check fails if the Uzbek text is missing.
 */
export const refusals = {
  ...addRefusalTextsToLocales(refusalStatuses, refusalsTexts),
  ...addRefusalTextsToLocales(connectionStatuses, connectionTexts),
} as Readonly<Record<RefusalCode, RefusalText>>;

/** Type of a refusal's data for its code. The data is sent in addition to the text. */
export type RefusalDataOf<Code extends string> = Code extends keyof typeof refusalData
  ? z.output<(typeof refusalData)[Code]> & RefusalData
  : RefusalData;

/**
 * Refusal of an API call as sent to the client. `description` is shown to the user; `data.path` is the path of the
 * call.
 */
export type RefusalBody<Code extends string = RefusalCode> = Code extends string
  ? {
      statusCode: number;
      statusMessage: string;
      code: Code;
      description: RefusalDescription;
      data: { path: string; field?: string } & RefusalDataOf<Code>;
    }
  : never;

/** Returns the refusal's text in every language, with `{name}` placeholders filled from the data. */
export function describeRefusalCode(code: RefusalCode, data: RefusalData = {}): RefusalDescription {
  return fillPlaceholders(refusals[code].text, data);
}
