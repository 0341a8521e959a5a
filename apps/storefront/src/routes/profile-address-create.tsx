import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { AddressMapPage } from "./address-map-page.tsx";

export const loader = createFeatureLoader("delivery");

/**
 * Skips the server loader during client navigation, because the store has no links to this page if the brand's feature
 * is off.
 */
export function clientLoader() {
  return null;
}

/** Page that adds an address to the profile. */
export default function ProfileAddressCreate() {
  const t = useT();
  const leave = useLeavePage("/profile/address");
  return <AddressMapPage title={t("address.add")} onBack={leave} onDone={leave} />;
}
