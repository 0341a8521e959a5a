import { isShortMapLink, pastedPoint } from "@dasturxon/domain/pasted-point";
import { useT } from "./use-language.tsx";

/** Returns why a pasted place has no point, in the language of the staff member; null: it has one. */
export function usePlaceFault(): (text: string) => string | null {
  const t = useT();
  return (text) => {
    if (pastedPoint(text)) return null;
    return t(isShortMapLink(text) ? "branch.place.short" : "branch.place.unread");
  };
}
