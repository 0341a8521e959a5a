import { BranchPicker } from "../features/branches/branch-picker.tsx";
import type { PreparedBranches } from "../features/branches/use-branch-choice.ts";
import { useBranchView } from "../features/branches/use-branch-view.ts";
import { MapView } from "../features/map/map-view.tsx";
import { useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { loadBranches } from "./load-branches.server.ts";
import type { Route } from "./+types/branches";

/** Loads names, addresses and hours on the server, so that search engines index them. */
export async function loader({ context }: Route.LoaderArgs): Promise<PreparedBranches> {
  const page = context.get(storefrontPageContext);
  if (!page.merchant?.features.branches) throw createNotFoundResponse();
  return await loadBranches(page);
}

export function shouldRevalidate() {
  return false;
}

/** Renders all branches as a list, or as a map at `/branches/map`. Switching between them changes the URL. */
export default function Branches({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  const leave = useLeavePage("/");
  const view = useBranchView({ list: "/branches", map: "/branches/map" });
  const addresses = (loaderData.branches ?? []).map(({ address }) => text(address)).join("; ");
  return (
    <main id="main" className="mx-auto h-dvh max-w-[1280px] overflow-hidden">
      <PageHead title={t("branch.title.all")} description={addresses} />
      <BranchPicker
        Map={MapView}
        heading="h1"
        title={t("branch.title.all")}
        {...view}
        prepared={loaderData}
        onBack={leave}
        onDone={leave}
      />
    </main>
  );
}
