import { formatColumnHeader } from "@dasturxon/domain/menu-columns";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { findLargePlannedMoves } from "@dasturxon/domain/plan-price-moves";
import type { MenuWorkbookPlan } from "@dasturxon/domain/plan-workbook";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { useCallback, useMemo } from "react";
import { ConfirmPricesDialog, type PriceChange } from "../../../parts/prices/price-question.tsx";
import { useLanguage } from "../../../platform/use-language.tsx";
import { useConfirmation } from "../../../ui/use-question.tsx";

/** Returns the prices that an import changes by more than half, and the function that asks before they are written. */
export function useLargePriceMoves(plan: MenuWorkbookPlan | string, menu: StoredMenu) {
  const { language } = useLanguage();
  const { question, ask } = useConfirmation();
  const findLargeMoves = useCallback(
    (of: MenuWorkbookPlan) =>
      findLargePlannedMoves(of, menu).map(({ names, column, before, after }, at): PriceChange => {
        const named = names.map((name) => findTextInLanguage(name, language)).filter(Boolean);
        // The general price of a product needs no label.
        const label = column.branch ? ` · ${formatColumnHeader(column, language)}` : "";
        return { id: String(at), name: named.join(" › ") + label, before, after };
      }),
    [menu, language],
  );
  const large = useMemo(() => (typeof plan === "string" ? [] : findLargeMoves(plan)), [plan, findLargeMoves]);
  /** Asks if the latest plan has large price changes. Returns whether the user confirmed them. */
  function confirmLargeMoves(latest: MenuWorkbookPlan): Promise<boolean> {
    const moves = findLargeMoves(latest);
    return ask((answer) =>
      moves.length > 0 ? <ConfirmPricesDialog moves={moves} isOfMany onAnswer={answer} /> : null,
    );
  }
  return { large, question, confirm: confirmLargeMoves };
}
