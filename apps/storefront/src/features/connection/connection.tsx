import { Clock } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { connectionStore, watchConnection } from "../../platform/connection.ts";
import { useT } from "../../platform/i18n.tsx";
import { NOT_CACHED } from "../../platform/worker-messages.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { followTheme, paintSurroundings } from "../../platform/theme.ts";
import { startWorker } from "../../platform/worker.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { refreshQuote } from "../../shop/basket/quote.ts";
import { useSharedBasket } from "../../shop/basket/use-shared-basket.ts";
import { isDue, waitingOrderStore } from "../../shop/basket/waiting-order.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { untilText, useWording } from "../../shop/brand/when-text.ts";
import { fetchToasts, toast } from "../../ui/toast.tsx";
import { followContent } from "./follow-content.ts";
import { OfflineStrip, SERVED_STRIP_ID, STRIP, STRIP_PLACE } from "./offline-strip.tsx";
import { sendWaiting, useWaitingCount } from "./waiting-writes.ts";

export interface ConnectionProps {
  isPreview: boolean;
  /** Called when the brand is switched off. The page must reload, because the server then sends a notice instead. */
  onClosed(): void;
}

/**
 * Watches the connection. Without one, shows when the cached menu was loaded and how many changes wait to be sent
 * [ER-3].
 */
export function Connection({ isPreview, onClosed }: ConnectionProps) {
  const t = useT();
  useSharedBasket();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { lines } = useBasket();
  const waiting = waitingOrderStore.use();
  const hasWaiting = lines.length > 0 && isDue(waiting, Date.now()) && pathname !== "/checkout";
  const onBack = useEffectEvent(() => {
    void refreshQuote();
    sendWaiting();
    // The checkout sends the waiting order, as the customer wanted, as soon as there is a connection.
    if (hasWaiting) void navigate("/checkout");
  });
  useEffect(() => watchConnection(() => onBack()), []);
  const { isDark } = useBrand().merchant;
  const { kind } = useShell();
  // The guest's theme does not apply in a messenger or if the brand is always dark. Ignore its change in another tab.
  const isThemeOwn = !isDark && kind === "web";
  useEffect(() => (isThemeOwn ? followTheme() : undefined), [isThemeOwn]);
  // A preview does not update.
  useEffect(() => (isPreview ? undefined : followContent(onClosed)), [isPreview, onClosed]);
  useEffect(() => {
    // Load the toasts early: browsers can cache a failed module import until the page reloads.
    const fetchOnce = () => void fetchToasts().catch(() => undefined);
    addEventListener("pointerdown", fetchOnce, { once: true, passive: true });
    return () => removeEventListener("pointerdown", fetchOnce);
  }, []);
  useEffect(() => {
    startWorker();
    paintSurroundings();
    sendWaiting();
  }, []);
  const { isLost } = connectionStore.use();
  const say = useEffectEvent(() => {
    // After scrolling, the notice at the top is not visible. The module of the toasts may fail to load too.
    if (scrollY > 0) toast({ text: t("connection.lost") }).catch(() => undefined);
  });
  useEffect(() => {
    if (isLost) say();
  }, [isLost]);
  return (
    <div role="status" data-strip className={STRIP_PLACE}>
      {isLost && <Lost />}
      {hasWaiting && (
        <p className={STRIP}>
          <Clock size={18} aria-hidden className="shrink-0" />
          {t("connection.orderWaits")}
          <Link to="/checkout" className="grid min-h-11 items-center font-semibold underline">
            {t("connection.openOrder")}
          </Link>
        </p>
      )}
    </div>
  );
}

function Lost() {
  const t = useT();
  const wording = useWording();
  const { keptAt } = connectionStore.use();
  const { hash, pathname } = useLocation();
  const isElsewhere = hash === NOT_CACHED;
  // The order pages show the time of their own data.
  const isOfMenu = keptAt !== null && !pathname.startsWith("/profile/orders");
  const count = useWaitingCount();
  // Takes the place of the served notice in one commit, so that the page does not move.
  useLayoutEffect(() => document.getElementById(SERVED_STRIP_ID)?.remove(), []);
  return (
    <OfflineStrip
      text={isOfMenu ? t("connection.lostSince", { time: untilText(keptAt, wording) }) : t("connection.lost")}
    >
      {isElsewhere && <span>{t("connection.notKept")}</span>}
      {count > 0 && <span>{t("connection.waiting", { count })}</span>}
    </OfflineStrip>
  );
}
