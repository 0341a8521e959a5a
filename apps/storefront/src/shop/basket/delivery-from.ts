import { useT } from "../../platform/i18n.tsx";
import { useBrand } from "../brand/brand.tsx";
import { formatNumber } from "@dasturxon/domain/format";
import { useOrderSettings } from "../brand/order-settings.ts";
import { useFulfillment } from "../location/fulfillment.ts";
import { useServiceType } from "../location/service-type.ts";

/**
 * Returns "+ delivery from 12 000", the delivery cost missing from a total, while the address or its delivery price is
 * unknown. Null otherwise. `known` is the delivery price in soʻm, if it is known but not part of the total.
 */
export function useMissingDeliveryPriceText(isUnknown = false, known?: number): string | null {
  const t = useT();
  const { language } = useBrand();
  const { address } = useFulfillment();
  const serviceType = useServiceType();
  const price = useOrderSettings()?.deliveryFrom?.price ?? 0;
  if (serviceType !== "DELIVERY" || (address && !isUnknown)) return null;
  if (address && known !== undefined)
    return known > 0 ? t("breakdown.plusDeliveryOf", { price: formatNumber(known, language) }) : null;
  return price > 0
    ? t("breakdown.plusDeliveryFrom", { price: formatNumber(price, language) })
    : t("breakdown.plusDelivery");
}
