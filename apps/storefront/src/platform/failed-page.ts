import type { Language } from "@dasturxon/domain/language";
import type { ApiError } from "./api.ts";
import { errorIn } from "./error-text.ts";

/** What a loader throws when its call failed: the server's words in the page's language, with the status [ER-1]. */
export function failedPage(error: ApiError, language: Language): Response {
  return new Response(errorIn(error, language), { status: error.statusCode || 503 });
}
