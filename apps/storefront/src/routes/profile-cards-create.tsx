import { useLocation, useNavigate } from "react-router";
import { NewCardScreen } from "../features/cards/new-card-screen.tsx";
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

/**
 * Page that adds a bank card. Links to it load a new document, because only its content security policy allows requests
 * to the payment provider.
 */
export default function ProfileCardsCreate() {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={t("card.newTitle")} isPrivate />
      <SignedInOnly waiting={<WaitingPage label={t("state.loading")} />}>
        <NewCardScreen onSent={() => void navigate(`/profile/cards/confirm${search}`)} />
      </SignedInOnly>
    </>
  );
}
