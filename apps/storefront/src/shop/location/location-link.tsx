import type { ReactNode } from "react";
import { Link } from "react-router";
import { useOpenLocation } from "./open-location.ts";
import { useServiceType } from "./service-type.ts";

/**
 * Renders a link to the choice of an address or branch. It opens as a sheet over this screen, or as a page in a new
 * tab.
 */
export function LocationLink({ className, children }: { className?: string; children: ReactNode }) {
  const openLocation = useOpenLocation();
  const serviceType = useServiceType();
  return (
    <Link
      to={serviceType === "DELIVERY" ? "/choose-address" : "/address/pickup"}
      className={className}
      // A tap before hydration waits for it (`start/early-taps.ts`).
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openLocation();
      }}
    >
      {children}
    </Link>
  );
}
