import { useEffect, useEffectEvent, useRef } from "react";

export interface ShortcutActions {
  search(): void;
  refuse(orderId: string): void;
  help(): void;
  undo(): void;
}

const listCards = () => Array.from(document.querySelectorAll<HTMLElement>("[data-order]"));
const findClosestCard = (element: Element | null) => element?.closest<HTMLElement>("[data-order]") ?? null;
const focusOrderCard = (card: HTMLElement | undefined) =>
  card?.querySelector<HTMLElement>("[data-open]")?.focus();
const getCardTopCenter = (element: HTMLElement) => {
  const { x, y, width } = element.getBoundingClientRect();
  return { x: x + width / 2, y };
};

/** Returns the nearest card in a direction on the screen. */
function findNextCard(from: HTMLElement, key: string): HTMLElement | undefined {
  const here = getCardTopCenter(from);
  const isAside = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const distances = listCards()
    .filter((card) => card !== from)
    .map((card) => {
      const there = getCardTopCenter(card);
      const along = (isAside ? there.x - here.x : there.y - here.y) * sign;
      const across = Math.abs(isAside ? there.y - here.y : there.x - here.x);
      return { card, along, cost: along + across * 3 };
    })
    .filter(({ along, card }) => along > 4 && (isAside || Math.abs(getCardTopCenter(card).x - here.x) < 4));
  return distances.toSorted((a, b) => a.cost - b.cost)[0]?.card;
}

const findOrderCard = (id: string) => listCards().find((card) => card.dataset["order"] === id);
const isInTextField = (target: Element | null) => target?.closest("input, textarea, select");
const findEnclosingLayer = (target: Element | null) => target?.closest("[role=dialog], [role=menu]");

/**
 * Keyboard shortcuts of the board: arrows move between cards, Enter opens, A runs the main action, R refuses, N selects
 * the first order, Z undoes, / searches, ? opens the help. Uses physical keys, independent of the layout. Except for Z,
 * shortcuts are disabled in text fields and under dialogs and menus. A repeated key only moves between cards.
 */
export function useShortcuts({ search, refuse, help, undo }: ShortcutActions): void {
  const moved = useRef<string | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || isInTextField(target)) return;
    const card = findClosestCard(document.activeElement);
    const id = card?.dataset["order"];
    const handleShortcut = (): boolean => {
      if (event.repeat && !event.key.startsWith("Arrow")) return target?.closest("[data-next-step]") !== null;
      if (event.code === "KeyZ") undo();
      else if (findEnclosingLayer(target)) return false;
      else if (event.key === "?") help();
      else if (event.code === "Slash") search();
      else if (event.code === "KeyN") focusOrderCard(listCards()[0]);
      else if (event.code === "KeyA" && card && id) {
        moved.current = id;
        card.querySelector<HTMLElement>("[data-next-step]")?.click();
      } else if (event.code === "KeyR" && id) refuse(id);
      else if (event.key.startsWith("Arrow"))
        focusOrderCard(card ? findNextCard(card, event.key) : listCards()[0]);
      else return false;
      return true;
    };
    if (handleShortcut()) event.preventDefault();
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);
  // When an order's card moves to another column, React renders it again and the card loses the focus. This effect
  // restores the focus.
  useEffect(() => {
    if (moved.current !== null && document.activeElement === document.body)
      focusOrderCard(findOrderCard(moved.current));
  });
}
