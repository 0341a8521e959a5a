import { useState } from "react";
import { useEndedAlarm } from "../features/sign-in/use-ended-alarm.ts";
import { type EndedSession, isSurelyOut } from "../platform/last-session.ts";
import { useSoonParts } from "../platform/late-part.ts";
import { pairedToken } from "../platform/paired-device.ts";
import { useT } from "../platform/use-language.tsx";
import { LatePage, latePage } from "../ui/late-page.tsx";

const PinPage = latePage(async () => (await import("../features/devices/paired/pin-page.tsx")).PinPage);
const SignInPage = latePage(async () => (await import("../features/sign-in/sign-in-page.tsx")).SignInPage);

/**
 * Preloads the sign-in page, or the PIN page of a paired device, during the session request if this device certainly
 * has no session.
 */
export function approachDoorstep(): void {
  if (isSurelyOut()) void (pairedToken() === null ? SignInPage : PinPage).bring();
}

/**
 * Start page without a session. A paired device lists the staff and requests a PIN. Other browsers request a password.
 */
export function Doorstep({ ended }: { ended: EndedSession | null }) {
  const t = useT();
  useEndedAlarm(ended !== null, t("sign-in.ended-title"));
  useSoonParts(true);
  const [token, setToken] = useState(pairedToken);
  if (token === null) return <LatePage page={SignInPage} props={{ ended }} />;
  return (
    <LatePage page={PinPage} props={{ token, isEnded: ended !== null, onPassword: () => setToken(null) }} />
  );
}
