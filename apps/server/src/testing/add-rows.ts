import type { Resource } from "@dasturxon/contract/resource";
import { createOwnerAuthor } from "../demo/act-as-owner.ts";
import { addMissingRows as addRowsAs, type KeyedRow } from "../demo/add-rows.ts";
import type { ChangeAuthor } from "../platform/audit/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import type { ResourceBinding } from "../platform/resource/index.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import { getTestBrandId } from "./test-brand.ts";

/** Returns the owner of a test brand as the author of changes. */
export function createTestOwnerAuthor(key: string, clock: Clock): ChangeAuthor {
  const merchantId = getTestBrandId(key);
  const owner = { merchantId, id: deriveStableId(merchantId, "staff", `owner@${key}`), name: "owner" };
  return createOwnerAuthor(clock, owner, [`${key}/`]);
}

/** Adds rows to a brand with the checks of the owner's forms. */
export async function addRowsAsOwner<R extends Resource>(
  { db, clock }: { db: Database; clock: Clock },
  key: string,
  bound: ResourceBinding<R>,
  rows: readonly KeyedRow<R>[],
): Promise<void> {
  const owner = createTestOwnerAuthor(key, clock);
  await db.tenant(owner.session.merchantId, (tx) => addRowsAs(tx, owner, bound, rows));
}
