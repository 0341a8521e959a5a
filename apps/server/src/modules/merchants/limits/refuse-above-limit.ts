import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { fillInAllLanguages } from "@dasturxon/domain/translated-text";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { messagesTexts } from "../../../texts/messages.ts";

const getMessageTranslations = createTranslationLookup(messagesTexts);

/** Refuses to add a row if the brand has reached its limit. The refusal contains the translated name of the limit. */
export function refuseAboveLimit(
  limit: "branches" | "products" | "domains",
  { max, used }: { max: number; used: number },
): Refusal<"plan_limit"> {
  return refuse("plan_limit", {
    limit,
    max,
    used,
    what: fillInAllLanguages(getMessageTranslations(`limit.${limit}`), {}),
  });
}
