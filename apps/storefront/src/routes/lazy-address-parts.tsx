import { Suspense } from "react";
import { lazyComponent } from "../platform/lazy-component.tsx";
import type { AddressMapPageProps } from "./address-map-page.tsx";

const EditSheet = lazyComponent(() =>
  import("../features/address/edit-sheet.tsx").then((module) => module.EditSheet),
);
const LazyDeleteAddressSheet = lazyComponent(() =>
  import("../features/address/delete-sheet.tsx").then((module) => module.DeleteAddressSheet),
);
const MapPage = lazyComponent(() => import("./address-map-page.tsx").then((module) => module.AddressMapPage));

/** Renders the sheets that open over a list of saved addresses. */
export function AddressSheets({ onChosen }: { onChosen(): void }) {
  return (
    <Suspense>
      <EditSheet onChosen={onChosen} />
      <LazyDeleteAddressSheet />
    </Suspense>
  );
}

/** Renders the map instead of the list. */
export function LazyAddressMapPage(props: AddressMapPageProps) {
  return (
    <Suspense fallback={<main id="main" className="h-dvh bg-sunken" />}>
      <MapPage {...props} />
    </Suspense>
  );
}
