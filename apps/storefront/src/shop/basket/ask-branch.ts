import { useEffect, useRef, useState } from "react";
import { basketStore, countOf, useBasket } from "./basket.ts";
import { fulfillmentStore, useFulfillment } from "../location/fulfillment.ts";
import { LOCATION_PANELS } from "../location/open-location.ts";
import { usePickupChoice } from "../location/order-branch.ts";
import { useIsMounted, usePanels } from "../../platform/panel.ts";
import { useServiceType } from "../location/service-type.ts";

/**
 * Asks which branch as soon as it matters: when the guest turns to pickup, and when the first dish is added without a
 * branch. Asked once for each; no branch is ever taken silently [BN-6].
 */
export function useAskBranch({ isOwnPage }: { isOwnPage: boolean }): void {
  const serviceType = useServiceType();
  const { serviceType: wanted } = useFulfillment();
  const count = countOf(useBasket().lines);
  const { isUnchosen } = usePickupChoice();
  const { panels, open } = usePanels();
  const isMounted = useIsMounted();
  // As it was kept from another visit, which is no choice of now; a tap may come before anything is mounted.
  const [kept] = useState(() => ({
    wanted: fulfillmentStore.get().serviceType,
    count: countOf(basketStore.get().lines),
  }));
  const last = useRef(kept);
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    // Until then the values are those of the server.
    if (!isMounted) return;
    const before = last.current;
    last.current = { wanted, count };
    const isFirst = before.count === 0 && count > 0;
    if (wanted !== before.wanted || isFirst) setIsDue(serviceType !== "DELIVERY");
  }, [isMounted, wanted, serviceType, count]);

  const isFree = panels.length === 0 && !isOwnPage;
  useEffect(() => {
    if (!isDue || !isUnchosen || !isFree) return;
    setIsDue(false);
    open(LOCATION_PANELS.branches);
    // `open` is another function at each drawing
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue, isUnchosen, isFree]);
}
