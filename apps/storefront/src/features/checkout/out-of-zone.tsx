import { useT } from "../../platform/i18n.tsx";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { usePauses } from "../../shop/menu/pauses.ts";
import { PickupOffer } from "../../shop/location/pickup-offer.tsx";
import { LocationLink } from "../../shop/location/location-link.tsx";

/** Explains that no branch delivers to this point. Offers another address or pickup at the nearest open branch. */
export function OutOfZoneAdvice({ latitude, longitude }: { latitude: number; longitude: number }) {
  const t = useT();
  const pauses = usePauses();
  return (
    <div role="alert" className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control bg-bad-soft p-4">
      <div>
        <p className="font-bold text-bad-ink">{t("address.outOfZone")}</p>
        <p className="text-small text-bad-ink">
          {t("checkout.outOfZone")}. {t("checkout.outOfZoneText")}
        </p>
      </div>
      <div className="[--sunken:var(--raised)]">
        <PickupOffer
          point={{ latitude, longitude }}
          pauses={pauses}
          onChoose={(branchId) => changeFulfillment({ serviceType: "PICK_UP", branchId })}
        />
      </div>
      <LocationLink className="inline-flex min-h-11 items-center justify-center text-small font-bold text-bad-ink">
        {t("checkout.otherAddress")}
      </LocationLink>
    </div>
  );
}
