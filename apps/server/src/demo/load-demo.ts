import type { DemoBrand } from "@dasturxon/demo";
import { importBrand } from "../modules/merchants/index.ts";
import { importMenu } from "../modules/products/index.ts";
import { createStaff } from "../modules/users/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Tx } from "../platform/database/index.ts";
import { stableId } from "../platform/stable-id.ts";
import { actAsOwner } from "./act-as-owner.ts";
import { addContent } from "./add-content.ts";

export const DEMO_PASSWORD = "demo";
const OWNER = "Dilnoza Karimova";

/** Writes brands with menus, promo codes, content, tables, couriers and staff; the same brands again change what differs. */
export async function loadDemo(
  parts: { db: Database; clock: Clock },
  brands: readonly DemoBrand[],
): Promise<void> {
  for (const brand of brands) {
    const pictures = { favicon: `${brand.key}/favicon`, shareImage: `${brand.key}/share` };
    const id = await importBrand(parts.db, { ...brand, ...pictures, isDemo: true });
    await parts.db.tenant(id, (tx) => fillBrand(tx, parts.clock, { id, brand }));
    await addStaff(parts, { id, key: brand.key });
  }
}

async function fillBrand(tx: Tx, clock: Clock, { id, brand }: { id: string; brand: DemoBrand }) {
  await importMenu(tx, { id, key: brand.key }, brand);
  const owner = { merchantId: id, id: stableId(id, "staff", brand.key), name: OWNER };
  await addContent(tx, actAsOwner(clock, owner, picturesOf(brand)), brand);
}

/** A brand that was made of another one shows that one's pictures. */
function picturesOf({ logo }: DemoBrand): string[] {
  return [logo.slice(0, logo.indexOf("/") + 1)];
}

/** The owner's login is the brand's key; the kitchen has its own. */
async function addStaff(
  parts: { db: Database; clock: Clock },
  brand: { id: string; key: string },
): Promise<void> {
  const shared = { merchantId: brand.id, password: DEMO_PASSWORD, isDemo: true };
  await Promise.all([
    createStaff(parts, { ...shared, login: brand.key, name: OWNER, role: "owner" }),
    createStaff(parts, { ...shared, login: `${brand.key}-kitchen`, name: "Sherzod Aliyev", role: "kitchen" }),
  ]);
}
