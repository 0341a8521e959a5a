import { useEffect } from "react";
import { useLanguage } from "../../platform/i18n.tsx";
import { useSharedBasket } from "../../shop/basket/use-shared-basket.ts";
import { signInByClick } from "../../shop/session/click.ts";

/** Signing in has begun: the effect may run twice. */
let isBegun = false;

/** What a page does in the Click application beside what it does on the web: draws nothing. [CK-1] */
export function ClickPage() {
  const language = useLanguage();
  useSharedBasket();
  useEffect(() => {
    if (isBegun) return;
    isBegun = true;
    void signInByClick(language);
  }, [language]);
  return null;
}
