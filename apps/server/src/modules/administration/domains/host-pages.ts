import type { SharedHost } from "@dasturxon/contract";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import {
  type HostPageRow,
  updateHostPages,
  selectBrandsByKey,
  selectHostPages,
  selectHostPagesForUpdate,
  updateContentVersionsOfBrands,
} from "../../merchants/index.ts";
import { type PlatformActContext, recordPlatformAct } from "../record-act.ts";
import { notifyHostsChanged } from "./brand-domains.ts";

interface HostPagesChange {
  id: string;
  domain: string;
  second: string | null;
  third: string | null;
}

/** Returns the custom domains on which the brand has a page. Each domain has the pages of all brands on it [BR-4]. */
export async function listSharedHosts(tx: Tx, merchantId: string): Promise<SharedHost[]> {
  const byHost = Map.groupBy(await selectHostPages(tx, merchantId), ({ host }) => host);
  return [...byHost].map(([host, pages]) => ({
    host,
    pages: pages.map(({ page, brandId, key }) => ({ page, brand: { id: brandId, key } })),
  }));
}

/**
 * Sets the brands of pages 2 and 3 of a custom domain. Refuses with `not_found` if the brand `id` does not have page 1
 * of the domain, and with `bad_request` and the field if a brand for page 2 or 3 does not exist, was removed or already
 * has a page there [BR-4].
 * @returns the ids of the brands whose URLs may have changed
 */
export async function changeHostPages(
  db: Database,
  acting: PlatformActContext,
  { id, domain, second, third }: HostPagesChange,
): Promise<{ changed: string[] } | Refusal<"not_found" | "bad_request">> {
  return db.platform(async (tx) => {
    const before = await selectHostPagesForUpdate(tx, domain);
    const [first] = before;
    if (first?.page !== 1 || first.brandId !== id) return refuse("not_found");
    const wanted = [
      { field: "second", page: 2, key: second },
      { field: "third", page: 3, key: third },
    ];
    const found = await selectBrandsByKey(
      tx,
      wanted.flatMap(({ key }) => key ?? []),
    );
    const pages: HostPageRow[] = [first];
    for (const { field, page, key } of wanted) {
      if (key === null) continue;
      const brand = found.find((each) => each.key === key);
      if (!brand || pages.some(({ brandId }) => brandId === brand.brandId))
        return refuse("bad_request", { field, in: "body" });
      pages.push({ ...brand, host: domain, page });
    }
    if (formatHostPages(pages) === formatHostPages(before)) return { changed: [] };
    await updateHostPages(tx, domain, pages.slice(1));
    const changed = [...new Set([...before, ...pages].map(({ brandId }) => brandId))];
    await updateContentVersionsOfBrands(tx, changed);
    const words = { uz: `${domain}: ${formatHostPages(pages)}` };
    await recordPlatformAct(tx, acting, { kind: "HOST_PAGES", brandId: id, words });
    for (const brandId of changed) await notifyHostsChanged(tx, brandId);
    return { changed };
  });
}

const formatHostPages = (pages: readonly HostPageRow[]): string =>
  pages.map(({ page, key }) => `${page} ${key}`).join(", ");
