import type { PolicyType } from "@dasturxon/contract";
import type { PageContext } from "@dasturxon/contract/page-context";
import { textIn } from "@dasturxon/domain/text";
import { fromWire } from "@dasturxon/domain/language";
import { createErrorPage } from "../../platform/failed-page.ts";

/** Returns a policy in the page's language, with the fallbacks of [LN-6]. "" if there is none. */
export async function loadPolicy(
  { call, language, merchant }: PageContext,
  type: PolicyType,
): Promise<string> {
  const { data, error } = await call("GET /support/v1/company/policies", { query: { policies: type } });
  if (error) throw createErrorPage(error, language);
  const main = merchant && fromWire(merchant.mainLanguage);
  return textIn(data[0]?.text ?? {}, language, main ?? undefined);
}
