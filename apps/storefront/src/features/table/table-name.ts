import { useT } from "../../platform/i18n.tsx";
import type { TextByLanguage } from "../../platform/shapes.ts";
import { useText } from "../../shop/brand/brand.tsx";

/** Returns a function that names a table: "Table 5 · Terrace". */
export function useFormatTableName(): (table: { number: string; place: TextByLanguage | null }) => string {
  const t = useT();
  const text = useText();
  return ({ number, place }) => [t("table.number", { number }), text(place)].filter(Boolean).join(" · ");
}
