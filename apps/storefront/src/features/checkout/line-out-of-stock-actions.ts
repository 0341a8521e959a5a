import type { OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import type { BasketLine } from "../../shop/basket/basket.ts";
import type { CheckoutDraft } from "./draft.ts";

/** Returns the choice of each line for an unavailable product: its own, or else the order's. */
export const listOutOfStockActions = (
  lines: readonly Pick<BasketLine, "whenGone">[],
  draft: Pick<CheckoutDraft, "whenGone">,
): OutOfStockAction[] => lines.map((line) => line.whenGone ?? draft.whenGone);
