import { CircleCheckBig } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Navigate, useNavigate } from "react-router";
import { formatMoney } from "@dasturxon/domain/format";
import { calculateAmountDue } from "@dasturxon/domain/tips";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyPartBelowFold } from "../../platform/lazy-part-below.tsx";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { useBasketGroup } from "../../shop/basket/group.ts";
import { findRecentOrderLocation } from "../../shop/basket/last-order.ts";
import { useIsMounted, usePanel } from "../../platform/panel.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { rememberCheckoutKey } from "./attempt.ts";
import { Card, focusCard } from "../../ui/card.tsx";
import { ServiceTypeCard } from "./how-card.tsx";
import { useTimeSlots } from "./time-slots.ts";
import { SubmitBar } from "./submit-bar.tsx";
import { TipCard } from "./tip-card.tsx";
import { TotalCard } from "./total-card.tsx";
import { useCheckout } from "./use-checkout.ts";
import { useOrderPlacement } from "./use-placing.ts";
import { useConnectionWait } from "./use-waiting.ts";
import { WhenCard } from "./when-card.tsx";
import { WhereCard } from "./where-card.tsx";

const ReceiverCard = lazyPartBelowFold(
  () => import("./who-card.tsx").then((module) => module.ReceiverCard),
  () => <CardPlaceholder name="who" className="h-28" />,
);
const NotesCard = lazyPartBelowFold(
  () => import("./notes-card.tsx").then((module) => module.NotesCard),
  () => <CardPlaceholder name="notes" className="h-80" />,
);
const PaymentMethodCard = lazyPartBelowFold(
  () => import("./pay-card.tsx").then((module) => module.PaymentMethodCard),
  () => <CardPlaceholder name="pay" className="h-96" />,
);
const PriceChangedSheet = lazySheet(() =>
  import("./price-changed-sheet.tsx").then((module) => module.PriceChangedSheet),
);

export interface CheckoutScreenProps {
  /** Renders the sign-in sheet over the checkout. */
  signIn(sheet: { isOpen: boolean; action: string; onClose(): void; onSignedIn(): void }): ReactNode;
}

/** Shows the whole order on one page, divided into cards. The button with the total stays at the bottom of the screen. */
export function CheckoutScreen({ signIn }: CheckoutScreenProps) {
  const t = useT();
  const { lines } = useBasket();
  const isMounted = useIsMounted();
  const basketWay = useBasketLocation();
  const joined = useBasketGroup();
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => void menuQuery.load(), []);
  if (isMounted && lines.length === 0 && !isPlaced)
    return <Navigate {...(findRecentOrderLocation(Date.now()) ?? basketWay)} replace />;
  // The basket of a member is a part of a group order. Only the host can order, so other members are redirected to the
  // group.
  if (isMounted && joined?.orderingSince === null && !isPlaced)
    return <Navigate to={`/group/${joined.id}`} replace />;
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("checkout.title")}
        back={basketWay.to}
        backLabel={t("checkout.toBasket")}
        width="max-w-[1080px]"
      />
      <div className="mx-auto max-w-[1080px] px-4 lg:px-6">
        {isMounted ? (
          <CheckoutCards signIn={signIn} onPlaced={() => setIsPlaced(true)} />
        ) : (
          <CheckoutSkeleton />
        )}
      </div>
    </main>
  );
}

function CheckoutCards({ signIn, onPlaced }: CheckoutScreenProps & { onPlaced(): void }) {
  const t = useT();
  const navigate = useNavigate();
  const basketWay = useBasketLocation();
  const checkout = useCheckout();
  const { language, currency } = useCurrency();
  const serviceType = useServiceType();
  const times = useTimeSlots({
    branchId: checkout.branch?.id ?? null,
    serviceType,
    minutes: checkout.quote?.minutes,
  });
  // Hides the time card for orders at a table, which are served when ready, unless the branch is closed or paused.
  const isServedNow =
    Boolean(checkout.basics?.tableId) && !checkout.draft.isLater && checkout.obstacle?.card !== "when";
  const signInPanel = usePanel("sign-in");
  const pricePanel = usePanel("price-changed");
  const [isTried, setIsTried] = useState(false);
  useEffect(rememberCheckoutKey, []);
  const placing = useOrderPlacement(checkout, {
    onPlaced,
    onSignInNeeded: signInPanel.open,
    onPriceChanged: pricePanel.open,
    onRefused(code) {
      if (/^(slot|branch_closed|day_off|holiday|closes_before_ready|paused)/.test(code)) times.reload();
    },
  });

  const waiting = useConnectionWait(checkout, placing);

  function submitCheckout() {
    setIsTried(true);
    placing.clearProblem();
    const { obstacle } = checkout;
    if (!obstacle || obstacle.card === "again") {
      if (!waiting.begin()) void placing.placeOrder();
    } else if (obstacle.card === "basket") void navigate(basketWay.to, { state: basketWay.state });
    else if (obstacle.card === "orders") void navigate("/profile/orders");
    else focusCard(`checkout-${obstacle.card}`);
  }

  if (placing.isPlaced) {
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-46 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-5 lg:pt-3 lg:pb-16">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:gap-4">
        <ServiceTypeCard />
        <WhereCard checkout={checkout} isTried={isTried} />
        {!isServedNow && <WhenCard checkout={checkout} times={times} />}
        <ReceiverCard draft={checkout.draft} isTried={isTried} />
        <NotesCard draft={checkout.draft} />
        <TipCard checkout={checkout} />
        <PaymentMethodCard checkout={checkout} isTried={isTried} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-18">
        <TotalCard checkout={checkout} />
        <BottomBar className="lg:[--sunken:var(--raised)]">
          <SubmitBar checkout={checkout} placing={placing} waiting={waiting} onPress={submitCheckout} />
        </BottomBar>
      </div>
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

/** Placeholder of a checkout card that is still loading: its title and space for its fields. */
function CardPlaceholder({ name, className }: { name: "who" | "notes" | "pay"; className: string }) {
  const t = useT();
  return (
    <Card id={`checkout-${name}`} title={t(`checkout.${name}`)}>
      <Skeleton className={className} />
    </Card>
  );
}

function CheckoutSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("state.loading")} className="grid gap-3 pt-1">
      {["h-28", "h-32", "h-40", "h-24", "h-64"].map((height) => (
        <Skeleton key={height} className={`${height} rounded-[20px]!`} />
      ))}
    </div>
  );
}
