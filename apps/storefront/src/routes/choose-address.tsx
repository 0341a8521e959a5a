import { ArrowLeft } from "lucide-react";
import { Navigate } from "react-router";
import { AddAddressButton, SavedAddressList } from "../features/address/saved-list.tsx";
import { guestAddresses } from "../shop/location/guest-address-store.ts";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { LOCATION_PANELS } from "../shop/location/open-location.ts";
import { useIsMounted, useOpenPanels } from "../platform/panel.ts";
import { isLeavingSession, useSession } from "../shop/session/session.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { AddressSheets, LazyAddressMapPage } from "./lazy-address-parts.tsx";

export const loader = createFeatureLoader("delivery");

/**
 * Skips the server loader during client navigation, because the store has no links to this page if the brand's feature
 * is off.
 */
export function clientLoader() {
  return null;
}

/** Renders the saved addresses as a page. A guest without saved addresses is redirected to the map [SH-2]. */
export default function ChooseAddress() {
  const t = useT();
  const leave = useLeavePage("/");
  const session = useSession();
  const guests = guestAddresses.use();
  const isMounted = useIsMounted();
  // The map panel opens after the address of the order was deleted [AD-11].
  const panels = useOpenPanels();
  if (panels.isOpen(LOCATION_PANELS.map)) {
    return (
      <LazyAddressMapPage
        title={t("address.mapTitle")}
        onBack={() => panels.close(LOCATION_PANELS.map)}
        onDone={leave}
      />
    );
  }
  // Does not redirect if the session has just ended, because the application already navigates to the menu [US-4].
  const isGuest = !session && !isLeavingSession();
  if (isMounted && isGuest && guests.length === 0) return <Navigate to="/address/delivery" replace />;
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 pb-8">
      <PageHead title={t("address.saved")} isPrivate />
      <header className="flex min-h-14 items-center gap-1">
        <IconButton label={t("action.back")} onClick={leave} className="own-back -ms-2">
          <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <h1 className="text-section font-bold">{t("address.saved")}</h1>
      </header>
      <div className="mb-4 min-h-40">{isMounted && <SavedAddressList onChosen={leave} />}</div>
      <AddAddressButton onPress={() => panels.open(LOCATION_PANELS.map)} />
      <AddressSheets onChosen={leave} />
    </main>
  );
}
