import { useEffect } from "react";

export interface Shortcuts {
  search(): void;
  refuse(orderId: string): void;
  help(): void;
  undo(): void;
}

const cards = () => Array.from(document.querySelectorAll<HTMLElement>("[data-order]"));
const cardOf = (element: Element | null) => element?.closest<HTMLElement>("[data-order]") ?? null;
const focus = (card: HTMLElement | undefined) => card?.querySelector<HTMLElement>("[data-open]")?.focus();
const middle = (element: HTMLElement) => {
  const { x, y, width } = element.getBoundingClientRect();
  return { x: x + width / 2, y };
};

/** The nearest card in a direction, as the eye sees the board. */
function nextCard(from: HTMLElement, key: string): HTMLElement | undefined {
  const here = middle(from);
  const isAside = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const distances = cards()
    .filter((card) => card !== from)
    .map((card) => {
      const there = middle(card);
      const along = (isAside ? there.x - here.x : there.y - here.y) * sign;
      const across = Math.abs(isAside ? there.y - here.y : there.x - here.x);
      return { card, along, cost: along + across * 3 };
    })
    .filter(({ along, card }) => along > 4 && (isAside || Math.abs(middle(card).x - here.x) < 4));
  return distances.toSorted((a, b) => a.cost - b.cost)[0]?.card;
}

/**
 * The board by keyboard: arrows go from card to card, Enter opens, A does the next step, R refuses, N goes to the first
 * order, Z takes back, / searches, ? helps. Keys by their place, whatever the layout; never while something is typed
 * or stands on top.
 */
export function useShortcuts({ search, refuse, help, undo }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, textarea, select, [role=dialog], [role=menu]")) return;
      const card = cardOf(document.activeElement);
      const act = (): boolean => {
        if (event.key === "?") help();
        else if (event.code === "Slash") search();
        else if (event.code === "KeyZ") undo();
        else if (event.code === "KeyN") focus(cards()[0]);
        else if (event.code === "KeyA" && card) card.querySelector<HTMLElement>("[data-next-step]")?.click();
        else if (event.code === "KeyR" && card) refuse(card.dataset["order"] ?? "");
        else if (event.key.startsWith("Arrow")) focus(card ? nextCard(card, event.key) : cards()[0]);
        else return false;
        return true;
      };
      if (act()) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [search, refuse, help, undo]);
}
