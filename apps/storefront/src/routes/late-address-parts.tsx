import { Suspense } from "react";
import { late } from "../platform/late.tsx";
import type { AddressMapPageProps } from "./address-map-page.tsx";

const EditSheet = late(() => import("../features/address/edit-sheet.tsx").then((module) => module.EditSheet));
const DeleteSheet = late(() =>
  import("../features/address/delete-sheet.tsx").then((module) => module.DeleteSheet),
);
const MapPage = late(() => import("./address-map-page.tsx").then((module) => module.AddressMapPage));

/** Renders the sheets that open over a list of saved addresses. */
export function AddressSheets({ onChosen }: { onChosen(): void }) {
  return (
    <Suspense>
      <EditSheet onChosen={onChosen} />
      <DeleteSheet />
    </Suspense>
  );
}

/** Renders the map instead of the list. */
export function LateAddressMapPage(props: AddressMapPageProps) {
  return (
    <Suspense fallback={<main id="main" className="h-dvh bg-sunken" />}>
      <MapPage {...props} />
    </Suspense>
  );
}
