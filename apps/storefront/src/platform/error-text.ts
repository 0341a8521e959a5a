import { useCallback } from "react";
import type { ApiError } from "./api.ts";
import { useLanguage } from "./i18n.tsx";

/** `const errorText = useErrorText(); errorText(error)`: the server's words in the interface language [ER-1]. */
export function useErrorText(): (error: ApiError) => string {
  const language = useLanguage();
  return useCallback(
    ({ description }: ApiError) => {
      if (language === "ru" || language === "kz" || language === "zh") return description.ru;
      return language === "uz" ? description.uz : description.en;
    },
    [language],
  );
}
