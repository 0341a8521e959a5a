import { calculateAmountDue } from "@dasturxon/domain/tips";
import { Suspense } from "react";
import { formatMoney } from "@dasturxon/domain/format";
import { useT } from "../../platform/i18n.tsx";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import { usePanel } from "../../platform/panel.ts";
import type { Order } from "../../platform/shapes.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useOfferedPaymentMethods } from "../../shop/location/offered-payments.ts";
import { formatCardEnding, useAreCardsLoaded, useSavedCards } from "../../shop/session/cards.ts";
import { useSession } from "../../shop/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { OtherPaymentMethods } from "./other-payments.tsx";
import { UnpaidNotices } from "./unpaid-notices.tsx";
import type { OrderState } from "./use-order.ts";
import { usePayment } from "./use-payment.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

const PaymentQrCode = lazyWhenRendered(() => import("./pay-code.tsx").then((module) => module.PaymentQrCode));
const SendBillButton = lazyWhenRendered(() =>
  import("./send-bill.tsx").then((module) => module.SendBillButton),
);

/** Renders the payment of an unpaid online order: the remaining time, the pay button, and other payment methods. */
export function UnpaidOrderCard({ order, state }: { order: Order; state: OrderState }) {
  const t = useT();
  const panel = usePanel("pay-another-way");
  const { language, currency } = useCurrency();
  const payment = usePayment(order, state);
  const isSignedIn = useSession() !== null;
  const { checkout, error, isLeaving, pay, payBySavedCard } = payment;
  const number = checkout?.number;
  const method = t(`payment.${order.paymentType}`);
  const left = useSecondsLeft(checkout?.expiresAt ?? null);
  const offered = useOfferedPaymentMethods();
  const others = offered.filter(({ type }) => type !== order.paymentType);
  const saved = useSavedCards();
  const cards = saved.filter(({ paymentType }) => offered.some(({ type }) => type === paymentType));
  const card = cards.find(({ paymentType }) => paymentType === order.paymentType);
  const sum = formatMoney(calculateAmountDue(order), language, currency);
  // The pay button is ready only after the cards and the checkout are loaded. A saved card's button or a payment number
  // inserted above it would otherwise shift it under the finger.
  const isReady = useAreCardsLoaded() && (checkout !== null || error !== null);
  const payText = checkout?.isDeclined ? "order.payAgain" : "order.pay";
  const isSilent = error?.code === "payment_not_answering";
  const canChange = others.length > 0 || cards.length > (card ? 1 : 0);
  return (
    <>
      {/* The card is on the page, where only the colour of cards is visible. */}
      <div className="grid gap-3 [--sunken:var(--raised)]">
        <UnpaidNotices payment={payment} left={left} method={method} />
        {card && (
          <Button
            size="large"
            isWide
            isBusy={isLeaving}
            disabled={left === 0}
            onClick={() => void payBySavedCard(card)}
          >
            {t(payText, { sum, name: formatCardEnding(card.mask).replace(" ", "\u00A0") })}
          </Button>
        )}
        {(!number || checkout?.url) && (
          <Button
            look={card || isSilent ? "quiet" : "brand"}
            size="large"
            isWide
            isBusy={isLeaving}
            disabled={left === 0 || !isReady}
            onClick={() => void pay()}
          >
            {t(payText, { sum, name: method })}
          </Button>
        )}
        {canChange && left !== 0 && (
          <Button look={isSilent ? "brand" : "quiet"} size="large" isWide onClick={panel.open}>
            {t("order.payAnotherWay")}
          </Button>
        )}
        {/* The QR code, the button to send the bill and the sheet with other payment methods are lazy-loaded. They
            are below the buttons, so that the buttons do not move. */}
        {checkout?.url && left !== 0 && (
          <Suspense>
            <PaymentQrCode url={checkout.url} name={method} />
          </Suspense>
        )}
        {isSignedIn && checkout?.sendsBill && left !== 0 && (
          <Suspense>
            <SendBillButton orderId={order.id} name={method} onSent={state.reload} />
          </Suspense>
        )}
      </div>
      <OtherPaymentMethods
        panel={panel}
        cards={cards.filter((each) => each !== card)}
        methods={others}
        payment={payment}
      />
    </>
  );
}
