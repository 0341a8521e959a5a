import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { AddAddressButton, SavedAddressList } from "../features/address/saved-list.tsx";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { LOCATION_PANELS, useCloseLocation } from "../shop/location/open-location.ts";
import { useIsMounted, useOpenPanels } from "../platform/panel.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { toast } from "../ui/toast.tsx";
import { AddressSheets, LazyAddressMapPage } from "./lazy-address-parts.tsx";

export const loader = createFeatureLoader("delivery");

/**
 * Skips the server loader during client navigation, because the store has no links to this page if the brand's feature
 * is off.
 */
export function clientLoader() {
  return null;
}

/** Lists the customer's saved addresses in the profile. */
export default function ProfileAddress() {
  const t = useT();
  const navigate = useNavigate();
  const leave = useLeavePage("/profile");
  const isMounted = useIsMounted();
  const panels = useOpenPanels();
  const closeLocation = useCloseLocation();
  const showChosenToast = () => void toast({ text: t("address.nowHere"), tone: "good" });
  const closeMap = () => panels.close(LOCATION_PANELS.map);
  // Opens the map after the order's address was deleted [AD-11].
  if (panels.isOpen(LOCATION_PANELS.map)) {
    return <LazyAddressMapPage title={t("address.mapTitle")} onBack={closeMap} onDone={closeMap} />;
  }
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <div className="mx-auto max-w-[640px] px-4 pb-8 lg:px-6">
        <PageHead title={t("address.saved")} isPrivate />
        <header className="flex min-h-14 items-center gap-1">
          <IconButton label={t("action.back")} onClick={leave} className="own-back -ms-2">
            <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
          <h1 className="text-section font-bold">{t("address.saved")}</h1>
        </header>
        <div className="mb-3 min-h-16 rounded-[20px] on-raised px-4 py-1">
          {isMounted && <SavedAddressList onChosen={showChosenToast} />}
        </div>
        <div className="[--sunken:var(--raised)]">
          <AddAddressButton onPress={() => void navigate("/profile/address/create")} />
        </div>
      </div>
      <AddressSheets
        onChosen={() => {
          closeLocation();
          showChosenToast();
        }}
      />
    </main>
  );
}
