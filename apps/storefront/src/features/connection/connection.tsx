import { Clock } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { connectionStore, watchConnection } from "../../platform/connection.ts";
import { useT } from "../../platform/i18n.tsx";
import { NOT_CACHED_URL_HASH } from "../../platform/worker-messages.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { syncThemeWithOtherTabs, updateThemeColor } from "../../platform/theme.ts";
import { startWorker } from "../../platform/worker.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { refreshQuote } from "../../shop/basket/quote.ts";
import { useSharedBasket } from "../../shop/basket/use-shared-basket.ts";
import { isWaitingOrderDue, waitingOrderStore } from "../../shop/basket/waiting-order.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { formatTextAfterUntil, useInstantFormatContext } from "../../shop/brand/when-text.ts";
import { loadToastLibrary, toast } from "../../ui/toast.tsx";
import { watchContentChanges } from "./follow-content.ts";
import {
  OfflineNoticeStrip,
  SERVER_RENDERED_OFFLINE_STRIP_ID,
  OFFLINE_STRIP_CLASS,
  OFFLINE_STRIP_POSITION_CLASS,
} from "./offline-strip.tsx";
import { sendWaitingWrites, useWaitingWriteCount } from "./waiting-writes.ts";

export interface ConnectionMonitorProps {
  isPreview: boolean;
  /** Called when the brand is switched off. The page must reload, because the server then sends a notice instead. */
  onClosed(): void;
}

/**
 * Watches the connection. Without one, shows when the cached menu was loaded and how many changes wait to be sent
 * [ER-3].
 */
export function ConnectionMonitor({ isPreview, onClosed }: ConnectionMonitorProps) {
  const t = useT();
  useSharedBasket();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { lines } = useBasket();
  const waiting = waitingOrderStore.use();
  const hasWaiting = lines.length > 0 && isWaitingOrderDue(waiting, Date.now()) && pathname !== "/checkout";
  const onBack = useEffectEvent(() => {
    void refreshQuote();
    sendWaitingWrites();
    // The checkout sends the waiting order, as the customer wanted, as soon as there is a connection.
    if (hasWaiting) void navigate("/checkout");
  });
  useEffect(() => watchConnection(() => onBack()), []);
  const { isDark } = useBrand().merchant;
  const { kind } = useShell();
  // In a messenger, or if the brand is always dark, the guest's own theme does not apply, so its change in another tab
  // is ignored.
  const isThemeOwn = !isDark && kind === "web";
  useEffect(() => (isThemeOwn ? syncThemeWithOtherTabs() : undefined), [isThemeOwn]);
  // In a preview, changes of the brand's content are not loaded while the page is open.
  useEffect(() => (isPreview ? undefined : watchContentChanges(onClosed)), [isPreview, onClosed]);
  useEffect(() => {
    // Load the toasts early: browsers can cache a failed module import until the page reloads.
    const preloadToasts = () => void loadToastLibrary().catch(() => undefined);
    addEventListener("pointerdown", preloadToasts, { once: true, passive: true });
    return () => removeEventListener("pointerdown", preloadToasts);
  }, []);
  useEffect(() => {
    startWorker();
    updateThemeColor();
    sendWaitingWrites();
  }, []);
  const { isLost } = connectionStore.use();
  const say = useEffectEvent(() => {
    // After the guest has scrolled, the notice at the top is not visible, so a toast is shown too. The toast library
    // may fail to load.
    if (scrollY > 0) toast({ text: t("connection.lost") }).catch(() => undefined);
  });
  useEffect(() => {
    if (isLost) say();
  }, [isLost]);
  return (
    <div role="status" data-strip className={OFFLINE_STRIP_POSITION_CLASS}>
      {isLost && <LostConnection />}
      {hasWaiting && (
        <p className={OFFLINE_STRIP_CLASS}>
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

function LostConnection() {
  const t = useT();
  const wording = useInstantFormatContext();
  const { keptAt } = connectionStore.use();
  const { hash, pathname } = useLocation();
  const isElsewhere = hash === NOT_CACHED_URL_HASH;
  // The notice omits the time of the cached menu on the order pages, which show the time of their own data.
  const isOfMenu = keptAt !== null && !pathname.startsWith("/profile/orders");
  const count = useWaitingWriteCount();
  // Removes the offline notice of the served page in the same commit that renders this notice. The page does not move.
  useLayoutEffect(() => document.getElementById(SERVER_RENDERED_OFFLINE_STRIP_ID)?.remove(), []);
  return (
    <OfflineNoticeStrip
      text={
        isOfMenu
          ? t("connection.lostSince", { time: formatTextAfterUntil(keptAt, wording) })
          : t("connection.lost")
      }
    >
      {isElsewhere && <span>{t("connection.notKept")}</span>}
      {count > 0 && <span>{t("connection.waiting", { count })}</span>}
    </OfflineNoticeStrip>
  );
}
