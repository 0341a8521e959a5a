import type { PageContext } from "@dasturxon/contract/page-context";
import type { Branch, City, Menu } from "../../platform/shapes.ts";
import { getMsUntilOpeningChange } from "../../shop/location/branch-hours.ts";
import { loadSharedMenu } from "../menu/shared-menu.server.ts";

/** Branches loaded with a page, and the time and pauses that determine whether they are open. */
export interface PreparedBranches {
  /** Null if the request failed. The browser then repeats it. */
  branches: Branch[] | null;
  /** Null if the request failed. The page then shows the branches of all cities until the browser has the cities. */
  cities: City[] | null;
  pauses: Menu["pauses"];
  /** Time at which the page was rendered, milliseconds since 1970. */
  now: number;
}

/** Loads the branches with their opening state. The page is cached only until the next opening or closing [BN-5]. */
export async function loadBranches(page: PageContext): Promise<PreparedBranches> {
  const path = { merchantId: page.merchant?.merchantId ?? "" };
  const [{ data: branches }, { data: cities }, menu] = await Promise.all([
    page.call("GET /users/v1/branches/full", { query: {} }),
    page.call("GET /users/v1/city-merchant/merchant/{merchantId}", { path }),
    // Without the menu, a pause is shown only after the browser has loaded it.
    loadSharedMenu(page).catch(() => null),
  ]);
  const now = Date.now();
  const pauses = menu?.facts.pauses ?? [];
  if (page.merchant && branches) {
    const { timeZone } = page.merchant;
    page.limitLifetime(getMsUntilOpeningChange({ branches, pauses, now, timeZone }));
  }
  return { branches, cities, pauses, now };
}
