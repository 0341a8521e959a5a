import { CardsScreen } from "../features/cards/cards-screen.tsx";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { SignedInOnly } from "../shop/session/signed-in.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";

export const loader = createFeatureLoader("card");

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

export default function ProfileCards() {
  const t = useT();
  return (
    <>
      <PageHead title={t("card.title")} isPrivate />
      <SignedInOnly waiting={<WaitingPage label={t("state.loading")} />}>
        <CardsScreen />
      </SignedInOnly>
    </>
  );
}
