import { isShortMapLink, parsePastedPoint } from "@dasturxon/domain/pasted-point";
import { useTranslate } from "../platform/use-language.tsx";

/** Returns a function that validates a pasted location: a translated error, or null if the text has coordinates. */
export function useFindPlaceFault(): (text: string) => string | null {
  const t = useTranslate();
  return (text) => {
    if (parsePastedPoint(text)) return null;
    return t(isShortMapLink(text) ? "branch.place.short" : "branch.place.unread");
  };
}
