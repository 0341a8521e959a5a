import { foundBrand } from "./found-brand.ts";
import { selectBrandsByName } from "../modules/merchants/index.ts";
import { createStaff } from "../modules/users/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { testBrand } from "./test-brand.ts";

/** The brands `osh` and `pizza` with an owner and a cook each, password `demo`. */
export async function addBrands(db: Database, clock: Clock): Promise<void> {
  await Promise.all(["osh", "pizza"].map((key) => addBrand(key, db, clock)));
}

async function addBrand(key: string, db: Database, clock: Clock): Promise<void> {
  // Another app of the same test has added it.
  if ((await db.platform((tx) => selectBrandsByName(tx, [key]))).length > 0) return;
  const merchantId = await foundBrand({ db, clock }, testBrand(key));
  for (const role of ["owner", "kitchen"] as const) {
    await createStaff(
      { db, clock },
      { merchantId, login: `${role}@${key}`, name: role, role, password: "demo" },
    );
  }
}
