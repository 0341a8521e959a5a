import { BranchPicker } from "../features/branches/branch-picker.tsx";
import { MapView } from "../features/map/map-view.tsx";
import { featurePage } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";

export const loader = featurePage("pickup", "dineIn");

/** Inside the application nothing leads here where it is off. */
export function clientLoader() {
  return null;
}

/** The branch picker as a page of its own. */
export default function AddressPickup() {
  const t = useT();
  const leave = useLeavePage("/");
  return (
    <main className="mx-auto h-dvh max-w-[1280px] overflow-hidden">
      <PageHead title={t("branch.title.PICK_UP")} isPrivate />
      <BranchPicker Map={MapView} heading="h1" onBack={leave} onDone={leave} />
    </main>
  );
}
