import { useCurrency } from "../../shop/brand/brand.tsx";
import { useMissingDeliveryPriceText } from "../../shop/basket/delivery-from.ts";
import { Price } from "../../ui/price.tsx";

interface TotalWithNoteProps {
  total: number;
  /** Whether the shown total does not include the delivery price. */
  isDeliveryUnknown?: boolean;
  /** Price of delivery in soʻm, if it is already known. */
  deliveryPrice?: number | undefined;
}

/**
 * Renders a total on a button. If the total does not include the delivery price, a note below it adds "+ delivery 16
 * 000" or "from 12 000".
 */
export function TotalWithNote({ total, isDeliveryUnknown, deliveryPrice }: TotalWithNoteProps) {
  const currency = useCurrency();
  const note = useMissingDeliveryPriceText(isDeliveryUnknown, deliveryPrice);
  return (
    <span className="grid justify-items-end py-1">
      <Price amount={total} {...currency} />
      {note && <span className="text-caption font-medium">{note}</span>}
    </span>
  );
}
