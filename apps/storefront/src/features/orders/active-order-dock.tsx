import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { lateWhenDrawn } from "../../platform/late.tsx";
import { useSession } from "../../shop/session/session.ts";

/** After the first paint's own work; guests cause no call at all [OR-4, US-7]. */
const DELAY_MS = 500;
/** Screens with one thing to do, or that show the orders themselves. */
const WITHOUT =
  /^\/(checkout|login|booking|group|address|choose-address|branches|table|profile\/(orders|address))(\/|$)/;

const OwnOrders = lateWhenDrawn(() => import("./active-orders.tsx").then((module) => module.OwnOrders));

/** On every screen of the shop: the orders under way, for a signed-in customer that has any, and at home past ones. */
export function ActiveOrderDock() {
  const userId = useSession()?.userId ?? null;
  const { pathname } = useLocation();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!userId) return;
    const timer = setTimeout(() => setIsTime(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId]);
  if (!userId || !isTime || WITHOUT.test(pathname)) return null;
  return (
    <Suspense>
      <OwnOrders userId={userId} />
    </Suspense>
  );
}
