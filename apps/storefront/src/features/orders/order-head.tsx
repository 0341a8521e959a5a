import { clsx } from "clsx";
import { WifiOff } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { formatTime } from "@dasturxon/domain/format";
import { useBrand } from "../../shop/brand/brand.tsx";
import { formatTextAfterUntil, useInstantFormatContext } from "../../shop/brand/when-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import type { Order } from "../../platform/shapes.ts";
import { getNewOrderMessageId } from "./answer-words.ts";
import { ArrivalFigure, isArrivalShownAsFigure } from "./arrival-figure.tsx";
import { CancellationDetails } from "./cancel-words.tsx";
import { useFormatStatus } from "./status-words.ts";
import { OrderProgressLine } from "./steps-line.tsx";
import type { KnownArrivalEstimate } from "./use-arrival.ts";

// `LatePayments` is lazy-loaded, because few orders have late payments.
const LatePayments = lazyWhenRendered(() => import("./late-money.tsx").then((module) => module.LatePayments));

export interface OrderHeaderProps {
  order: Order;
  arrival: KnownArrivalEstimate;
  isLive: boolean;
  /** Offline: time when the shown state was received, milliseconds since 1970. */
  knownAt: number | null;
  /** Actions currently available to the customer. */
  children: ReactNode;
}

/**
 * Renders the arrival as the largest text, beside it the order's state and next step, and the progress. Changes of the
 * state are announced to screen readers.
 */
export function OrderHeader({ order, arrival, isLive, knownAt, children }: OrderHeaderProps) {
  const t = useT();
  const { state, time, next } = useFormatStatus()(order);
  const { timeZone } = useBrand().merchant;
  const wording = useInstantFormatContext();
  const isCanceled = order.status === "CANCELED";
  const answer = getNewOrderMessageId(order);
  const hasFigure = isArrivalShownAsFigure(arrival);
  const promisedAt = arrival.arrival?.isLate ? arrival.arrival.promisedAt : null;
  const lost =
    knownAt === null
      ? !isLive && t("order.reconnecting")
      : t("order.asOf", { time: formatTextAfterUntil(knownAt, wording) });
  return (
    <section className="grid gap-4 px-1 pt-1 lg:px-2">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        {hasFigure && <ArrivalFigure order={order} known={arrival} />}
        <div
          aria-live="polite"
          aria-atomic="true"
          className={hasFigure ? "min-w-32 flex-1 pt-1.5 text-end" : ""}
        >
          <p
            key={`${order.status} ${order.isPaid}`}
            className={clsx(
              "state-in font-bold text-balance",
              hasFigure ? "text-body" : "text-page",
              isCanceled && "text-bad-ink",
            )}
          >
            {order.status === "CREATED" && !isAwaitingPayment(order) ? t("order.thanks") : state}
          </p>
          {time && !hasFigure && (
            <p key={time} className="state-in mt-0.5 text-title text-ink-2">
              {time}
            </p>
          )}
          {/* The next step is not shown beside an alert message, because "an answer is coming soon" would then be
              false. */}
          {next && !answer && <p className="mt-1 text-small text-balance text-ink-2">{next}</p>}
          {isCanceled && <CancellationDetails order={order} />}
          {!isCanceled && order.latePayments.length > 0 && (
            <Suspense>
              <LatePayments order={order} />
            </Suspense>
          )}
        </div>
      </div>
      <div>
        {!isCanceled && !isAwaitingPayment(order) && <OrderProgressLine order={order} />}
        {/* The live regions are always rendered, because screen readers announce changes only in existing regions. */}
        <div role="status" className="text-small text-warn-ink">
          {promisedAt && (
            <p className="mt-3">{t("order.late", { time: formatTime(promisedAt, timeZone) })}</p>
          )}
        </div>
        <div role="status" className={`text-small ${order.isSeen ? "text-ink-2" : "text-warn-ink"}`}>
          {answer && <p className="mt-3">{t(answer)}</p>}
        </div>
      </div>
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
