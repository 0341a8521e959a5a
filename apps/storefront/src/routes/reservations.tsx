import { ReservationsScreen } from "../features/booking/reservations-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { useLateTexts } from "../platform/late-texts.ts";
import { storefrontContext } from "../platform/load-context.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { SignedIn } from "../shop/session/signed-in.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";
import type { Route } from "./+types/reservations";

/** Not there where the brand takes no reservations [BR-14]. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(storefrontContext).merchant?.features.booking) throw new Response("", { status: 404 });
  return null;
}

export function shouldRevalidate() {
  return false;
}

export default function Reservations() {
  useLateTexts();
  const t = useT();
  return (
    <>
      <PageHead title={t("booking.mine")} isPrivate />
      <SignedIn waiting={<WaitingPage label={t("state.loading")} />}>
        <ReservationsScreen />
      </SignedIn>
    </>
  );
}
