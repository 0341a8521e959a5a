import type { ReactNode } from "react";
import { Link } from "react-router";
import { useOpenLocation } from "./open-location.ts";
import { useServiceType } from "./service-type.ts";

/** Leads to the choice of address or branch: a sheet over this screen, a page of its own in another tab. */
export function LocationLink({ className, children }: { className?: string; children: ReactNode }) {
  const openLocation = useOpenLocation();
  const serviceType = useServiceType();
  return (
    <Link
      to={serviceType === "DELIVERY" ? "/choose-address" : "/address/pickup"}
      className={className}
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
