import { useState } from "react";
import { useEndedSessionAlarm } from "../features/sign-in/use-ended-alarm.ts";
import { type EndedSession, isSignedOutOnDevice } from "../platform/last-session.ts";
import { usePrefetchedParts } from "../platform/lazy-part.ts";
import { readPairedToken } from "../platform/paired-device.ts";
import { useTranslate } from "../platform/use-language.tsx";
import { LazyPage, createLazyPage } from "../ui/lazy-page.tsx";

const PinPage = createLazyPage(async () => (await import("../features/devices/paired/pin-page.tsx")).PinPage);
const SignInPage = createLazyPage(
  async () => (await import("../features/sign-in/sign-in-page.tsx")).SignInPage,
);

/**
 * Preloads the sign-in page, or the PIN page of a paired device, during the session request if this device certainly
 * has no session.
 */
export function prefetchSignedOutScreen(): void {
  if (isSignedOutOnDevice()) void (readPairedToken() === null ? SignInPage : PinPage).bring();
}

/**
 * Start page without a session. A paired device lists the staff and requests a PIN. Other browsers request a password.
 */
export function SignedOutScreen({ ended }: { ended: EndedSession | null }) {
  const t = useTranslate();
  useEndedSessionAlarm(ended !== null, t("sign-in.ended-title"));
  usePrefetchedParts(true);
  const [token, setToken] = useState(readPairedToken);
  if (token === null) return <LazyPage page={SignInPage} props={{ ended }} />;
  return (
    <LazyPage page={PinPage} props={{ token, isEnded: ended !== null, onPassword: () => setToken(null) }} />
  );
}
