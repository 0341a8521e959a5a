import { useEffect } from "react";
import type { RefObject } from "react";
import { onFirstSign } from "../../../platform/late.tsx";
import { readKept } from "../../../platform/storage.ts";
import { useBrand } from "../../../shop/brand/brand.tsx";

/**
 * Updates the hearts of the cards. The HTML is shared by all guests. The guest's own favourites are applied after
 * hydration if there are any, else on the first user interaction. `drawing` changes when cards were rendered again.
 */
export function useHearts(board: RefObject<HTMLElement | null>, drawing: unknown = 0): void {
  const { favourite: isOn } = useBrand().merchant.features;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop = () => {};
    async function start() {
      const { watchHearts } = await import("./hearts.ts");
      if (!isOver && board.current) stop = watchHearts(board.current);
    }
    if (readKept("favourites")) void start();
    else onFirstSign(start);
    return () => {
      isOver = true;
      stop();
    };
  }, [board, drawing, isOn]);
}
