import { isLanguage } from "@dasturxon/domain/language";
import { useCallback } from "react";
import type { ApiError } from "./api.ts";
import { useLanguage } from "./i18n.tsx";

/** `const errorText = useErrorText(); errorText(error)`: the server's message in the interface language [ER-1]. */
export function useErrorText(): (error: Pick<ApiError, "description">) => string {
  const language = useLanguage();
  return useCallback(
    (error: Pick<ApiError, "description">) => getErrorTextInLanguage(error, language),
    [language],
  );
}

/** Returns the error message in a language. Falls back to Russian if language or translation is unknown [ER-5]. */
export function getErrorTextInLanguage(
  { description }: Pick<ApiError, "description">,
  language: string,
): string {
  return (isLanguage(language) && description[language]) || description.ru;
}
