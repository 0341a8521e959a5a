import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "../../shop/session/session.ts";

/** After the first paint's own work; guests cause no call at all [OR-4, US-7]. */
const DELAY_MS = 500;

const ActiveOrder = lazy(() =>
  import("./active-order.tsx").then((module) => ({ default: module.ActiveOrder })),
);

/** Over the menu: the order under way, for a signed-in customer that has one. */
export function ActiveOrderDock({ hasNavigation }: { hasNavigation: boolean }) {
  const userId = useSession()?.userId ?? null;
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (!userId) return;
    const timer = setTimeout(() => setIsTime(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId]);
  if (!userId || !isTime) return null;
  return (
    <Suspense>
      <ActiveOrder userId={userId} hasNavigation={hasNavigation} />
    </Suspense>
  );
}
