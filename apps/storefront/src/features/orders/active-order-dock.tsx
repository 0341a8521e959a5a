import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import { useOrderOwnerId } from "../../shop/session/session.ts";

/** Delay after the first paint before the orders are requested, milliseconds. Guests send no request [OR-4, US-7]. */
const ORDER_DOCK_REQUEST_DELAY_MS = 500;
/** Screens without the active orders: they have a single task or show the orders themselves. */
const PATHS_WITHOUT_ORDER_DOCK_PATTERN =
  /^\/(checkout|login|booking|group|address|choose-address|branches|table|profile\/(orders|address))(\/|$)/;

const CustomerOrders = lazyWhenRendered(() =>
  import("./active-orders.tsx").then((module) => module.CustomerOrders),
);

/**
 * Renders the active orders of a customer or of a guest at a table on every screen of the shop, and past orders on the
 * home page.
 */
export function ActiveOrderDock() {
  const userId = useOrderOwnerId();
  const { pathname } = useLocation();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!userId) return;
    const timer = setTimeout(() => setIsTime(true), ORDER_DOCK_REQUEST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId]);
  if (!userId || !isTime || PATHS_WITHOUT_ORDER_DOCK_PATTERN.test(pathname)) return null;
  return (
    <Suspense>
      <CustomerOrders userId={userId} />
    </Suspense>
  );
}
