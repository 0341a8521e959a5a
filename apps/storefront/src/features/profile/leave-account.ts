import { useState } from "react";
import { chooseLanguage } from "@dasturxon/domain/choose-language";
import { languageFromWire } from "@dasturxon/domain/language";
import { useNavigate } from "react-router";
import { type ApiError, call } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { requestPageDeletion } from "../../platform/worker.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { removePastOrdersSpace } from "../../shop/session/past-orders-room.ts";
import { closeSession } from "../../shop/session/session.ts";
import { toast } from "../../ui/toast.tsx";

const LEAVE_ACCOUNT_ENDPOINTS = {
  here: "POST /users/v1/users/logout",
  everywhere: "POST /users/v1/users/logout/everywhere",
  forGood: "DELETE /users/v1/users",
} as const;

/**
 * Ends the session on this device or on all devices, or deletes the account. After the server confirms, clears the
 * customer, the address and the order on this device and opens the menu [US-5, US-6]. Without a response nothing is
 * cleared.
 */
export function useLeaveAccount() {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { kind } = useShell();
  const isOwnLanguage = useIsNonDefaultLanguage();
  const [isBusy, setIsBusy] = useState(false);

  async function leaveAccount(way: keyof typeof LEAVE_ACCOUNT_ENDPOINTS): Promise<void> {
    setIsBusy(true);
    const error = way === "here" && kind === "telegram" ? await signOutOfMessenger() : await endSessions(way);
    setIsBusy(false);
    // Without a connection the session cookie is not deleted, so the page reports the failure instead of a false
    // sign-out.
    if (error && error.statusCode !== 401) {
      const text = way === "forGood" ? errorText(error) : t("profile.signOutFailed");
      return void toast({ text, tone: "bad" });
    }
    closeSession();
    removePastOrdersSpace();
    clearTabStorageExceptMessenger();
    await requestPageDeletion().catch(() => undefined);
    // Reloads the page if its language differs from the brand's default. After the account was deleted, the page is not
    // reloaded, because a reload would drop the toast.
    if (way !== "forGood" && kind === "web" && isOwnLanguage) return location.replace("/");
    await navigate("/", { replace: true });
    if (way === "forGood") void toast({ text: t("user.deleted") });
  }

  return { leave: leaveAccount, isBusy };
}

/**
 * Returns whether the page's language differs from the brand's default. The chosen language is forgotten when the
 * session ends.
 */
function useIsNonDefaultLanguage(): boolean {
  const { language, languages, merchant } = useBrand();
  const main = languageFromWire(merchant.mainLanguage);
  return language !== chooseLanguage({ channel: "web", offered: languages, main });
}

async function endSessions(way: keyof typeof LEAVE_ACCOUNT_ENDPOINTS): Promise<ApiError | null> {
  return (await call(LEAVE_ACCOUNT_ENDPOINTS[way])).error;
}

async function signOutOfMessenger(): Promise<ApiError | null> {
  const { signOutOfTelegram } = await import("../../shop/session/telegram.ts");
  return signOutOfTelegram();
}

/**
 * Clears the tab's storage except the messenger's entries. The messenger sends its launch data only once, and the
 * entries prevent another automatic sign-in [US-5].
 */
function clearTabStorageExceptMessenger(): void {
  for (const key of Object.keys(sessionStorage))
    if (!/^dx:(telegram|click)/.test(key)) sessionStorage.removeItem(key);
}
