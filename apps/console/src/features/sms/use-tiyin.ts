import { useMoney } from "../../platform/use-money.ts";

/** Returns a function that formats an amount of tiyin: `tiyin(9500)`. */
export function useTiyin(): (amount: number) => string {
  const money = useMoney();
  return (amount) => money(amount / 100);
}
