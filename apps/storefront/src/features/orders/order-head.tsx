import { WifiOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { formatNumber, formatTime } from "@dasturxon/domain/format";
import { useBrand } from "../../shop/brand/brand.tsx";
import { formatUntilText, useWordingContext } from "../../shop/brand/when-text.ts";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { getNewOrderMessageId } from "./answer-words.ts";
import { CancellationDetails } from "./cancel-words.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";
import { useFormatStatus } from "./status-words.ts";
import { StepsLine } from "./steps-line.tsx";

// This component is lazy-loaded, because few orders have late payments.
const LatePayments = lazy(() =>
  import("./late-money.tsx").then((module) => ({ default: module.LatePayments })),
);

export interface OrderHeadProps {
  order: Order;
  isLive: boolean;
  /** Offline: time when the shown state was received, milliseconds since 1970. */
  knownAt: number | null;
  /** Actions currently available to the customer. */
  children: ReactNode;
}

/** Renders the order's state, time, next step and the five steps. Changes are announced to screen readers. */
export function OrderHead({ order, isLive, knownAt, children }: OrderHeadProps) {
  const t = useT();
  const { state, time, next } = useFormatStatus()(order);
  const moved = usePreviousPromisedTime(order);
  const wording = useWordingContext();
  const isCanceled = order.status === "CANCELED";
  const answer = getNewOrderMessageId(order);
  const lost =
    knownAt === null
      ? !isLive && t("order.reconnecting")
      : t("order.asOf", { time: formatUntilText(knownAt, wording) });
  return (
    <section className="grid gap-5 rounded-[20px] on-raised px-4 pt-5 pb-5 lg:px-6">
      <div>
        <div aria-live="polite" aria-atomic="true">
          <p
            key={`${order.status} ${order.isPaid}`}
            className={`state-in text-page font-bold text-balance ${isCanceled ? "text-bad-ink" : ""}`}
          >
            {order.status === "CREATED" && !isAwaitingPayment(order) ? t("order.thanks") : state}
          </p>
          {time && (
            <p key={time} className="state-in mt-0.5 text-title text-ink-2">
              {time}
            </p>
          )}
          {moved && <p className="mt-1 text-small text-warn-ink">{t("order.timeMoved", { time: moved })}</p>}
          {/* The next step is not shown beside an alert message, because "an answer is coming soon" would then be
              false. */}
          {next && !answer && <p className="mt-2 text-small text-ink-2">{next}</p>}
          {isCanceled && <CancellationDetails order={order} />}
          {!isCanceled && order.latePayments.length > 0 && (
            <Suspense>
              <LatePayments order={order} />
            </Suspense>
          )}
        </div>
        <MinutesLeft order={order} />
        {/* The live region is always rendered, because screen readers announce changes only in existing live regions. */}
        <div role="status" className={`text-small ${order.isSeen ? "text-ink-2" : "text-warn-ink"}`}>
          {answer && <p className="mt-2">{t(answer)}</p>}
        </div>
      </div>
      {!isCanceled && !isAwaitingPayment(order) && <StepsLine order={order} />}
      {lost && (
        <p role="status" className="flex items-center gap-2 text-small text-warn-ink">
          <WifiOff size={16} aria-hidden className="shrink-0" />
          {lost}
        </p>
      )}
      {children}
    </section>
  );
}

/** Statuses of orders that are being prepared or delivered. */
const COUNTDOWN_STATUSES: ReadonlySet<Order["status"]> = new Set([
  "ACCEPTED",
  "COOKING",
  "DONE",
  "ATTACHED",
  "ON_WAY",
]);
const COUNTDOWN_LIMIT_MINUTES = 60;

/**
 * Shows the minutes until the promised time if they are fewer than 60. Outside the live region, because a screen reader
 * would announce every minute.
 */
function MinutesLeft({ order: { status, serviceType, promisedAt } }: { order: Order }) {
  const t = useT();
  const isReady = serviceType !== "DELIVERY" && status === "DONE";
  const seconds = useSecondsLeft(COUNTDOWN_STATUSES.has(status) && !isReady ? promisedAt : null);
  const minutes = seconds === null ? 0 : Math.ceil(seconds / 60);
  if (minutes < 1 || minutes >= COUNTDOWN_LIMIT_MINUTES) return null;
  return (
    <p className="mt-0.5 text-title text-ink-2">
      {t("order.minutesLeft", { minutes: formatNumber(minutes) })}
    </p>
  );
}

/** Returns the previously promised time if it has changed while the order is active. */
function usePreviousPromisedTime({ promisedAt, deliveredAt, closedAt, status }: Order): string | null {
  const { timeZone } = useBrand().merchant;
  const [first, setFirst] = useState(promisedAt);
  if (first === null && promisedAt !== null) setFirst(promisedAt);
  if (!first || !promisedAt || deliveredAt || closedAt || status === "CANCELED") return null;
  // With the courier on the way, the time is recalculated by the route. An earlier time needs no explanation.
  if (status === "ON_WAY" && promisedAt < first) return null;
  const [before, now] = [formatTime(first, timeZone), formatTime(promisedAt, timeZone)];
  return before === now ? null : before;
}
