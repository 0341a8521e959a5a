import { ReservationsScreen } from "../features/booking/reservations-screen.tsx";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { SignedInOnly } from "../shop/session/signed-in.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";

export const loader = createFeatureLoader("booking");

/**
 * Skips the server loader during client navigation, because the store has no links to this page if the brand's feature
 * is off.
 */
export function clientLoader() {
  return null;
}

export function shouldRevalidate() {
  return false;
}

export default function Reservations() {
  const t = useT();
  return (
    <>
      <PageHead title={t("booking.mine")} isPrivate />
      <SignedInOnly waiting={<WaitingPage label={t("state.loading")} />}>
        <ReservationsScreen />
      </SignedInOnly>
    </>
  );
}
