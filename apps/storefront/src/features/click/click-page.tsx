import { useEffect } from "react";
import { useLanguage } from "../../platform/i18n.tsx";
import { useSharedBasket } from "../../shop/basket/use-shared-basket.ts";
import { signInByClick } from "../../shop/session/click.ts";

/** Whether sign-in has started. Prevents a second sign-in, because React may run the effect twice. */
let isSignInStarted = false;

/** Runs what a page needs in the Click application in addition to the web. Renders nothing [CK-1]. */
export function ClickPage() {
  const language = useLanguage();
  useSharedBasket();
  useEffect(() => {
    if (isSignInStarted) return;
    isSignInStarted = true;
    void signInByClick(language);
  }, [language]);
  return null;
}
