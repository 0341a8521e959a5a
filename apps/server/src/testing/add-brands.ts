import { sql } from "kysely";
import { createBrand } from "./create-brand.ts";
import { selectBrandsByName } from "../modules/merchants/index.ts";
import { createOrUpdateStaff, hashPassword } from "../modules/users/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { createTestBrand } from "./test-brand.ts";

/** Parameters for password hashes at a thousandth of the normal cost, because tests sign in hundreds of times. */
const CHEAP_HASH_PARAMETERS = { N: 16, r: 8, p: 1 };

/** Creates the brands `osh` and `pizza` with an owner and a cook each, password `demo`. */
export async function addTestBrands(db: Database, clock: Clock): Promise<void> {
  await Promise.all(["osh", "pizza"].map((key) => addTestBrand(key, db, clock)));
}

async function addTestBrand(key: string, db: Database, clock: Clock): Promise<void> {
  // The brand exists already if another app of the same test has created it.
  if ((await db.platform((tx) => selectBrandsByName(tx, [key]))).length > 0) return;
  const merchantId = await createBrand({ db, clock }, createTestBrand(key));
  for (const role of ["owner", "kitchen"] as const) {
    await createOrUpdateStaff(
      { db, clock },
      { merchantId, login: `${role}@${key}`, name: role, role, password: "demo" },
    );
  }
  const passwordHash = await hashPassword("demo", CHEAP_HASH_PARAMETERS);
  await db.tenant(merchantId, (tx) =>
    sql`update staff set password_hash = ${passwordHash} where merchant_id = ${merchantId}`.execute(tx),
  );
}
