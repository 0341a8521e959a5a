import { favouritesStore } from "../../../shop/menu/favourites.ts";
import { PRODUCT, TAP } from "./markup.ts";

/** Paints the guest's favourites into the cards, now and at each change [MN-9]. Returns the stop. */
export function watchHearts(board: HTMLElement): () => void {
  function paint() {
    const ids = new Set(favouritesStore.get().ids);
    for (const card of PRODUCT.all(board)) {
      const isPressed = String(ids.has(PRODUCT.read(card) ?? ""));
      const heart = TAP.find(card, "heart");
      if (heart && heart.ariaPressed !== isPressed) heart.ariaPressed = isPressed;
    }
  }
  paint();
  return favouritesStore.subscribe(paint);
}
