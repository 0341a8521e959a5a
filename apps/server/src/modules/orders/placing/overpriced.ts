import type { Breakdown } from "@dasturxon/domain/pricing";
import type { ParsedOrder } from "./parsed-order.ts";

export interface Overpriced {
  code: "product_overpriced";
  /** What one of them costs now, sum. */
  products: { productId: string; price: number }[];
}

/** The products that cost more than their customer was told; a cheaper one is only another total [BK-8, ER-2]. */
export function overpriced({ cartItems }: ParsedOrder, { lines }: Breakdown): Overpriced[] {
  const products = cartItems.flatMap(({ productId, price }, index) => {
    const now = lines[index]?.unitPrice ?? 0;
    return price != null && now > price ? [{ productId, price: now }] : [];
  });
  return products.length > 0 ? [{ code: "product_overpriced", products }] : [];
}
