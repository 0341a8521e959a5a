import { CircleCheckBig } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { formatMoney } from "@dasturxon/domain/format";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { usePanel, useOpenPanels } from "../../platform/panel.ts";
import { useOpenLocation } from "../../shop/location/open-location.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { focusCard } from "../../ui/card.tsx";
import { rememberCheckoutIdempotencyKey } from "./attempt.ts";
import { NotesCard } from "./notes-card.tsx";
import { CHECKOUT_SHEETS, getCheckoutCardOfObstacle } from "./obstacles.ts";
import type { CheckoutCard, CheckoutSheetName, OrderObstacle } from "./obstacles.ts";
import { ReceiverCard, useIsReceiverOffered } from "./receiver-card.tsx";
import { ServiceTypeChoice } from "./service-type-choice.tsx";
import { SubmitBar } from "./submit-bar.tsx";
import { useTimeSlots } from "./time-slots.ts";
import { TipCard } from "./tip-card.tsx";
import { TotalCard } from "./total-card.tsx";
import { useCheckout } from "./use-checkout.ts";
import type { CheckoutState } from "./use-checkout.ts";
import { useOrderPlacement } from "./use-placing.ts";
import { useTimeChoice } from "./use-time-choice.ts";
import { useConnectionWait } from "./use-waiting.ts";
import { CheckoutTimeRow } from "./when-row.tsx";
import { CheckoutPlaceCard } from "./where-card.tsx";

const CheckoutSheets = lazySheet(() =>
  import("./checkout-sheets.tsx").then((module) => module.CheckoutSheets),
);
const PriceChangedSheet = lazySheet(() =>
  import("./price-changed-sheet.tsx").then((module) => module.PriceChangedSheet),
);

export interface CheckoutCardsProps {
  /** Renders the sign-in sheet over the checkout. */
  signIn(sheet: { isOpen: boolean; action: string; onClose(): void; onSignedIn(): void }): ReactNode;
  onPlaced(): void;
}

/** Shows the order as one summary: place and time, receiver, extras and total. The payment method is at the button. */
export function CheckoutCards({ signIn, onPlaced }: CheckoutCardsProps) {
  const t = useT();
  const checkout = useCheckout();
  const { language, currency } = useCurrency();
  const serviceType = useServiceType();
  const times = useTimeSlots({
    branchId: checkout.branch?.id ?? null,
    serviceType,
    minutes: checkout.quote?.minutes,
  });
  const choice = useTimeChoice(checkout, times);
  const sheets = useCheckoutSheets();
  const signInPanel = usePanel("sign-in");
  const pricePanel = usePanel("price-changed");
  const [isTried, setIsTried] = useState(false);
  useEffect(rememberCheckoutIdempotencyKey, []);
  const placing = useOrderPlacement(checkout, {
    onPlaced,
    onSignInNeeded: signInPanel.open,
    onPriceChanged: pricePanel.open,
    onRefused(code) {
      if (/^(slot|branch_closed|day_off|holiday|closes_before_ready|paused)/.test(code)) times.reload();
      if (code === "phone_required") signInPanel.open();
      // No field resolves a pause without an end.
      else if (code !== "paused") sheets.openFor(getCheckoutCardOfObstacle(code));
    },
  });
  const waiting = useConnectionWait(checkout, placing);
  const resolveObstacle = useOrderObstacleResolver(sheets.openFor);

  function submitCheckout() {
    setIsTried(true);
    placing.clearProblem();
    const { obstacle } = checkout;
    if (obstacle && obstacle.card !== "again") resolveObstacle(obstacle);
    else if (!waiting.begin()) void placing.placeOrder();
  }

  if (placing.isPlaced) return <PlacedOrderNotice />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-60 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-5 lg:pt-3 lg:pb-16">
      {/* Changes while the order is sent would be lost with the draft, which is reset after the order. */}
      <div inert={placing.isBusy} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
        <ServiceTypeChoice />
        <CheckoutPlaceCard checkout={checkout} isTried={isTried}>
          {!needsNoOrderTime(checkout, serviceType) && (
            <CheckoutTimeRow checkout={checkout} choice={choice} onOpen={() => sheets.open("when")} />
          )}
        </CheckoutPlaceCard>
        <ReceiverCard draft={checkout.draft} onOpen={() => sheets.open("who")} />
        <NotesCard checkout={checkout} onOpen={() => sheets.open("notes")} />
        <TipCard checkout={checkout} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-18">
        <div inert={placing.isBusy}>
          <TotalCard checkout={checkout} />
        </div>
        <BottomBar className="lg:[--sunken:var(--raised)]">
          <SubmitBar
            checkout={checkout}
            placing={placing}
            waiting={waiting}
            onPress={submitCheckout}
            onPaymentOpen={() => sheets.open("pay")}
          />
        </BottomBar>
      </div>
      <CheckoutSheets
        isOpen={sheets.opened !== null}
        opened={sheets.opened}
        onClose={sheets.close}
        checkout={checkout}
        choice={choice}
        placing={placing}
        isTried={isTried}
      />
      {signIn({
        isOpen: signInPanel.isOpen,
        // Signing in places the order, so the last button is labelled with the order and its total.
        action: `${t("checkout.place")} · ${formatMoney(calculateAmountDue(checkout.breakdown), language, currency)}`,
        onClose: signInPanel.close,
        onSignedIn() {
          signInPanel.close();
          void placing.placeOrder();
        },
      })}
      {placing.priceChange && (
        <PriceChangedSheet
          change={placing.priceChange}
          isOpen={pricePanel.isOpen}
          onClose={pricePanel.close}
          onAccept={() => {
            pricePanel.close();
            void placing.placeOrder(placing.priceChange?.breakdown.totalPrice);
          }}
        />
      )}
    </div>
  );
}

