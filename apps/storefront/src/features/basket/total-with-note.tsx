import { useCurrency } from "../../shop/brand/brand.tsx";
import { useDeliveryFrom } from "../../shop/basket/delivery-from.ts";
import { Price } from "../../ui/price.tsx";

/** A sum on a button; below it "+ delivery from 12 000" while the delivery is not in it yet. */
export function TotalWithNote({ sum }: { sum: number }) {
  const currency = useCurrency();
  const note = useDeliveryFrom();
  return (
    <span className="grid justify-items-end py-1">
      <Price amount={sum} {...currency} />
      {note && <span className="text-caption font-medium">{note}</span>}
    </span>
  );
}
