import { favouritesStore } from "../../../shop/menu/favourites.ts";
import { PRODUCT, TAP } from "./markup.ts";

/**
 * Updates the hearts of the cards now and on each change of the favourites [MN-9]. Returns a function that stops it.
 */
export function watchFavouriteMarks(board: HTMLElement): () => void {
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
