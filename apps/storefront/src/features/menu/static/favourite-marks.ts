import { favouritesStore } from "../../../shop/menu/favourites.ts";
import { PRODUCT_ATTRIBUTE, TAP_ACTION_ATTRIBUTE } from "./markup.ts";

/**
 * Updates the hearts of the cards now and on each change of the favourites [MN-9]. Returns a function that stops it.
 */
export function watchFavouriteMarks(board: HTMLElement): () => void {
  function updateHearts() {
    const ids = new Set(favouritesStore.get().ids);
    for (const card of PRODUCT_ATTRIBUTE.all(board)) {
      const isPressed = String(ids.has(PRODUCT_ATTRIBUTE.read(card) ?? ""));
      const heart = TAP_ACTION_ATTRIBUTE.find(card, "heart");
      if (heart && heart.ariaPressed !== isPressed) heart.ariaPressed = isPressed;
    }
  }
  updateHearts();
  return favouritesStore.subscribe(updateHearts);
}
