import { DEFAULT_OUT_OF_STOCK_ACTION } from "@dasturxon/domain/out-of-stock-action";
import type { OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { basketStore } from "./basket.ts";

/** Sets the action for unavailable products, by line key. Lines without an action use the action of the order [CH-8]. */
export function setOutOfStockActions(choices: ReadonlyMap<string, OutOfStockAction>): void {
  basketStore.set((basket) => ({
    ...basket,
    lines: basket.lines.map((line) => {
      const whenGone = choices.get(line.key);
      return whenGone ? { ...line, whenGone } : line;
    }),
  }));
}

/** Removes the choices of all lines for unavailable products, so that the order's choice applies to each line. */
export function clearOutOfStockActions(): void {
  basketStore.set((basket) => ({
    ...basket,
    lines: basket.lines.map(({ whenGone: _, ...line }) => line),
  }));
}

/** Restores the choices of a repeated order. The default (`CALL`) is not stored. */
export function saveOutOfStockActions(lines: readonly { key: string; whenGone: OutOfStockAction }[]): void {
  const choices = lines.filter(({ whenGone }) => whenGone !== DEFAULT_OUT_OF_STOCK_ACTION);
  setOutOfStockActions(new Map(choices.map(({ key, whenGone }) => [key, whenGone])));
}
