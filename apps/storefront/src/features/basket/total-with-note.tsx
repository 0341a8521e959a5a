import { useCurrency } from "../../shop/brand/brand.tsx";
import { useDeliveryFrom } from "../../shop/basket/delivery-from.ts";
import { Price } from "../../ui/price.tsx";

/** A total on a button; below it "+ delivery from 12 000" while the delivery is not in it yet. */
export function TotalWithNote({ total, isDeliveryUnknown }: { total: number; isDeliveryUnknown?: boolean }) {
  const currency = useCurrency();
  const note = useDeliveryFrom(isDeliveryUnknown);
  return (
    <span className="grid justify-items-end py-1">
      <Price amount={total} {...currency} />
      {note && <span className="text-caption font-medium">{note}</span>}
    </span>
  );
}
