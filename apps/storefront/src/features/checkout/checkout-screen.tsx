import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { useT } from "../../platform/i18n.tsx";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { useBasketGroup } from "../../shop/basket/group.ts";
import { findRecentOrderLocation } from "../../shop/basket/last-order.ts";
import { useIsMounted } from "../../platform/panel.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CheckoutCards } from "./checkout-cards.tsx";
import type { CheckoutCardsProps } from "./checkout-cards.tsx";

export type CheckoutScreenProps = Pick<CheckoutCardsProps, "signIn">;

/** Renders the checkout on one page: its cards, or a skeleton while they load. The order button is sticky at the bottom. */
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

/** Renders placeholders with the sizes of the service type, the place, the receiver, the extras and the total. */
function CheckoutSkeleton() {
  const t = useT();
  return (
    <div
      role="status"
      aria-label={t("state.loading")}
      className="grid gap-3 pt-1 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-5 lg:pt-3"
    >
      <div className="grid gap-3 lg:gap-4">
        {["h-13", "h-29", "h-15", "h-17"].map((height) => (
          <Skeleton key={height} className={`${height} rounded-[20px]!`} />
        ))}
      </div>
      <Skeleton className="h-64 rounded-[20px]!" />
    </div>
  );
}
