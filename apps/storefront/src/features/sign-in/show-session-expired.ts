import type { I18n } from "@lingui/core";
import type { NavigateFunction } from "react-router";
import { loadLazyTexts } from "../../platform/lazy-texts.ts";
import { removePastOrdersSpace } from "../../shop/session/past-orders-room.ts";
import { toast } from "../../ui/toast.tsx";

export interface SessionExpiryInput {
  i18n: I18n;
  navigate: NavigateFunction;
  /** Path and query of the customer's last page. */
  from: string;
}

/** Shows that the session expired [US-4], with a link to sign in and return to the last page [RT-4]. */
export async function showSessionExpired({ i18n, navigate, from }: SessionExpiryInput): Promise<void> {
  removePastOrdersSpace();
  await loadLazyTexts();
  await toast({
    text: i18n._("session.expired"),
    tone: "bad",
    action: {
      label: i18n._("profile.signIn"),
      onPress: () => void navigate(`/login?return=${encodeURIComponent(from)}`),
    },
  });
}
