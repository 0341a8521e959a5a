import { useEffect } from "react";
import type { RefObject } from "react";
import { onFirstSign } from "../../../platform/late.tsx";
import { readKept } from "../../../platform/storage.ts";
import { useBrand } from "../../../shop/brand/brand.tsx";

/**
 * The hearts of the cards. The markup is everybody's: a guest's own are painted once the page is awake, where there
 * are any, else with the first sign of a hand. `drawing` changes where cards were drawn again.
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
