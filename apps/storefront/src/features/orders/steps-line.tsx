import { BadgeCheck, Bike, Check, ChefHat, PackageCheck, ReceiptText, Store } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { findProgressStepIndex, listProgressSteps } from "@dasturxon/domain/order-status";
import type { ProgressStep } from "@dasturxon/domain/order-status";
import { clsx } from "clsx";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { useBrand } from "../../shop/brand/brand.tsx";

const STEP_ICONS: Record<ProgressStep, LucideIcon> = {
  CREATED: ReceiptText,
  ACCEPTED: Check,
  COOKING: ChefHat,
  ON_WAY: Bike,
  DONE: PackageCheck,
  DELIVERED: BadgeCheck,
  CLOSED: BadgeCheck,
};

/** Renders the five steps of an order as a progress line. */
export function StepsLine({ order }: { order: Pick<Order, "status" | "serviceType"> }) {
  const t = useT();
  // In a grocery, the cooking step means that products are collected.
  const isShop = useBrand().merchant.kind === "GROCERY";
  const steps = listProgressSteps(order.serviceType);
  const reached = findProgressStepIndex(order.status, order.serviceType);
  return (
    <div className="steps">
      <ol className="grid grid-flow-col auto-cols-fr gap-1.5">
        {steps.map((step, at) => {
          const Icon = isShop && step === "COOKING" ? Store : STEP_ICONS[step];
          const isNow = at === reached && reached < steps.length - 1;
          return (
            <li key={step} aria-current={isNow ? "step" : undefined} className="min-w-0">
              <span
                aria-hidden
                className={clsx(
                  "relative block h-1.5 overflow-hidden rounded-full",
                  at <= reached ? "bg-brand/30" : "bg-sunken-2",
                )}
              >
                <span
                  className={clsx(
                    "absolute inset-0 origin-left rounded-full bg-brand transition-[scale] duration-500 motion-reduce:transition-none rtl:origin-right",
                    isNow && "step-now",
                  )}
                  style={{ scale: at <= reached ? "1 1" : "0 1" }}
                />
              </span>
              <span
                className={clsx(
                  "mt-2 flex flex-col items-center gap-1 text-center",
                  at <= reached ? "text-ink" : "text-ink-3",
                )}
              >
                <Icon size={20} aria-hidden strokeWidth={isNow ? 2.2 : 1.7} />
                <span
                  className={clsx(
                    "step-word -mx-1 text-caption hyphens-auto",
                    isNow ? "font-bold" : "font-medium",
                  )}
                >
                  {t(
                    // A dine-in order is not picked up, so its last step has another label.
                    step === "CLOSED" && order.serviceType === "DINE_IN"
                      ? "order.state.CLOSED.DINE_IN"
                      : `order.step.${step}`,
                  )}
                  <span className="sr-only">
                    {at < reached || (at === reached && !isNow) ? `, ${t("order.stepDone")}` : ""}
                  </span>
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
