import { isLanguage } from "@dasturxon/domain/language";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useLanguage } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { openSession } from "../../shop/session/session.ts";
import { pendingCodeStore } from "./sign-in-store.ts";

/** Requests a code and exchanges it for a session. The session token is stored in a cookie [US-1]. */
export function useSignIn() {
  const language = useLanguage();
  const shell = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  /** Requests a code for the phone. Returns true if a code was sent or a previous code is still valid. */
  async function sendCode(phone: string): Promise<boolean> {
    const pending = pendingCodeStore.get();
    if (pending?.phone === phone && pending.resendAt > Date.now()) return true;
    setIsBusy(true);
    setError(null);
    const { data, error: refusal } = await call("POST /users/v1/users/code", {
      body: { phone, language: isLanguage(language) ? language : "uz" },
    });
    setIsBusy(false);
    if (refusal && refusal.code !== "code_cooldown") {
      setError(refusal);
      return false;
    }
    const wait = refusal ? refusal.data.seconds : data.resendIn;
    const demoInbox = data?.demoInbox ?? (pending?.phone === phone ? pending.demoInbox : null);
    pendingCodeStore.set({ phone, resendAt: Date.now() + wait * 1000, demoInbox });
    return true;
  }

  /** Exchanges the code for a session. Returns true if the customer is signed in. */
  async function enterCode(phone: string, code: string): Promise<boolean> {
    setIsBusy(true);
    setError(null);
    const { data, error: refusal } = await call("POST /users/v1/users/token", { body: { phone, code } });
    setIsBusy(false);
    if (refusal) {
      setError(refusal);
      return false;
    }
    const { id: userId, firstName, lastName } = data.user;
    openSession({ userId, phone: data.user.phone, firstName, lastName });
    if (shell.kind === "telegram")
      void import("../../shop/session/telegram.ts").then((telegram) => telegram.linkToTelegram());
    pendingCodeStore.set(null);
    return true;
  }

  return { sendCode, enterCode, isBusy, error, clearError: () => setError(null) };
}
