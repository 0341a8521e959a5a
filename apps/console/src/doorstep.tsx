import { lazy, Suspense, useState } from "react";
import { SignInPage } from "./features/sign-in/sign-in-page.tsx";
import { useEndedAlarm } from "./features/sign-in/use-ended-alarm.ts";
import type { EndedSession } from "./platform/last-session.ts";
import { loadLate } from "./platform/load-late.ts";
import { pairedToken } from "./platform/paired-device.ts";
import { useT } from "./platform/use-language.tsx";

const PinPage = lazy(async () => {
  const page = await loadLate(() => import("./features/device/pin-page.tsx"));
  return { default: page.PinPage };
});

/** Nobody is signed in: a device of the restaurant asks who works and for his PIN, any other for a password. */
export function Doorstep({ ended }: { ended: EndedSession | null }) {
  const t = useT();
  useEndedAlarm(ended !== null, t("sign-in.ended-title"));
  const [token, setToken] = useState(pairedToken);
  if (token === null) return <SignInPage ended={ended} />;
  return (
    <Suspense fallback={null}>
      <PinPage token={token} isEnded={ended !== null} onPassword={() => setToken(null)} />
    </Suspense>
  );
}
