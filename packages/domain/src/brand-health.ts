/** How a brand stands, as far as the platform's people look after it. */
export interface BrandHealth {
  /** Orders that wait for an answer for more than three minutes. */
  unanswered: number;
  /** Half of the orders were accepted within so many seconds; null: there were none. */
  acceptSeconds: number | null;
  /** The same of the fourteen days before. */
  acceptSecondsBefore: number | null;
  ordersToday: number;
  /** On the same weekday of the week before, until the same time. */
  ordersWeekBefore: number;
  /** Branches that are open while no device that hears their orders is awake. */
  unattended: number;
  latePayments: number;
  differences: number;
  texts: number;
  maxTexts: number | null;
  failedSignIns: number;
}

/** The gravest first. */
const TROUBLES = ["unanswered", "unattended", "payments", "slow", "few", "signIns", "texts"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Slower than this, and half as slow again as it was, is slow. */
const SLOW_SECONDS = 180;
const SLOWER = 1.5;
/** Fewer than half of at least so many. */
const ENOUGH_ORDERS = 10;
const FEW = 0.5;
const NEARLY = 0.9;
/** Failed sign-ins in a quarter of an hour that are more than slips. */
const MANY_TRIES = 10;
/** What costs orders or money now weighs more than what may. */
const WEIGHTS: Readonly<Record<Trouble, number>> = {
  unanswered: 100,
  unattended: 50,
  payments: 40,
  slow: 20,
  few: 15,
  signIns: 10,
  texts: 5,
};

/** What is wrong with a brand now, the gravest first. [S39] */
export function troublesOf(health: BrandHealth): Trouble[] {
  const { acceptSeconds: now, acceptSecondsBefore: before } = health;
  const found: Record<Trouble, boolean> = {
    unanswered: health.unanswered > 0,
    unattended: health.unattended > 0,
    payments: health.latePayments + health.differences > 0,
    slow: now !== null && now > SLOW_SECONDS && (before === null || now > before * SLOWER),
    few: health.ordersWeekBefore >= ENOUGH_ORDERS && health.ordersToday < health.ordersWeekBefore * FEW,
    signIns: health.failedSignIns >= MANY_TRIES,
    texts: health.maxTexts !== null && health.texts >= health.maxTexts * NEARLY,
  };
  return TROUBLES.filter((trouble) => found[trouble]);
}

/** By how much a brand needs a look: nothing wrong is 0. [S39] */
export const weightOf = (health: BrandHealth): number =>
  troublesOf(health).reduce((sum, trouble) => sum + WEIGHTS[trouble], 0);
