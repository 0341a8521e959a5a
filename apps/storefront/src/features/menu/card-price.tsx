import { useCurrency } from "../../shop/brand/brand.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { wholeUnit } from "../../shop/menu/product-view.ts";
import type { Product } from "../../platform/shapes.ts";

/** The price on a card; of a weighed good that of a whole unit, "24 900 / 1 kg", by which people compare [MN-15]. */
export function CardPrice({ product }: { product: Product }) {
  const { language } = useCurrency();
  return <ListedPrice className="card-price" product={product} unit={wholeUnit(product, language)} />;
}
