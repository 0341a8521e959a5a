import { writtenOf } from "@dasturxon/domain/catalogue";
import { filledText } from "@dasturxon/domain/written";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import { messagesTexts } from "../../../texts/messages.ts";

const written = writtenOf(messagesTexts);

/** Refuses an addition above a limit. The refusal contains the translated name. */
export function refuseBeyond(
  limit: "branches" | "products" | "domains",
  { max, used }: { max: number; used: number },
): Refused<"plan_limit"> {
  return refuse("plan_limit", { limit, max, used, what: filledText(written(`limit.${limit}`), {}) });
}
