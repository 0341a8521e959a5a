import { useCurrency } from "../../shop/brand/brand.tsx";
import { useDeliveryFrom } from "../../shop/basket/delivery-from.ts";
import { Price } from "../../ui/price.tsx";

interface TotalWithNoteProps {
  total: number;
  /** The delivery is not in the total. */
  isDeliveryUnknown?: boolean;
  /** What it will cost, sum, where that is known already. */
  deliveryPrice?: number | undefined;
}

/** A total on a button; below it "+ delivery 16 000", or "from 12 000", while the delivery is not in it yet. */
export function TotalWithNote({ total, isDeliveryUnknown, deliveryPrice }: TotalWithNoteProps) {
  const currency = useCurrency();
  const note = useDeliveryFrom(isDeliveryUnknown, deliveryPrice);
  return (
    <span className="grid justify-items-end py-1">
      <Price amount={total} {...currency} />
      {note && <span className="text-caption font-medium">{note}</span>}
    </span>
  );
}
