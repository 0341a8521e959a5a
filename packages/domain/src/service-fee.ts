import { toMoney } from "./money.ts";

/** Settings of the service fee, in soʻm. Flags default to off. */
export type ServiceFeeSettings = {
  isServiceFeeEnabled?: boolean | null | undefined;
  isServiceFeeFreeAboveThreshold?: boolean | null | undefined;
  serviceFeeThreshold?: number | null | undefined;
  serviceFeeAmount?: number | null | undefined;
};

/** Returns the service fee in soʻm for a total of products after percentage discounts. 0 for an empty basket. [BK-7] */
export function calculateServiceFee(
  settings: ServiceFeeSettings | null | undefined,
  totalProductPrice: number,
): number {
  if (!settings?.isServiceFeeEnabled || totalProductPrice <= 0) return 0;
  const isFree =
    settings.isServiceFeeFreeAboveThreshold === true &&
    totalProductPrice > toMoney(settings.serviceFeeThreshold);
  return isFree ? 0 : toMoney(settings.serviceFeeAmount);
}
