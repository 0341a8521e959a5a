import { Search } from "lucide-react";
import { useTranslate } from "../../platform/use-language.tsx";

/** Returns the props of the order search field. The field with the list of results and its placeholder share them. */
export function useSearchField() {
  const t = useTranslate();
  return {
    className: "order-search",
    size: "md",
    type: "search",
    // Order numbers and phone numbers can be typed in digits of any script.
    "data-fold-digits": true,
    leftSection: <Search size={18} aria-hidden />,
    "aria-label": t("board.search"),
    placeholder: t("board.search"),
  } as const;
}
