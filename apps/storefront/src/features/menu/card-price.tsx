import { useCurrency } from "../../shop/brand/brand.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { describeWholeUnit } from "../../shop/menu/product-view.ts";
import type { Product } from "../../platform/shapes.ts";

/**
 * Shows the price on a product card. Products sold by weight show the price per whole unit ("24 900 / 1 kg"), so that
 * prices can be compared [MN-15].
 */
export function CardPrice({ product }: { product: Product }) {
  const { language } = useCurrency();
  return <ListedPrice className="card-price" product={product} unit={describeWholeUnit(product, language)} />;
}
