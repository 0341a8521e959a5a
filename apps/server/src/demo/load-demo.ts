import { endpoints } from "@dasturxon/contract";
import type { DemoBrand } from "@dasturxon/demo";
import {
  writeBrandRows,
  PAGES_PER_HOST,
  insertOwnHost,
  buildBrandWithKey,
  type NewBrand,
  prepareBrand,
  readBrandSettings,
  updateHostPages,
  selectDemoBrandKeys,
} from "../modules/merchants/index.ts";
import { importMenu } from "../modules/products/index.ts";
import { createOrUpdateStaff } from "../modules/users/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Tx } from "../platform/database/index.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import { createOwnerAuthor } from "./act-as-owner.ts";
import { addDemoContent } from "./add-content.ts";
import { openBrandAtKeyAddress } from "./open-at-key.ts";

interface LoadDemoDependencies {
  db: Database;
  clock: Clock;
}

export const DEMO_PASSWORD = "demo";
const SHARED_HOST = "food.localhost";
const DEMO_OWNER_NAME = "Dilnoza Karimova";

/**
 * Creates brands with menus, promo codes, content, tables, couriers and staff, and opens all of them at once when they
 * are complete. Brands that are already open are not changed.
 * @throws if demo data is refused by the checks of the forms. Then no brand is opened.
 */
export async function loadDemo(deps: LoadDemoDependencies, brands: readonly DemoBrand[]): Promise<void> {
  const { db, clock } = deps;
  const { opened } = await db.platform(selectDemoBrandKeys);
  const started = brands
    .map((plain) => ({
      plain,
      brand: buildBrandWithKey({ ...plain, ...picturePathsFromBrand(plain), isDemo: true }),
    }))
    .filter(({ brand }) => !opened.includes(brand.id));
  for (const { plain, brand } of started) {
    await db.platform((tx) => prepareBrand(tx, brand, clock.now()));
    await db.tenant(brand.id, (tx) => fillDemoBrand(tx, clock, { plain, brand }));
    await addDemoStaff(deps, { id: brand.id, key: plain.key });
  }
  await db.platform(async (tx) => {
    for (const { brand } of started) await openBrandAtKeyAddress(tx, brand);
    await assignSharedHost(
      tx,
      started.map(({ brand }) => brand),
    );
  });
}

/** Assigns the first three demo brands to pages 1, 2 and 3 of one local host [BR-4]. */
async function assignSharedHost(tx: Tx, brands: readonly NewBrand[]): Promise<void> {
  const [first, ...others] = brands.slice(0, PAGES_PER_HOST);
  if (!first || !(await insertOwnHost(tx, first.id, SHARED_HOST))) return;
  const pages = others.map(({ id }, at) => ({ page: at + 2, brandId: id }));
  await updateHostPages(tx, SHARED_HOST, pages);
}

async function fillDemoBrand(tx: Tx, clock: Clock, { plain, brand }: { plain: DemoBrand; brand: NewBrand }) {
  const { id } = brand;
  await writeBrandRows(tx, brand);
  const { changedAt: _changedAt, changedBy: _changedBy, ...settings } = await readBrandSettings(tx, id);
  endpoints.changeBrandSettings.body.parse(settings);
  await importMenu(tx, { id, key: plain.key }, plain);
  const owner = { merchantId: id, id: deriveStableId(id, "staff", plain.key), name: DEMO_OWNER_NAME };
  await addDemoContent(tx, createOwnerAuthor(clock, owner, [pictureFolderFromBrand(plain)]), plain);
}

/** Returns the folder of a brand's pictures. A copied brand uses the pictures of its original. */
const pictureFolderFromBrand = ({ logo }: DemoBrand): string => logo.slice(0, logo.indexOf("/") + 1);

const picturePathsFromBrand = (brand: DemoBrand) => ({
  favicon: `${pictureFolderFromBrand(brand)}favicon`,
  shareImage: `${pictureFolderFromBrand(brand)}share`,
});

/**
 * Creates the staff of a demo brand. The restaurant owner's login is the key of the brand. The kitchen has a separate
 * login.
 */
async function addDemoStaff(deps: LoadDemoDependencies, brand: { id: string; key: string }): Promise<void> {
  const shared = { merchantId: brand.id, password: DEMO_PASSWORD, isDemo: true };
  await Promise.all([
    createOrUpdateStaff(deps, { ...shared, login: brand.key, name: DEMO_OWNER_NAME, role: "owner" }),
    createOrUpdateStaff(deps, {
      ...shared,
      login: `${brand.key}-kitchen`,
      name: "Sherzod Aliyev",
      role: "kitchen",
    }),
  ]);
}
