import type { PageContext } from "@dasturxon/contract/page-context";
import type { PreparedBranches } from "../features/branches/use-branch-choice.ts";
import { getMsUntilOpeningChange } from "../shop/location/branch-hours.ts";
import { loadSharedMenuHtml } from "../features/menu/shared-menu.server.ts";

/** Loads the branches with their opening state. The page is cached only until the next opening or closing [BN-5]. */
export async function loadBranches(page: PageContext): Promise<PreparedBranches> {
  const path = { merchantId: page.merchant?.merchantId ?? "" };
  const [{ data: branches }, { data: cities }, menu] = await Promise.all([
    page.call("GET /users/v1/branches/full", { query: {} }),
    page.call("GET /users/v1/city-merchant/merchant/{merchantId}", { path }),
    // If the menu fails to load here, a pause is shown only after the browser has loaded the menu.
    loadSharedMenuHtml(page).catch(() => null),
  ]);
  const now = Date.now();
  const pauses = menu?.facts.pauses ?? [];
  if (page.merchant && branches) {
    const { timeZone } = page.merchant;
    page.limitLifetime(getMsUntilOpeningChange({ branches, pauses, now, timeZone }));
  }
  return { branches, cities, pauses, now };
}
