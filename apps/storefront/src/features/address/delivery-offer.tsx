import { Bike } from "lucide-react";
import { formatMoney } from "@dasturxon/domain/format";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AddressPickerState } from "./picker-state.ts";
import { useDeliveryOffer } from "./use-offer.ts";

/** Renders the price and time of delivery, "12 000 soʻm · 35 min". Shown before sign-in. */
export function DeliveryPriceAndTime({ state, isInside }: { state: AddressPickerState; isInside: boolean }) {
  const t = useT();
  const { language, currency } = useCurrency();
  const offer = useDeliveryOffer(isInside && !state.isMoving ? state.centre : null);
  if (offer === undefined) return <Skeleton className="h-5 w-1/2" />;
  if (offer === null) return <p className="text-small text-ink-2">{t("address.weDeliver")}</p>;
  const price = offer.price === 0 ? t("address.free") : formatMoney(offer.price, language, currency);
  return (
    <p className="flex items-center gap-2.5 text-small text-ink-2">
      <span className="grid size-9 place-items-center rounded-full bg-good-soft text-good-ink">
        <Bike size={18} aria-hidden />
      </span>
      <span>
        <span className="font-bold text-ink">{t("address.delivery", { price })}</span>
        {offer.minutes > 0 && <span>{` · ${t("address.minutes", { minutes: offer.minutes })}`}</span>}
      </span>
    </p>
  );
}
