import { useMoney } from "../../platform/use-money.ts";

/** `tiyin(9500)`: a sum in hundredths as people read it. */
export function useTiyin(): (amount: number) => string {
  const money = useMoney();
  return (amount) => money(amount / 100);
}
