import type { PolicyType } from "@dasturxon/contract";
import type { PageContext } from "@dasturxon/contract/page-context";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { languageFromWire } from "@dasturxon/domain/language";
import { createErrorResponse } from "../../platform/failed-page.ts";

/** Returns a policy in the page's language, with the fallbacks of [LN-6]. "" if there is none. */
export async function loadPolicy(
  { call, language, merchant }: PageContext,
  type: PolicyType,
): Promise<string> {
  const { data, error } = await call("GET /support/v1/company/policies", { query: { policies: type } });
  if (error) throw createErrorResponse(error, language);
  const main = merchant && languageFromWire(merchant.mainLanguage);
  return findTextInLanguage(data[0]?.text ?? {}, language, main ?? undefined);
}
