import { useEffect, useRef, useState } from "react";
import { basketStore, countProducts, useBasket } from "./basket.ts";
import { fulfillmentStore, useFulfillment } from "../location/fulfillment.ts";
import { LOCATION_PANELS } from "../location/open-location.ts";
import { usePickupChoice } from "../location/order-branch.ts";
import { useIsMounted, useOpenPanels } from "../../platform/panel.ts";
import { useServiceType } from "../location/service-type.ts";

/**
 * Opens the choice of a branch when a branch is needed: when the guest switches to pickup, and when the first product
 * is added without a branch. The choice opens once in each case. No branch is selected automatically [BN-6].
 */
export function useBranchPrompt({ isOwnPage }: { isOwnPage: boolean }): void {
  const serviceType = useServiceType();
  const { serviceType: wanted } = useFulfillment();
  const count = countProducts(useBasket().lines);
  const { isUnchosen } = usePickupChoice();
  const { panels, open } = useOpenPanels();
  const isMounted = useIsMounted();
  // Service type and basket from an earlier visit, which do not count as choices made in this visit. They are read in
  // the first render, because a tap may happen before the component mounts.
  const [kept] = useState(() => ({
    wanted: fulfillmentStore.get().serviceType,
    count: countProducts(basketStore.get().lines),
  }));
  const last = useRef(kept);
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    // Before the mount, the service type and the basket have the values of the server render and not those of the
    // device.
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
    // `open` is not a dependency, because it is a new function on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue, isUnchosen, isFree]);
}