/** Dine-in orders are served when they are ready and need no time, unless the branch is closed or paused [CH-2]. */
function needsNoOrderTime({ draft, obstacle }: CheckoutState, serviceType: string): boolean {
  return serviceType === "DINE_IN" && !draft.isLater && obstacle?.card !== "when";
}

const CHECKOUT_SHEET_PANEL_PREFIX = "checkout:";

/** Returns the open sheet of the checkout and functions to change it. The back button closes it [RT-5]. */
function useCheckoutSheets() {
  const { panels, open, close } = useOpenPanels();
  const isReceiverOffered = useIsReceiverOffered();
  // After a refusal of the order, the sheet with the refused field may open over another sheet. The last panel is on
  // top.
  const top = panels.findLast((panel) => panel.startsWith(CHECKOUT_SHEET_PANEL_PREFIX));
  const opened = CHECKOUT_SHEETS.find((name) => CHECKOUT_SHEET_PANEL_PREFIX + name === top) ?? null;
  const openSheet = (name: CheckoutSheetName) => open(CHECKOUT_SHEET_PANEL_PREFIX + name);
  return {
    opened,
    open: openSheet,
    /** Opens the sheet of a part of the checkout. Returns false if the part has none. */
    openFor(card: CheckoutCard): boolean {
      const name = CHECKOUT_SHEETS.find((sheet) => sheet === card);
      if (!name || (name === "who" && !isReceiverOffered)) return false;
      openSheet(name);
      return true;
    },
    close: () => opened && close(CHECKOUT_SHEET_PANEL_PREFIX + opened),
  };
}

/** Returns a function that opens the place where the guest resolves an obstacle, and focuses its field. */
function useOrderObstacleResolver(
  openSheet: (card: CheckoutCard) => boolean,
): (obstacle: OrderObstacle) => void {
  const navigate = useNavigate();
  const basketWay = useBasketLocation();
  const openLocation = useOpenLocation();
  return ({ code, card }) => {
    if (card === "basket") return void navigate(basketWay.to, { state: basketWay.state });
    if (card === "orders") return void navigate("/profile/orders");
    if (code === "house_missing") {
      focusCard("checkout-where");
      return document.querySelector<HTMLElement>("#checkout-where [required]")?.focus();
    }
    // The note about the pause is shown at the place of the order, so the card of the place gets the focus.
    if (code === "paused") return focusCard("checkout-where");
    if (card === "where") return openLocation();
    if (!openSheet(card)) focusCard(`checkout-${card}`);
  };
}

function PlacedOrderNotice() {
  const t = useT();
  return (
    <p
      role="status"
      className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-section font-bold"
    >
      <CircleCheckBig size={64} strokeWidth={1.5} aria-hidden className="text-good" />
      {t("checkout.thanks")}
    </p>
  );
}
