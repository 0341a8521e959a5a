import { formatColumnHead } from "@dasturxon/domain/menu-columns";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { findLargePlannedMoves } from "@dasturxon/domain/plan-price-moves";
import type { WorkbookPlan } from "@dasturxon/domain/plan-workbook";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { useCallback } from "react";
import { useLanguage } from "../../../platform/use-language.tsx";
import type { PriceChange } from "../../../parts/prices/price-question.tsx";

/** Returns a function that lists the prices that an import changes by more than half, with their names. */
export function useFindLargeMoves(): (plan: WorkbookPlan, menu: StoredMenu) => PriceChange[] {
  const { language } = useLanguage();
  return useCallback(
    (plan, menu) =>
      findLargePlannedMoves(plan, menu).map(({ names, column, before, after }, at) => {
        const named = names.map((name) => findTextInLanguage(name, language)).filter(Boolean);
        // The general price of a product needs no label.
        const label = column.branch ? ` · ${formatColumnHead(column, language)}` : "";
        return { id: String(at), name: named.join(" › ") + label, before, after };
      }),
    [language],
  );
}
