import { Search } from "lucide-react";
import { useT } from "../../platform/use-language.tsx";

/** How the field of the board's search looks and is called, with its list and before it. */
export function useSearchField() {
  const t = useT();
  return {
    className: "order-search",
    size: "md",
    type: "search",
    // Order numbers and phones, in digits of any script.
    "data-fold-digits": true,
    leftSection: <Search size={18} aria-hidden />,
    "aria-label": t("board.search"),
    placeholder: t("board.search"),
  } as const;
}
