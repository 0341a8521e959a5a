import { Suspense, useState } from "react";
import { Plus } from "lucide-react";
import { canCourierFindDoor } from "@dasturxon/domain/address";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import type { DeliveryAddress } from "../../shop/location/fulfillment.ts";

const MissingAddressFields = lazyComponent(() =>
  import("./extra-fields.tsx").then((module) => module.MissingAddressFields),
);

const ADDRESS_DETAIL_FIELDS = ["office", "entrance", "floor", "domophone"] as const;

/**
 * Edits the address details that help the courier find the door. A missing house number is asked for at once, because
 * the order needs it, and other details after a tap. Renders nothing if the address already had such details when this
 * component was mounted.
 */
export function AddressExtras({ address, isMissed }: { address: DeliveryAddress; isMissed: boolean }) {
  const t = useT();
  const extras = address.type === "HOUSE" ? [] : ADDRESS_DETAIL_FIELDS;
  const [isKnown] = useState(
    () =>
      canCourierFindDoor(address) && (extras.length === 0 || extras.some((name) => address.details?.[name])),
  );
  const [isOpen, setIsOpen] = useState(() => !canCourierFindDoor(address));
  if (isKnown) return null;
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 items-center gap-1.5 text-small font-bold text-brand-ink"
      >
        <Plus size={16} aria-hidden />
        {t("checkout.addDoor")}
      </button>
    );
  return (
    <Suspense>
      <div className="pb-2">
        <MissingAddressFields address={address} extras={extras} isMissed={isMissed} />
      </div>
    </Suspense>
  );
}
