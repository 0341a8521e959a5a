import { useEffect, useEffectEvent } from "react";

/** Credential of the WebOTP API, which is missing in TypeScript's DOM types. */
interface WebOtpCredential extends Credential {
  code: string;
}

/**
 * Reads the code from an SMS whose last line names this host (WebOTP), while the field is shown. Android requests
 * permission once and fills in the code. Other browsers suggest the code through `autocomplete` [US-1].
 */
export function useSmsCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in globalThis)) return;
    const stop = new AbortController();
    const wanted = { otp: { transport: ["sms"] }, signal: stop.signal };
    navigator.credentials
      .get(wanted as CredentialRequestOptions)
      .then((credential) => {
        if (credential && !stop.signal.aborted) take((credential as WebOtpCredential).code);
      })
      // The request was rejected, aborted or timed out. The guest then types the code.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
}
