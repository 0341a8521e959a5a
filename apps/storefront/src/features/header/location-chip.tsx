import { ChevronDown } from "lucide-react";
import { formatAddressLine } from "../../shop/location/address-line.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { LocationLink } from "../../shop/location/location-link.tsx";
import { usePickupChoice } from "../../shop/location/order-branch.ts";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import { useOrderTable } from "../../shop/location/table.ts";
import { useServiceType, useServiceTypes } from "../../shop/location/service-type.ts";

/**
 * Renders "Delivery · Chilonzor 9", which opens the location choice. Empty if the brand currently offers no service
 * type [BR-14].
 */
export function LocationChip() {
  const t = useT();
  const text = useText();
  const fulfillment = useFulfillment();
  const isServing = useServiceTypes().length > 0;
  const serviceType = useServiceType();
  const { branch } = usePickupChoice();
  const table = useOrderTable();
  const chosen =
    serviceType === "DELIVERY"
      ? fulfillment.address && formatAddressLine(fulfillment.address)
      : branch && (table ? t("table.number", { number: table.number }) : text(branch.name));
  if (!isServing) return <span />;
  return (
    <LocationLink className="flex min-h-11 min-w-0 flex-col justify-center rounded-control px-1.5 lg:px-2">
      <span className="text-caption text-ink-3">{t(`service.${serviceType}`)}</span>
      <span className="flex min-w-0 items-center gap-1 text-small font-bold">
        <span className={chosen ? "own-words truncate lg:max-w-56" : ""}>
          {chosen || t(serviceType === "DELIVERY" ? "address.chooseAddress" : "branch.choose")}
        </span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </span>
    </LocationLink>
  );
}
