import { useBasketProgress } from "../../shop/basket/basket-progress.ts";
import { useBasketBreakdown } from "../../shop/basket/priced-basket.ts";
import { ProgressNote } from "./progress-note.tsx";

/** Renders the progress to the minimum or to free delivery in the navigation bar [UX-10]. */
export function NavBasketProgress() {
  const progress = useBasketProgress(useBasketBreakdown());
  if (!progress) return null;
  // Other floating elements at the bottom move above the progress if this attribute is present.
  return (
    <div data-nav-note="">
      <ProgressNote progress={progress} className="px-4 pt-2 pb-1" />
    </div>
  );
}
