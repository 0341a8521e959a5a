import { useBasketProgress } from "../../shop/basket/basket-progress.ts";
import { usePricedBasket } from "../../shop/basket/priced-basket.ts";
import { ProgressNote } from "./progress-note.tsx";

/** On the navigation bar: how far it is to the minimum or to free delivery [UX-10]. */
export function NavProgress() {
  const progress = useBasketProgress(usePricedBasket());
  if (!progress) return null;
  // What else floats at the bottom makes room for it.
  return (
    <div data-nav-note="">
      <ProgressNote progress={progress} className="px-4 pt-2 pb-1" />
    </div>
  );
}
