import { importBrand, importTables, type TableImport } from "../modules/merchants/index.ts";
import type { PlainBrand } from "../modules/merchants/index.ts";
import { type ImportedPromo, importPromos } from "../modules/loyalty/index.ts";
import { importCouriers } from "../modules/orders/index.ts";
import type { MenuImport } from "../modules/products/index.ts";
import { importMenu } from "../modules/products/index.ts";
import {
  type ContentImport,
  importContent,
  importStories,
  type StoryImport,
} from "../modules/support/index.ts";
import { createStaff } from "../modules/users/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Tx } from "../platform/database/index.ts";
import { stableId } from "../platform/stable-id.ts";
import { couriers } from "./couriers.ts";

const DAY_MS = 86_400_000;

/** A demo brand with its menu and promo codes, as `@dasturxon/demo` writes it. */
export interface DemoBrand extends PlainBrand, MenuImport {
  promos: DemoPromo[];
  banners?: ContentImport["banners"];
  content?: DemoContent;
}

interface DemoContent extends Omit<ContentImport, "banners"> {
  stories: (Omit<StoryImport, "pages"> & { pages: DemoPage[] })[];
  tables: TableImport[];
}

type DemoPage = Omit<StoryImport["pages"][number], "link"> & { productKey: string };

interface DemoPromo extends Omit<ImportedPromo, "startAt" | "endAt"> {
  /** Days from today. */
  startDay: number;
  endDay: number;
}

export const DEMO_PASSWORD = "demo";

/** Writes brands with menus, promo codes, content, tables, couriers and staff; the same brands again change what differs. */
export async function loadDemo(
  parts: { db: Database; clock: Clock },
  brands: readonly DemoBrand[],
): Promise<void> {
  for (const brand of brands) {
    const pictures = { favicon: `${brand.key}/favicon`, shareImage: `${brand.key}/share` };
    const id = await importBrand(parts.db, { ...brand, ...pictures, isDemo: true });
    await parts.db.tenant(id, (tx) => fillBrand(tx, { id, key: brand.key }, brand, parts.clock.now()));
    await addStaff(parts, { id, key: brand.key });
  }
}

async function fillBrand(
  tx: Tx,
  merchant: { id: string; key: string },
  brand: DemoBrand,
  now: Date,
): Promise<void> {
  await importMenu(tx, merchant, brand);
  await importPromos(
    tx,
    merchant,
    brand.promos.map((promo) => dated(promo, now)),
  );
  await importCouriers(tx, merchant, couriers);
  const { banners = [], content } = brand;
  if (!content) return;
  await importContent(tx, merchant, { ...content, banners });
  await importTables(tx, merchant, content.tables);
  await importStories(
    tx,
    merchant,
    content.stories.map((story) => ({
      ...story,
      pages: story.pages.map((page) => linked(page, merchant.key)),
    })),
  );
}

/** A page of a story leads to its product. */
function linked({ productKey, ...page }: DemoPage, brandKey: string): StoryImport["pages"][number] {
  return { ...page, link: `/product/${stableId(brandKey, "product", productKey)}` };
}

function dated({ startDay, endDay, ...promo }: DemoPromo, now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return { ...promo, startAt: at(startDay), endAt: at(endDay) };
}

/** The owner's login is the brand's key; the kitchen has its own. */
async function addStaff(
  parts: { db: Database; clock: Clock },
  brand: { id: string; key: string },
): Promise<void> {
  const shared = { merchantId: brand.id, password: DEMO_PASSWORD, isDemo: true };
  await Promise.all([
    createStaff(parts, { ...shared, login: brand.key, name: "Dilnoza Karimova", role: "owner" }),
    createStaff(parts, { ...shared, login: `${brand.key}-kitchen`, name: "Sherzod Aliyev", role: "kitchen" }),
  ]);
}
