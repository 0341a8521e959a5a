import { useState } from "react";
import { useEndedAlarm } from "./features/sign-in/use-ended-alarm.ts";
import { type EndedSession, isSurelyOut } from "./platform/last-session.ts";
import { useSoonParts } from "./platform/late-part.ts";
import { pairedToken } from "./platform/paired-device.ts";
import { useT } from "./platform/use-language.tsx";
import { LatePage, latePage } from "./ui/late-page.tsx";

const PinPage = latePage(async () => (await import("./features/device/pin-page.tsx")).PinPage);
const SignInPage = latePage(async () => (await import("./features/sign-in/sign-in-page.tsx")).SignInPage);

/** While the server is asked who is signed in: the page of whoever surely is not comes at the same time. */
export function approachDoorstep(): void {
  if (isSurelyOut()) void (pairedToken() === null ? SignInPage : PinPage).bring();
}

/** Nobody is signed in: a device of the restaurant asks who works and for his PIN, any other for a password. */
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
