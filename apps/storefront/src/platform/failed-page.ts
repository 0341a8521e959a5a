import type { Language } from "@dasturxon/domain/language";
import type { ApiError } from "./api.ts";
import { getErrorTextInLanguage } from "./error-text.ts";

/**
 * Returns the response that a loader throws if its call failed: the server's message in the page's language, with the
 * status [ER-1].
 */
export function createErrorResponse(error: ApiError, language: Language): Response {
  return new Response(getErrorTextInLanguage(error, language), { status: error.statusCode || 503 });
}
