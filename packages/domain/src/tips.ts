import type { Currency } from "./locale.ts";
import { calculatePercent, toMoney } from "./money.ts";
import type { OrderRefusal } from "./order-refusal.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";
import { calculateRemainingAmount, type PartRefund } from "./part-refund.ts";

export const TIP_UNITS = ["SUM", "PERCENT"] as const;
export type TipUnit = (typeof TIP_UNITS)[number];

/** Maximum number of offered tips. They are shown in one row beside "none". */
export const MAX_TIP_CHOICES = 4;
/** Maximum offered percentage of the goods. */
export const MAX_TIP_PERCENT = 50;
/** Maximum tip of one order, in units of the currency. Protects against typing errors of clients. */
export const MAX_TIP_BY_CURRENCY: Readonly<Record<Currency, number>> = { UZS: 1_000_000, KZT: 50_000 };
/** Amounts that a brand offers until its owner chooses others. */
const DEFAULT_TIP_SUMS: Readonly<Record<Currency, readonly number[]>> = {
  UZS: [5_000, 10_000],
  KZT: [200, 500],
};
const DEFAULT_TIP_PERCENTS = [5, 10];

/** Tips for the courier that a brand offers at checkout. */
export interface TipSettings {
  isEnabled: boolean;
  unit: TipUnit;
  /** Offered amounts in units of the currency, or percentages of the goods, in ascending order. */
  choices: number[];
}

/** Returns the tips of a brand. A brand without own settings offers the default amounts of its currency. */
export function resolveTipSettings(stored: TipSettings | null | undefined, currency: Currency): TipSettings {
  return stored ?? { isEnabled: true, unit: "SUM", choices: listDefaultTips("SUM", currency) };
}

/** Returns the tips that the form of the settings proposes for a unit. */
export function listDefaultTips(unit: TipUnit, currency: Currency): number[] {
  return [...(unit === "SUM" ? DEFAULT_TIP_SUMS[currency] : DEFAULT_TIP_PERCENTS)];
}

/** Checks the offered tips: one to four whole numbers in ascending order, none above the limit of its unit. */
export function areTipChoicesValid({ unit, choices }: TipSettings, currency: Currency): boolean {
  const max = unit === "PERCENT" ? MAX_TIP_PERCENT : MAX_TIP_BY_CURRENCY[currency];
  const isAscending = choices.every((choice, index) => choice > (choices[index - 1] ?? 0));
  const isInLimits = choices.every((choice) => Number.isSafeInteger(choice) && choice <= max);
  return choices.length > 0 && choices.length <= MAX_TIP_CHOICES && isAscending && isInLimits;
}

export interface TipCalculationBase {
  /** Total of the products after percentage discounts, before promo code and cashback. */
  totalProductPrice: number;
  currency: Currency;
}

/**
 * Returns the amount of an offered tip: the amount itself, or its percentage of the goods, rounded half up to whole
 * units and limited to the maximum tip. 0 if nothing is chosen, or if the brand does not offer the choice any more.
 */
export function calculateTip(
  { isEnabled, unit, choices }: TipSettings,
  choice: number | null,
  { totalProductPrice, currency }: TipCalculationBase,
): number {
  if (!isEnabled || choice === null || !choices.includes(choice)) return 0;
  const amount = unit === "PERCENT" ? calculatePercent(toMoney(totalProductPrice), choice) : toMoney(choice);
  return Math.min(amount, MAX_TIP_BY_CURRENCY[currency]);
}

/** Refuses a tip for an order without delivery or a brand without tips, and a tip above the maximum. */
export function checkTip(
  tip: number,
  { serviceType, isEnabled, currency }: { serviceType: ServiceType; isEnabled: boolean; currency: Currency },
): OrderRefusal[] {
  if (tip === 0) return [];
  if (!isEnabled || serviceType !== "DELIVERY")
    return [{ code: "tip_not_available", data: { field: "tip" } }];
  const max = MAX_TIP_BY_CURRENCY[currency];
  return tip > max ? [{ code: "tip_too_large", data: { field: "tip", max } }] : [];
}

/**
 * Total price and tip of an order, in units of the currency. The tip is absent in orders that a browser stored before
 * tips existed, and in replies of servers from that time.
 */
export interface TippedTotal {
  totalPrice: number;
  tip?: number | undefined;
}

/** Returns the amount due in soʻm: `totalPrice` plus `tip`. Cashback is already deducted from `totalPrice`. */
export function calculateAmountDue({ totalPrice, tip = 0 }: TippedTotal): number {
  return totalPrice + tip;
}

/**
 * Returns the limit of all partial refunds of an order together: its total without the courier tip. After a change to
 * pickup or dine-in, the limit includes the tip, because the tip was returned by a partial refund.
 */
export function calculateRefundableTotal({
  serviceType,
  totalPrice,
  tip = 0,
}: TippedTotal & { serviceType: ServiceType }): number {
  return serviceType === "DELIVERY" ? totalPrice : totalPrice + tip;
}

/** Returns the part of the payment that a full refund does not return: the tip of a courier who has delivered. */
export function calculateKeptTip({
  status,
  serviceType,
  tip = 0,
}: Pick<TippedTotal, "tip"> & { status: OrderStatus; serviceType: ServiceType }): number {
  const isDelivered = serviceType === "DELIVERY" && (status === "DELIVERED" || status === "CLOSED");
  return isDelivered ? tip : 0;
}

/**
 * Returns the amount of a full refund: the amount paid, without earlier partial refunds and without a tip that the
 * courier keeps.
 */
export function calculateFullRefund(
  order: TippedTotal & { status: OrderStatus; serviceType: ServiceType },
  parts: readonly PartRefund[],
): number {
  const totalPrice = calculateAmountDue(order) - calculateKeptTip(order);
  return calculateRemainingAmount({ totalPrice }, parts);
}
