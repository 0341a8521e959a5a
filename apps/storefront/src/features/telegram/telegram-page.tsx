import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { setPromoCode, useBasket } from "../../shop/basket/basket.ts";
import { useSharedBasket } from "../../shop/basket/use-shared-basket.ts";
import { signInByLaunch } from "../../shop/session/telegram.ts";
import { useOpenPanels } from "../../platform/panel.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { readStoredLaunch, promoCodeFromLaunch } from "../../shells/telegram/launch.ts";
import { mirrorMainActionInMessenger } from "./main-action.ts";

/** Whether sign-in has started. Prevents a second sign-in, because React may run the effect twice. */
let isSignInStarted = false;

/** Runs what a page needs in Telegram in addition to the web. Renders nothing [TG-4]. */
export function TelegramPage() {
  const shell = useShell();
  useSharedBasket();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { panels } = useOpenPanels();
  const { lines } = useBasket();
  const isFull = lines.length > 0;
  const isInner = pathname !== "/" || panels.length > 0;

  useEffect(() => {
    if (isSignInStarted) return;
    isSignInStarted = true;
    const launch = readStoredLaunch();
    const promo = launch && promoCodeFromLaunch(launch);
    if (promo !== null) setPromoCode(promo.toUpperCase());
    void signInByLaunch();
  }, []);

  // An open sheet has its own history entry, so going back closes it first.
  const goBack = useEffectEvent(() => {
    const hasPast = ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
    void (hasPast ? navigate(-1) : navigate("/"));
  });
  useEffect(() => shell.setBackButton(isInner ? () => goBack() : null), [shell, isInner]);
  useEffect(() => shell.setClosingConfirmation(isFull), [shell, isFull]);
  useEffect(() => shell.setVerticalSwipes(panels.length === 0), [shell, panels.length]);
  useEffect(() => (shell.kind === "telegram" ? mirrorMainActionInMessenger(shell) : undefined), [shell]);
  return null;
}
