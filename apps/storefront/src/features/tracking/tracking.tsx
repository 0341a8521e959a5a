import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isPrivatePath, hasActiveTracker, findActiveTrackers } from "@dasturxon/domain/trackers";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { basketStore } from "../../shop/basket/basket.ts";
import { findProduct } from "../../shop/menu/menu-query.ts";
import { useOpenedProduct } from "../../shop/menu/open-product.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { consentStore } from "./consent.ts";
import { startAnalytics } from "./counters.ts";
import type { Analytics } from "./counters.ts";
import { trackBasket } from "./follow-basket.ts";
import { toShopItems } from "./goods.ts";

/** Analytics of the page. Loaded once, regardless of re-renders. */
let startedAnalytics: Analytics | null = null;

/** Reports visits to the brand's analytics: only with the guest's consent, and never for private pages [AN-1]. */
export function Tracking() {
  const { pathname } = useLocation();
  const consent = consentStore.use();
  // Renders nothing if no tracker is active. A tracker without an id does not count as active.
  if (!hasActiveTracker(useBrand().merchant.tracking)) return null;
  if (consent === "yes") return <PageAnalytics path={pathname} />;
  return consent === null && !isPrivatePath(pathname) ? <ConsentBar /> : null;
}

function PageAnalytics({ path }: { path: string }) {
  const text = useText();
  const { merchant } = useBrand();
  const isPrivate = isPrivatePath(path);
  const viewed = useOpenedProduct()?.id ?? /^\/product\/([^/]+)$/.exec(path)?.[1];
  const [isReady, setIsReady] = useState(startedAnalytics !== null);
  useEffect(() => {
    if (startedAnalytics || isPrivate) return;
    startedAnalytics = startAnalytics(findActiveTrackers(merchant.tracking), merchant.currency);
    setIsReady(true);
  }, [isPrivate, merchant]);
  useEffect(() => {
    if (isReady && !isPrivate) startedAnalytics?.page(path);
  }, [isReady, isPrivate, path]);
  useEffect(() => {
    const product = viewed && findProduct(viewed);
    if (!isReady || !product) return;
    startedAnalytics?.event({
      kind: "view",
      items: toShopItems([{ ...product, productId: product.id, count: 1 }], text),
    });
    // Reports a view once per opened product, not on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, viewed]);
  useEffect(
    () =>
      trackBasket(({ lines, ...event }) =>
        startedAnalytics?.event({ ...event, items: toShopItems(lines, text) }),
      ),
    [text],
  );
  const isAtCheckout = path === "/checkout";
  useEffect(() => {
    if (isAtCheckout)
      startedAnalytics?.event({ kind: "checkout", items: toShopItems(basketStore.get().lines, text) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAtCheckout]);
  return null;
}
