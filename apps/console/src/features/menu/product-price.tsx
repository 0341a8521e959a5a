import { Text } from "@mantine/core";
import { useMoney } from "../../platform/use-money.ts";
import { priceOff } from "./price-off.ts";

/** What guests pay, and beside it what it was before the discount. */
export function ProductPrice({ costPrice, discount }: { costPrice: number; discount: number }) {
  const money = useMoney();
  if (discount === 0) return money(costPrice);
  return (
    <span>
      {money(priceOff(costPrice, discount))}{" "}
      <Text component="s" c="dimmed" size="sm">
        {money(costPrice)}
      </Text>
    </span>
  );
}
