import { useEffect } from "react";
import type { RefObject } from "react";
import { onFirstInteraction } from "../../../platform/lazy-component.tsx";
import { readBrandStoredValue } from "../../../platform/storage.ts";
import { useBrand } from "../../../shop/brand/brand.tsx";

/**
 * Updates the hearts of the menu's cards, whose HTML is shared by all guests. The guest's own favourites are applied
 * after hydration if there are any, else on the first user interaction. A new value of `drawing` means that the cards
 * were rendered again.
 */
export function useFavouriteMarks(board: RefObject<HTMLElement | null>, drawing: unknown = 0): void {
  const { favourite: isOn } = useBrand().merchant.features;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stopWatching = () => {};
    async function watchMarks() {
      const { watchFavouriteMarks } = await import("./favourite-marks.ts");
      if (!isOver && board.current) stopWatching = watchFavouriteMarks(board.current);
    }
    if (readBrandStoredValue("favourites")) void watchMarks();
    else onFirstInteraction(watchMarks);
    return () => {
      isOver = true;
      stopWatching();
    };
  }, [board, drawing, isOn]);
}
