import { Navigate, useLocation, useNavigate } from "react-router";
import { ConfirmCardScreen } from "../features/cards/confirm-card-screen.tsx";
import { pendingCardStore } from "../features/cards/pending-card.ts";
import { getReturnPath } from "../features/sign-in/return-to.ts";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { useIsMounted } from "../platform/panel.ts";
import { useBrand } from "../shop/brand/brand.tsx";
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

/** Page for the code that confirms a new bank card. The step with the code survives a reload. */
export default function ProfileCardsConfirm() {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { origin } = useBrand();
  const pending = pendingCardStore.use();
  const isMounted = useIsMounted();
  const back = search.includes("return=") ? getReturnPath(search, origin) : "/profile/cards";
  if (isMounted && !pending) return <Navigate to={back} replace />;
  return (
    <>
      <PageHead title={t("card.codeTitle")} isPrivate />
      <SignedInOnly waiting={<WaitingPage label={t("state.loading")} />}>
        {pending && (
          <ConfirmCardScreen pending={pending} onDone={() => void navigate(back, { replace: true })} />
        )}
      </SignedInOnly>
    </>
  );
}
