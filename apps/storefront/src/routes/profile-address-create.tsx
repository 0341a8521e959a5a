import { featurePage } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { AddressMapPage } from "./address-map-page.tsx";

export const loader = featurePage("delivery");

/** Inside the application nothing leads here where it is off. */
export function clientLoader() {
  return null;
}

/** One more address for the profile. */
export default function ProfileAddressCreate() {
  const t = useT();
  const leave = useLeavePage("/profile/address");
  return <AddressMapPage title={t("address.add")} onBack={leave} onDone={leave} />;
}
