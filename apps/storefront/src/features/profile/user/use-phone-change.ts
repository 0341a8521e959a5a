import { useState } from "react";
import { call } from "../../../platform/api.ts";
import type { ApiError } from "../../../platform/api.ts";
import { createStoredStore } from "../../../platform/stored-store.ts";
import type { PendingSmsCode } from "../../../shop/session/code-step.tsx";
import { updateShownCustomer } from "../../../shop/session/customer.ts";

/** SMS code that was sent to the new phone number of the customer. Stored, so that it survives a reload of the page. */
export const pendingPhoneStore = createStoredStore<PendingSmsCode | null>({
  name: "phone-change",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "phone" in kept ? (kept as PendingSmsCode) : null,
});

/** Requests a code for the new number and uses it to change the phone [US-3]. */
export function usePhoneChange() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  /** Returns true if a code was sent or a previous one is still valid. */
  async function sendCode(phone: string): Promise<boolean> {
    const pending = pendingPhoneStore.get();
    if (pending?.phone === phone && pending.resendAt > Date.now()) return true;
    setIsBusy(true);
    setError(null);
    const { data, error: refusal } = await call("PUT /users/v1/users/phone", { body: { phone } });
    setIsBusy(false);
    if (refusal && refusal.code !== "code_cooldown") {
      setError(refusal);
      return false;
    }
    const wait = refusal ? refusal.data.seconds : data.resendIn;
    pendingPhoneStore.set({
      phone: data?.phone ?? phone,
      resendAt: Date.now() + wait * 1000,
      demoInbox: data?.demoInbox ?? null,
    });
    return true;
  }

  /** Returns true if the number was changed. */
  async function enterCode(phone: string, code: string): Promise<boolean> {
    setIsBusy(true);
    setError(null);
    const { data, error: refusal } = await call("PUT /users/v1/users/phone/verify", {
      body: { phone, code },
    });
    setIsBusy(false);
    if (refusal) {
      setError(refusal);
      return false;
    }
    updateShownCustomer(data);
    pendingPhoneStore.set(null);
    return true;
  }

  return { sendCode, enterCode, isBusy, error, clearError: () => setError(null) };
}
