import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { addressLine } from "../../shop/location/address-line.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useOpenLocation } from "../../shop/location/open-location.ts";
import { usePickupChoice } from "../../shop/location/order-branch.ts";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import { useServiceType } from "../../shop/location/service-type.ts";

/** "Delivery · Chilonzor 9": where to; opens the picker. */
export function LocationChip() {
  const t = useT();
  const text = useText();
  const fulfillment = useFulfillment();
  const openLocation = useOpenLocation();
  const serviceType = useServiceType();
  const { branch } = usePickupChoice();
  const chosen =
    serviceType === "DELIVERY"
      ? fulfillment.address && addressLine(fulfillment.address)
      : branch && text(branch.name);
  return (
    <Link
      to={serviceType === "DELIVERY" ? "/choose-address" : "/address/pickup"}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openLocation();
      }}
      className="flex min-h-11 min-w-0 flex-col justify-center rounded-control px-1.5 lg:px-2"
    >
      <span className="text-caption text-ink-3">{t(`service.${serviceType}`)}</span>
      <span className="flex min-w-0 items-center gap-1 text-small font-bold">
        <span className={chosen ? "truncate lg:max-w-56" : ""}>
          {chosen || t(serviceType === "DELIVERY" ? "place.chooseAddress" : "place.chooseBranch")}
        </span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </span>
    </Link>
  );
}
