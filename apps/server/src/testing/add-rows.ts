import type { Resource } from "@dasturxon/contract/resource";
import { createOwnerAuthor } from "../demo/act-as-owner.ts";
import { addRows as addRowsAs, type KeyedRow } from "../demo/add-rows.ts";
import type { ChangeAuthor } from "../platform/audit/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import type { ResourceBinding } from "../platform/resource/index.ts";
import { stableId } from "../platform/stable-id.ts";
import { testBrandId } from "./test-brand.ts";

/** Returns the owner of a test brand as the author of changes. */
export function createOwnerChanger(key: string, clock: Clock): ChangeAuthor {
  const merchantId = testBrandId(key);
  const owner = { merchantId, id: stableId(merchantId, "staff", `owner@${key}`), name: "owner" };
  return createOwnerAuthor(clock, owner, [`${key}/`]);
}

/** Adds rows to a brand with the checks of the owner's forms. */
export async function addRowsAsOwner<R extends Resource>(
  { db, clock }: { db: Database; clock: Clock },
  key: string,
  bound: ResourceBinding<R>,
  rows: readonly KeyedRow<R>[],
): Promise<void> {
  const owner = createOwnerChanger(key, clock);
  await db.tenant(owner.session.merchantId, (tx) => addRowsAs(tx, owner, bound, rows));
}
