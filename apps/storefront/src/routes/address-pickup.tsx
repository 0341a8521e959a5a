import { BranchPicker } from "../features/branches/branch-picker.tsx";
import type { PreparedBranches } from "../features/branches/use-branch-choice.ts";
import { useBranchView } from "../features/branches/use-branch-view.ts";
import { MapView } from "../features/map/map-view.tsx";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { storefrontPageContext } from "../platform/load-context.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { loadBranches } from "./load-branches.server.ts";
import type { Route } from "./+types/address-pickup";

const requireFeature = createFeatureLoader("pickup", "dineIn");

export async function loader(args: Route.LoaderArgs): Promise<PreparedBranches | null> {
  requireFeature(args);
  return await loadBranches(args.context.get(storefrontPageContext));
}

/**
 * Skips the server loader during client navigation, because the store has no links to this page if the brand's feature
 * is off.
 */
export function clientLoader(): null {
  return null;
}

/** Renders the pickup branches as a full page: a list, or a map at `/address/pickup2`. */
export default function AddressPickup({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const leave = useLeavePage("/");
  const view = useBranchView({ list: "/address/pickup", map: "/address/pickup2" });
  return (
    <main id="main" className="mx-auto h-dvh max-w-[1280px] overflow-hidden">
      <PageHead title={t("branch.title.PICK_UP")} isPrivate />
      <BranchPicker
        Map={MapView}
        heading="h1"
        {...view}
        prepared={loaderData}
        onBack={leave}
        onDone={leave}
      />
    </main>
  );
}
