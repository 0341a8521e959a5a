import { useFormatMoney } from "../../platform/use-money.ts";

/** Returns a function that formats an amount of tiyin: `tiyin(9500)`. */
export function useFormatTiyin(): (amount: number) => string {
  const money = useFormatMoney();
  return (amount) => money(amount / 100);
}
