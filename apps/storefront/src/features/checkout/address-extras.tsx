import { Suspense, useState } from "react";
import { hasDoor } from "@dasturxon/domain/address";
import { late } from "../../platform/late.tsx";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";

const ExtraFields = late(() => import("./extra-fields.tsx").then((module) => module.ExtraFields));

const EXTRAS = ["office", "entrance", "floor", "domophone"] as const;

/** Edits the details that help the courier find the door. Renders nothing if the address had them when this mounted. */
export function AddressExtras({ address, isMissed }: { address: DeliveryAddress; isMissed: boolean }) {
  const extras = address.type === "HOUSE" ? [] : EXTRAS;
  const [isKnown] = useState(
    () => hasDoor(address) && (extras.length === 0 || extras.some((name) => address.details?.[name])),
  );
  if (isKnown) return null;
  return (
    <Suspense>
      <ExtraFields address={address} extras={extras} isMissed={isMissed} />
    </Suspense>
  );
}
