import { Clock3, TriangleAlert } from "lucide-react";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import type { PaymentState } from "./use-payment.ts";
import { formatMinutesAndSeconds } from "./use-seconds-left.ts";

interface Props {
  payment: PaymentState;
  /** Seconds left to pay. Null: there is no time limit, or it is not known yet. */
  left: number | null;
  /** Name of the order's payment method. */
  method: string;
}

/** Renders the remaining time, errors and the payment number of an unpaid order. */
export function UnpaidNotices({ payment, left, method }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const { checkout, error, isLeaving, isAwaited, isReturned } = payment;
  const number = checkout?.number;
  const isTimerAwaited = checkout ? checkout.expiresAt !== null : !error;
  return (
    <>
      {left === null && isTimerAwaited && (
        // Placeholder for the countdown, so that the buttons below do not move. A button that moves between mousedown
        // and mouseup gets no click event.
        <p aria-hidden className="text-small">
          {"\u00A0"}
        </p>
      )}
      {left !== null && (
        <p role="timer" className="flex items-center gap-2 text-small text-ink-2">
          <Clock3 size={18} aria-hidden className="shrink-0" />
          {left > 0
            ? t("order.payTimeLeft", { time: formatMinutesAndSeconds(left) })
            : t("order.payTimeOver")}
        </p>
      )}
      {error && (
        <div role="alert">
          <PaymentWarning text={errorText(error)} />
        </div>
      )}
      {/* Always rendered, because screen readers announce changes only in existing regions. */}
      <div role="status" className="empty:-mt-3">
        {(isReturned || checkout?.isDeclined) && !error && !isLeaving && !isAwaited && left !== 0 && (
          <PaymentWarning text={t(checkout?.isDeclined ? "order.declined" : "order.notPaidYet")} />
        )}
      </div>
      {number && left !== 0 && (
        <p className="grid gap-1 rounded-control bg-sunken px-3.5 py-3 text-center">
          <span className="text-small text-ink-2">{t("order.payNumber", { name: method })}</span>
          <bdi className="text-title font-bold tabular-nums select-all">{number}</bdi>
        </p>
      )}
      {isAwaited && (
        <p role="status" className="rounded-control bg-sunken px-3.5 py-3 text-small text-ink-2">
          {t("order.cardAwaited")}
        </p>
      )}
    </>
  );
}

function PaymentWarning({ text }: { text: string }) {
  return (
    <p className="flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink">
      <TriangleAlert size={20} aria-hidden className="shrink-0" />
      {text}
    </p>
  );
}
