import { DeliveryMap } from "../features/address/delivery-map.tsx";
import { MapView } from "../features/map/map-view.tsx";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { PageHead } from "../platform/page-head.tsx";

/** One more address for the profile. */
export default function ProfileAddressCreate() {
  const t = useT();
  const leave = useLeavePage("/profile/address");
  return (
    <main className="h-dvh overflow-hidden">
      <PageHead title={t("place.add")} isPrivate />
      <h1 className="sr-only">{t("place.add")}</h1>
      <DeliveryMap Map={MapView} onBack={leave} onDone={leave} />
    </main>
  );
}
