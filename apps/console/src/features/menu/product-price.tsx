import { Text } from "@mantine/core";
import { useFormatMoney } from "../../platform/use-money.ts";
import { getDiscountedPrice } from "./price-off.ts";

/** Price that guests pay. With a discount, also shows the price before the discount. */
export function ProductPrice({ costPrice, discount }: { costPrice: number; discount: number }) {
  const money = useFormatMoney();
  if (discount === 0) return money(costPrice);
  return (
    <span>
      {money(getDiscountedPrice(costPrice, discount))}{" "}
      <Text component="s" c="dimmed" size="sm">
        {money(costPrice)}
      </Text>
    </span>
  );
}
