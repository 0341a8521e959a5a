import { Search } from "lucide-react";
import { useT } from "../../platform/use-language.tsx";

/** Props of the search field, shared by the version with the list and the one before it is loaded. */
export function useSearchField() {
  const t = useT();
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
