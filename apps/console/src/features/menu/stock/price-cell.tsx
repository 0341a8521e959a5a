import { Text } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";
import { ProductPrice } from "../product-price.tsx";
import { type StockedProduct, useFormatProductCount, useStock } from "./use-stock.ts";

/** Shows a product's price and the remaining stock if it is counted. */
export function PriceCell(product: StockedProduct & { costPrice: number; discount: number }) {
  const t = useTranslate();
  const countText = useFormatProductCount();
  const left = useStock().leftOf(product.id);
  return (
    <>
      <ProductPrice {...product} />
      {left !== null && (
        <Text size="sm" c="dimmed">
          {t("stop.left", { count: countText(product, left) })}
        </Text>
      )}
    </>
  );
}
