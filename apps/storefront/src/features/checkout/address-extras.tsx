import { Suspense, useState } from "react";
import { hasHouse } from "@dasturxon/domain/address";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";

const ExtraFields = lazyComponent(() => import("./extra-fields.tsx").then((module) => module.ExtraFields));

const DETAIL_FIELDS = ["office", "entrance", "floor", "domophone"] as const;

/** Edits the details that help the courier find the door. Renders nothing if the address had them when this mounted. */
export function AddressExtras({ address, isMissed }: { address: DeliveryAddress; isMissed: boolean }) {
  const extras = address.type === "HOUSE" ? [] : DETAIL_FIELDS;
  const [isKnown] = useState(
    () => hasHouse(address) && (extras.length === 0 || extras.some((name) => address.details?.[name])),
  );
  if (isKnown) return null;
  return (
    <Suspense>
      <ExtraFields address={address} extras={extras} isMissed={isMissed} />
    </Suspense>
  );
}
