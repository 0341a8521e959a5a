import { DeliveryMap } from "../features/address/delivery-map.tsx";
import { MapView } from "../features/map/map-view.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { useIsMounted } from "../platform/panel.ts";

export interface AddressMapPageProps {
  title: string;
  onBack(): void;
  onDone(): void;
}

/** The address map as a whole page; drawn in the browser, which alone knows the address it begins with. */
export function AddressMapPage({ title, onBack, onDone }: AddressMapPageProps) {
  const isMounted = useIsMounted();
  return (
    <main className="h-dvh overflow-hidden bg-sunken">
      <PageHead title={title} isPrivate />
      <h1 className="sr-only">{title}</h1>
      {isMounted && <DeliveryMap Map={MapView} onBack={onBack} onDone={onDone} />}
    </main>
  );
}
