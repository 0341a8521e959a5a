import { findProgressStepIndex, listProgressSteps } from "@dasturxon/domain/order-status";
import { clsx } from "clsx";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

/**
 * Renders the progress of an order as four segments: accepted, cooked, on the way or ready, at the customer. The labels
 * are for screen readers, because the state is written above.
 */
export function OrderProgressLine({ order }: { order: Pick<Order, "status" | "serviceType"> }) {
  const t = useT();
  const reached = findProgressStepIndex(order.status, order.serviceType);
  // The first step, the placed order, has no segment: it is reached as soon as the page exists.
  const steps = listProgressSteps(order.serviceType).slice(1);
  return (
    <ol className="steps grid grid-flow-col auto-cols-fr gap-1.5">
      {steps.map((step, at) => {
        const isReached = at < reached;
        const isNow = at === reached - 1 && reached < steps.length;
        return (
          <li key={step} aria-current={isNow ? "step" : undefined}>
            <span
              aria-hidden
              className={clsx(
                "relative block h-1.5 overflow-hidden rounded-full",
                isReached ? "bg-brand/30" : "bg-sunken-2",
              )}
            >
              <span
                className={clsx(
                  "absolute inset-0 origin-left rounded-full bg-brand transition-[scale] duration-500 motion-reduce:transition-none rtl:origin-right",
                  isNow && "step-now",
                )}
                style={{ scale: isReached ? "1 1" : "0 1" }}
              />
            </span>
            <span className="sr-only">
              {t(
                // A dine-in order is not picked up, so its last step has another label.
                step === "CLOSED" && order.serviceType === "DINE_IN"
                  ? "order.state.CLOSED.DINE_IN"
                  : `order.step.${step}`,
              )}
              {isReached && !isNow ? `, ${t("order.stepDone")}` : ""}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
