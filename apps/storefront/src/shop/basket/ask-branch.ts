import { useEffect, useRef, useState } from "react";
import { countOf, useBasket } from "./basket.ts";
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
  const count = countOf(useBasket().lines);
  const { isUnchosen } = usePickupChoice();
  const { panels, open } = usePanels();
  const isMounted = useIsMounted();
  const last = useRef<{ serviceType: string; count: number } | null>(null);
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    // What was kept from another visit is no choice of now.
    if (!isMounted) return;
    const before = last.current;
    last.current = { serviceType, count };
    if (!before) return;
    const isFirst = before.count === 0 && count > 0;
    if (serviceType !== before.serviceType || isFirst) setIsDue(serviceType !== "DELIVERY");
  }, [isMounted, serviceType, count]);

  const isFree = panels.length === 0 && !isOwnPage;
  useEffect(() => {
    if (!isDue || !isUnchosen || !isFree) return;
    setIsDue(false);
    open(LOCATION_PANELS.branches);
    // `open` is another function at each drawing
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue, isUnchosen, isFree]);
}
