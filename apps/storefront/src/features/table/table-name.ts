import { useT } from "../../platform/i18n.tsx";
import type { Text } from "../../platform/shapes.ts";
import { useText } from "../../shop/brand/brand.tsx";

/** Returns a function that names a table: "Table 5 · Terrace". */
export function useTableName(): (table: { number: string; place: Text | null }) => string {
  const t = useT();
  const text = useText();
  return ({ number, place }) => [t("table.number", { number }), text(place)].filter(Boolean).join(" · ");
}
