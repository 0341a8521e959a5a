import { calculateListedPrice } from "@dasturxon/domain/listed-price";
import { Price } from "../../ui/price.tsx";
import { useCurrency } from "../brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { Product } from "../../platform/shapes.ts";

const PRICE_PLACEHOLDER = "\u0000";

/** Renders a product's price. Shows "from 38 000" while required modifications can still raise it [MN-4]. */
export function ListedPrice({
  product,
  chosen,
  count = 1,
  unit,
  isBare = false,
  className,
}: {
  product: Product;
  chosen?: Parameters<typeof calculateListedPrice>[1];
  /** Number of pieces. */
  count?: number;
  /** Whole unit of a product sold by weight: its number of price steps and its label. */
  unit?: { steps: number; words: string } | null;
  /** Whether to hide the price before the discount. */
  isBare?: boolean;
  className?: string;
}) {
  const t = useT();
  const currency = useCurrency();
  const { price, oldPrice, isFrom } = calculateListedPrice(product, chosen);
  const times = unit?.steps ?? count;
  const [before, after] = isFrom
    ? t("price.from", { price: PRICE_PLACEHOLDER }).split(PRICE_PLACEHOLDER)
    : [];
  return (
    <Price
      amount={price * times}
      oldAmount={isBare || oldPrice === null ? null : oldPrice * (unit?.steps ?? 1)}
      before={before}
      after={unit ? `${after ?? ""} / ${unit.words}` : after}
      {...currency}
      className={className}
    />
  );
}
