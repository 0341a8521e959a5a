import { listedPrice } from "@dasturxon/domain/listed-price";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { wholeUnit } from "../../shop/menu/product-view.ts";
import type { Product } from "../../platform/shapes.ts";
import { Price } from "../../ui/price.tsx";

/** The price on a card; of a weighed good that of a whole unit, "24 900 / 1 kg", by which people compare [MN-15]. */
export function CardPrice({ product }: { product: Product }) {
  const currency = useCurrency();
  const unit = wholeUnit(product, currency.language);
  if (!unit) return <ListedPrice className="card-price" product={product} />;
  const { price, oldPrice } = listedPrice(product);
  return (
    <Price
      amount={price * unit.steps}
      oldAmount={oldPrice === null ? null : oldPrice * unit.steps}
      after={` / ${unit.words}`}
      {...currency}
      className="card-price"
    />
  );
}
