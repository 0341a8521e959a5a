import { DeliveryMap } from "../features/address/delivery-map.tsx";
import { MapView } from "../features/map/map-view.tsx";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { PageHead } from "../platform/page-head.tsx";

/** The address map as a page of its own. */
export default function AddressDelivery() {
  const t = useT();
  const leave = useLeavePage("/");
  return (
    <main className="h-dvh overflow-hidden">
      <PageHead title={t("place.mapTitle")} isPrivate />
      <h1 className="sr-only">{t("place.mapTitle")}</h1>
      <DeliveryMap Map={MapView} onBack={leave} onDone={leave} />
    </main>
  );
}
