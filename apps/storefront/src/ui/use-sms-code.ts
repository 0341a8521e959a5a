import { useEffect, useEffectEvent } from "react";

/** Of the WebOTP API, which TypeScript does not know yet. */
interface CodeCredential extends Credential {
  code: string;
}

/**
 * Hears the code of a message whose last line names this host, while the field is shown: Android asks once and fills it
 * in. Browsers without WebOTP offer the code at the field by `autocomplete` alone. [US-1]
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
        if (credential && !stop.signal.aborted) take((credential as CodeCredential).code);
      })
      // Refused, withdrawn or out of time: the code is typed.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
}
