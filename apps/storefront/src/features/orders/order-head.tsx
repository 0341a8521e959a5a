import { WifiOff } from "lucide-react";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { useStatusWords } from "./status-words.ts";
import { StepsLine } from "./steps-line.tsx";

/** The big word of where the order is, its time, what comes next, and the five steps; changes are announced. */
export function OrderHead({ order, isLive }: { order: Order; isLive: boolean }) {
  const t = useT();
  const { state, time, next } = useStatusWords()(order);
  const isCanceled = order.status === "CANCELED";
  const reason = order.cancelReason;
  return (
    <section className="grid gap-5 rounded-[20px] on-raised px-4 pt-5 pb-5 lg:px-6">
      <div aria-live="polite" aria-atomic="true">
        <p
          key={order.status}
          className={`state-in text-page font-bold text-balance ${isCanceled ? "text-bad-ink" : ""}`}
        >
          {order.status === "CREATED" ? t("order.thanks") : state}
        </p>
        {time && (
          <p key={time} className="state-in num mt-0.5 text-title text-ink-2">
            {time}
          </p>
        )}
        {next && <p className="mt-2 text-small text-ink-2">{next}</p>}
        {isCanceled && reason && (
          <p className="mt-2 text-ink-2">
            {cancelWords(reason.code)}
            {reason.comment && ` ${reason.comment}`}
          </p>
        )}
      </div>
      {!isCanceled && <StepsLine order={order} />}
      {!isLive && (
        <p role="status" className="flex items-center gap-2 text-small text-warn-ink">
          <WifiOff size={16} aria-hidden />
          {t("order.reconnecting")}
        </p>
      )}
    </section>
  );

  /** The reason in our words; one that we have none for says only that it was cancelled. */
  function cancelWords(code: string): string {
    const id = `order.cancel.${code}`;
    const words = t(id);
    return words === id ? t("order.cancel.other") : words;
  }
}
