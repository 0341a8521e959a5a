import { Suspense, useState } from "react";
import { canFindDoor } from "@dasturxon/domain/address";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";

const MissingAddressFields = lazyComponent(() =>
  import("./extra-fields.tsx").then((module) => module.MissingAddressFields),
);

const ADDRESS_DETAIL_FIELDS = ["office", "entrance", "floor", "domophone"] as const;

/**
 * Edits the address details that help the courier find the door. Renders nothing if the address already had such
 * details when this component was mounted.
 */
export function AddressExtras({ address, isMissed }: { address: DeliveryAddress; isMissed: boolean }) {
  const extras = address.type === "HOUSE" ? [] : ADDRESS_DETAIL_FIELDS;
  const [isKnown] = useState(
    () => canFindDoor(address) && (extras.length === 0 || extras.some((name) => address.details?.[name])),
  );
  if (isKnown) return null;
  return (
    <Suspense>
      <MissingAddressFields address={address} extras={extras} isMissed={isMissed} />
    </Suspense>
  );
}
