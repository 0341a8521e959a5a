import { DEFAULT_WHEN_GONE } from "@dasturxon/domain/when-gone";
import type { WhenGone } from "@dasturxon/domain/when-gone";
import { basketStore } from "./basket.ts";

/** Sets what to do when the product of a line has run out. Lines without a choice of their own follow the order's. [CH-8] */
export function setWhenGone(choices: ReadonlyMap<string, WhenGone>): void {
  basketStore.set((basket) => ({
    ...basket,
    lines: basket.lines.map((line) => {
      const whenGone = choices.get(line.key);
      return whenGone ? { ...line, whenGone } : line;
    }),
  }));
}

/** Removes the choices of single lines, so that all follow the order's. */
export function clearWhenGone(): void {
  basketStore.set((basket) => ({
    ...basket,
    lines: basket.lines.map(({ whenGone: _, ...line }) => line),
  }));
}

/** The choices of an order that is repeated; a call needs none. */
export function keepWhenGone(lines: readonly { key: string; whenGone: WhenGone }[]): void {
  const choices = lines.filter(({ whenGone }) => whenGone !== DEFAULT_WHEN_GONE);
  setWhenGone(new Map(choices.map(({ key, whenGone }) => [key, whenGone])));
}
