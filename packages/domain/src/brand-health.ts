/** State of a brand, for administrators of the platform. */
export interface BrandHealth {
  /** Number of orders that wait for a reaction for more than three minutes. */
  unanswered: number;
  /** Median seconds until acceptance; null: no orders. */
  acceptSeconds: number | null;
  /** Median seconds until acceptance in the previous fourteen days; null: no orders. */
  acceptSecondsBefore: number | null;
  ordersToday: number;
  /** Number of orders on the same weekday of the previous week, up to the same time. */
  ordersWeekBefore: number;
  /** Number of open branches without an awake device that can ring for their orders. */
  unattended: number;
  latePayments: number;
  differences: number;
  texts: number;
  maxTexts: number | null;
  failedSignIns: number;
}

/** Troubles, most serious first. */
const BRAND_TROUBLES = ["unanswered", "unattended", "payments", "slow", "few", "signIns", "texts"] as const;
export type BrandTrouble = (typeof BRAND_TROUBLES)[number];

/**
 * Median time until acceptance, in seconds, above which acceptance is slow. It must also exceed 1.5 times the previous
 * median.
 */
const SLOW_ACCEPTANCE_SECONDS = 180;
const SLOW_ACCEPTANCE_FACTOR = 1.5;
/** Minimum number of orders a week ago for the trouble `few`, which means fewer than half as many orders today. */
const MIN_USUAL_ORDERS = 10;
const FEW_ORDERS_FRACTION = 0.5;
const SMS_LIMIT_WARNING_SHARE = 0.9;
/**
 * Number of failed sign-ins in 15 minutes from which they are shown as a trouble. Fewer are considered typing errors.
 */
const MIN_SUSPICIOUS_FAILED_SIGN_INS = 10;
/** Weights of troubles. Troubles that cost orders or money now weigh more than possible ones. */
const TROUBLE_WEIGHTS: Readonly<Record<BrandTrouble, number>> = {
  unanswered: 100,
  unattended: 50,
  payments: 40,
  slow: 20,
  few: 15,
  signIns: 10,
  texts: 5,
};

/** Returns the present troubles of a brand, most serious first. [S39] */
export function findTroubles(health: BrandHealth): BrandTrouble[] {
  const { acceptSeconds: now, acceptSecondsBefore: before } = health;
  const found: Record<BrandTrouble, boolean> = {
    unanswered: health.unanswered > 0,
    unattended: health.unattended > 0,
    payments: health.latePayments + health.differences > 0,
    slow:
      now !== null &&
      now > SLOW_ACCEPTANCE_SECONDS &&
      (before === null || now > before * SLOW_ACCEPTANCE_FACTOR),
    few:
      health.ordersWeekBefore >= MIN_USUAL_ORDERS &&
      health.ordersToday < health.ordersWeekBefore * FEW_ORDERS_FRACTION,
    signIns: health.failedSignIns >= MIN_SUSPICIOUS_FAILED_SIGN_INS,
    texts: health.maxTexts !== null && health.texts >= health.maxTexts * SMS_LIMIT_WARNING_SHARE,
  };
  return BRAND_TROUBLES.filter((trouble) => found[trouble]);
}

/** Returns the sum of the weights of a brand's troubles; 0: no troubles. [S39] */
export const sumBrandTroubleWeights = (health: BrandHealth): number =>
  findTroubles(health).reduce((sum, trouble) => sum + TROUBLE_WEIGHTS[trouble], 0);
