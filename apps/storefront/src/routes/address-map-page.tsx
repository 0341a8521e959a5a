import { DeliveryMap } from "../features/address/delivery-map.tsx";
import { MapView } from "../features/map/map-view.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { useIsMounted } from "../platform/panel.ts";

export interface AddressMapPageProps {
  title: string;
  onBack(): void;
  onDone(): void;
}

/**
 * Renders the address map as a full page. It renders in the browser only, because the initial address is stored there.
 */
export function AddressMapPage({ title, onBack, onDone }: AddressMapPageProps) {
  const isMounted = useIsMounted();
  return (
    <main id="main" className="h-dvh overflow-hidden bg-sunken">
      <PageHead title={title} isPrivate />
      <h1 className="sr-only">{title}</h1>
      {isMounted && <DeliveryMap Map={MapView} onBack={onBack} onDone={onDone} />}
    </main>
  );
}
