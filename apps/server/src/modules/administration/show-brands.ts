import type { ListedBrand, PlatformAction, PlatformBrand } from "@dasturxon/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import { refuse, type Refusal } from "../../platform/http/index.ts";
import {
  createBrandUrl,
  type OverseenBrand,
  selectLimits,
  selectOverseenBrand,
  selectOverseenBrands,
  selectLimitedRowCounts,
} from "../merchants/index.ts";
import { countPlatformSmsOfMonth } from "../notifications/index.ts";
import { selectSupportConsent } from "../users/index.ts";
import { viewDomain } from "./domains/brand-domains.ts";
import { listSharedHosts } from "./domains/host-pages.ts";
import { selectDomains } from "./domains/queries.ts";
import {
  type PlatformActRow,
  selectPlatformActs,
  selectOrderActivity,
  selectBrandOwners,
} from "./queries.ts";

const WEEK_MS = 7 * 24 * 3_600_000;

function viewBrand(publicUrl: string, brand: OverseenBrand): ListedBrand {
  const { id, key, name, state, createdAt } = brand;
  return { id, key, name, state, url: createBrandUrl(publicUrl, brand), createdAt: createdAt.toISOString() };
}

const viewPlatformAct = ({ id, at, kind, by, brandId, brandKey, words }: PlatformActRow): PlatformAction => ({
  id,
  at: at.toISOString(),
  kind,
  by,
  brand: brandId && brandKey ? { id: brandId, key: brandKey } : null,
  words,
});

/** Returns a page of the installation's brands, without data of their orders. */
export async function listBrands(
  db: Database,
  publicUrl: string,
  ask: { q?: string | undefined; state?: OverseenBrand["state"] | undefined; page: number },
): Promise<{ brands: ListedBrand[]; total: number; pages: number }> {
  const wanted = { q: ask.q || null, state: ask.state ?? null, page: ask.page };
  const { brands, ...counts } = await db.platform((tx) => selectOverseenBrands(tx, wanted));
  return { brands: brands.map((brand) => viewBrand(publicUrl, brand)), ...counts };
}

/** Returns a brand with its owners, orders of the last week and acts. Refuses with `not_found`. */
export async function showBrand(
  { db, clock }: { db: Database; clock: Clock },
  { publicUrl, target }: { publicUrl: string; target: string },
  id: string,
): Promise<PlatformBrand | Refusal<"not_found">> {
  const now = clock.now();
  const found = await db.platform(async (tx) => {
    const brand = await selectOverseenBrand(tx, id);
    return (
      brand && {
        brand,
        acts: await selectPlatformActs(tx, id),
        domains: await selectDomains(tx, id),
        sharedHosts: await listSharedHosts(tx, id),
        limits: await selectLimits(tx, id),
      }
    );
  });
  if (!found) return refuse("not_found");
  const since = new Date(now.getTime() - WEEK_MS);
  const { owners, pace, used, texts, consent } = await db.tenantRead(id, async (tx) => ({
    owners: await selectBrandOwners(tx, id),
    used: await selectLimitedRowCounts(tx, id),
    texts: await countPlatformSmsOfMonth(tx, id, now),
    consent: await selectSupportConsent(tx, id, now),
    pace: await selectOrderActivity(tx, id, since),
  }));
  const { brand, acts, domains, sharedHosts, limits } = found;
  return {
    ...viewBrand(publicUrl, brand),
    hosts: brand.hosts,
    blockedReason: brand.blockedReason,
    limits: {
      branches: { max: limits.branches, used: used.branches },
      products: { max: limits.products, used: used.products },
      texts: { max: limits.texts, used: texts },
    },
    supportUntil: consent?.expiresAt.toISOString() ?? null,
    domains: domains.map((each) => viewDomain(each, target)),
    sharedHosts,
    owners,
    ordersInWeek: pace.ordersInWeek,
    lastOrderAt: pace.lastOrderAt?.toISOString() ?? null,
    acts: acts.map(viewPlatformAct),
  };
}

export async function listPlatformActs(db: Database): Promise<PlatformAction[]> {
  return (await db.platform((tx) => selectPlatformActs(tx, null))).map(viewPlatformAct);
}
