import { calculateAmountDue } from "@dasturxon/domain/tips";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useMissingDeliveryPriceText } from "../../shop/basket/delivery-from.ts";
import { useBrand, useCurrency } from "../../shop/brand/brand.tsx";
import { connectionStore } from "../../platform/connection.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { orderAttemptStore } from "./attempt.ts";
import { getCheckoutCardOfObstacle } from "./obstacles.ts";
import type { OrderObstacle, OrderObstacleCode } from "./obstacles.ts";
import { PaymentRow } from "./payment-row.tsx";
import type { CheckoutState } from "./use-checkout.ts";
import type { OrderPlacement } from "./use-placing.ts";
import type { CheckoutConnectionWait } from "./use-waiting.ts";

/** Obstacles that are named on the button. All other obstacles are named on the cards of the checkout. */
const OBSTACLES_NAMED_ON_BUTTON = [
  "address_required",
  "branch_not_found",
  "house_missing",
  "paused",
  "paused_until",
  "slot_missing",
  "branch_closed",
  "day_off",
  "holiday",
  "closes_before_ready",
  "receiver_phone",
  "receipt_phone",
  "cashback_exceeded",
  "minimum_amount",
  "minimum_quantity",
  "out_of_zone",
] as const satisfies OrderObstacleCode[];
const isObstacleNamedOnButton = (
  code: OrderObstacleCode,
): code is (typeof OBSTACLES_NAMED_ON_BUTTON)[number] =>
  OBSTACLES_NAMED_ON_BUTTON.some((named) => named === code);

export interface SubmitBarProps {
  checkout: CheckoutState;
  placing: OrderPlacement;
  waiting: CheckoutConnectionWait;
  onPress(): void;
  /** Opens the choice of the payment method. */
  onPaymentOpen(): void;
}

/** Button that places the order, with its total. Names missing input on the button and shows errors above it. */
export function SubmitBar({ checkout, placing, waiting, onPress, onPaymentOpen }: SubmitBarProps) {
  const t = useT();
  const { language, currency } = useCurrency();
  const { isPreview } = useBrand();
  const { isLost } = connectionStore.use();
  const { breakdown, isPending, delivery, quote, isBranchLoading } = checkout;
  // The total and basket errors are unknown until the branches and the first quote arrive. Offline, the button does not
  // wait for them.
  const isKnown = checkout.obstacle !== null && checkout.obstacle.card !== "basket";
  const isUnknown = isBranchLoading || (isPending && !quote && !isKnown);
  const isCounting = isUnknown && !isLost && !placing.isBusy;
  const obstacle = isCounting ? null : checkout.obstacle;
  // The total lacks the delivery price, so show that it is not final.
  const isDeliveryLacking = delivery.state === "unknown";
  const deliveryFrom = useMissingDeliveryPriceText(isDeliveryLacking);
  if (waiting.isWaiting && !placing.isBusy)
    return (
      <div className="grid gap-3">
        <OrderObstacleHint>
          {t(waiting.isLost ? "checkout.waits" : "checkout.waitsForPrice")}
        </OrderObstacleHint>
        <Button size="large" look="quiet" isWide onClick={waiting.cancel}>
          {t("checkout.waitNoLonger")}
        </Button>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <OrderPlacementProblem placing={placing} />
      {!placing.problem && <OrderObstacleNote checkout={checkout} />}
      <div inert={placing.isBusy} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <PaymentRow checkout={checkout} onOpen={onPaymentOpen} />
      </div>
      <Button
        size="large"
        isWide
        isBusy={placing.isBusy}
        // The button is disabled while the total is being calculated, because the customer cannot accept it yet.
        disabled={isPreview || isCounting || (isPending && !obstacle && !placing.isBusy)}
        onClick={onPress}
        // The button is muted during a pause without a known end, because the guest can do nothing about it.
        look={obstacle?.code === "paused" ? "quiet" : "brand"}
        className="flex-wrap justify-between! gap-x-3 gap-y-0!"
      >
        {placing.isBusy ? (
          <span role="status" className="flex-1 text-start">
            {t(placing.isCrowded ? "checkout.crowded" : "checkout.placing")}
          </span>
        ) : (
          <span className="flex-1 text-start">
            {isCounting
              ? t("checkout.counting")
              : obstacle
                ? getObstacleText(obstacle)
                : t(waiting.isLost ? "checkout.placeLater" : "checkout.place")}
          </span>
        )}
        {!isCounting && (
          <span className="grid justify-items-end">
            <Price amount={calculateAmountDue(breakdown)} language={language} currency={currency} />
            {isDeliveryLacking && deliveryFrom && (
              <span className="text-caption font-medium">{deliveryFrom}</span>
            )}
          </span>
        )}
      </Button>
    </div>
  );

  function getObstacleText({ code, card }: OrderObstacle): string {
    return isObstacleNamedOnButton(code) ? t(`checkout.lacks.${code}`) : t(`checkout.mend.${card}`);
  }
}

/** Shows an obstacle that only the brand or the customer's other orders can resolve, before the customer submits. */
function OrderObstacleNote({ checkout }: { checkout: CheckoutState }) {
  const errorText = useErrorText();
  const { obstacle, quote } = checkout;
  const told = obstacle?.card === "orders" && quote?.obstacles.find(({ code }) => code === obstacle.code);
  return told ? <OrderObstacleHint>{errorText(told)}</OrderObstacleHint> : null;
}

function OrderPlacementProblem({ placing }: { placing: OrderPlacement }) {
  const t = useT();
  const errorText = useErrorText();
  const unanswered = orderAttemptStore.use();
  const { problem, isBusy } = placing;
  if (isBusy || (!problem && !unanswered)) return null;
  const isUnsure = !problem || problem.isUnsure;
  return (
    <OrderObstacleHint>
      {problem && `${errorText(problem.error)} `}
      {isUnsure ? t("checkout.unsure") : t(`checkout.kept.${getCheckoutCardOfObstacle(problem.error.code)}`)}
    </OrderObstacleHint>
  );
}

function OrderObstacleHint({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink"
    >
      <TriangleAlert size={20} aria-hidden className="shrink-0" />
      <p>{children}</p>
    </div>
  );
}
