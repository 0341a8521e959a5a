import { useEffect, useState } from "react";
import type { Coordinates } from "@dasturxon/domain/zones";
import { call } from "../../platform/api.ts";
import { useBasketBreakdown } from "../../shop/basket/priced-basket.ts";
import type { DeliveryTariff } from "../../platform/shapes.ts";
import { getPageMerchantId } from "../../platform/storage.ts";

const DELIVERY_OFFER_DEBOUNCE_MS = 250;

/**
 * Returns the price and time of delivery to a point for the current basket. Undefined while loading, null if they are
 * not available. The result is only displayed. The tariff of the order is requested separately [CH-5].
 */
export function useDeliveryOffer(point: Coordinates | null): DeliveryTariff | null | undefined {
  const { totalProductPrice } = useBasketBreakdown();
  const key = point ? `${point.latitude},${point.longitude},${totalProductPrice}` : "";
  const [offer, setOffer] = useState<{ key: string; tariff: DeliveryTariff | null }>({
    key: "",
    tariff: null,
  });

  useEffect(() => {
    if (!key) return;
    let isStale = false;
    const [latitude = 0, longitude = 0, productPrice = 0] = key.split(",").map(Number);
    const timer = setTimeout(async () => {
      const { data: branch } = await call("GET /users/v1/branches/merchant/{merchantId}/closest", {
        path: { merchantId: getPageMerchantId() },
        query: { lat: latitude, lon: longitude, type: "DELIVERY" },
      });
      if (isStale) return;
      if (!branch) return setOffer({ key, tariff: null });
      const body = { productPrice, branchId: branch.id, latitude, longitude };
      const { data: tariff } = await call("POST /deliveries/v1/delivery/tariff/client/calculate", { body });
      if (!isStale) setOffer({ key, tariff });
    }, DELIVERY_OFFER_DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [key]);

  return key && offer.key === key ? offer.tariff : undefined;
}
