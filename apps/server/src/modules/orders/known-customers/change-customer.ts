import type { KnownCustomer } from "@dasturxon/contract";
import { type Changer, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refused } from "../../../platform/http/index.ts";
import { viewKnown } from "./customer-view.ts";
import { type KnownRow, selectKnownCustomer, updateBlocked, updateStaffNote } from "./queries.ts";

interface Which {
  id: string;
  version: number;
}
type Changed = KnownCustomer | Refused<"not_found" | "stale_version" | "forbidden">;

/**
 * Returns the customer, locked for update. Refuses `stale_version` if the customer has changed since the given version.
 */
async function held(
  tx: Tx,
  { session }: Changer,
  { id, version }: Which,
): Promise<KnownRow | Refused<"not_found" | "stale_version">> {
  const { merchantId, branchIds } = session;
  const row = await selectKnownCustomer(tx, merchantId, { id, branchIds, isHeld: true });
  if (!row) return refuse("not_found");
  if (row.version === version) return row;
  return refuse("stale_version", { present: await viewKnown(tx, session, row) });
}

/** Returns the customer's current data. */
export async function showCustomer(
  tx: Tx,
  session: Changer["session"],
  id: string,
): Promise<KnownCustomer | Refused<"not_found">> {
  const { merchantId, branchIds } = session;
  const row = await selectKnownCustomer(tx, merchantId, { id, branchIds });
  return row ? viewKnown(tx, session, row) : refuse("not_found");
}

/** Sets the staff's note about a customer. Null removes it. */
export async function noteCustomer(
  tx: Tx,
  call: Changer,
  { note, ...which }: Which & { note: string | null },
): Promise<Exclude<Changed, Refused<"forbidden">>> {
  const row = await held(tx, call, which);
  if (isRefused(row)) return row;
  await updateStaffNote(tx, call.session.merchantId, { id: row.id, note });
  const [before, after] = [{ note: row.note }, { note }];
  recordChange(tx, call, { entity: "customer", entityId: row.id, kind: "changed", before, after });
  return showCustomer(tx, call.session, row.id);
}

/**
 * Blocks a customer from placing orders, or unblocks them. The block applies to the whole brand, so staff of single
 * branches are refused.
 */
export async function blockCustomer(
  tx: Tx,
  call: Changer,
  { reason, ...which }: Which & { reason: string | null },
): Promise<Changed> {
  const { merchantId, branchIds, id: by } = call.session;
  if (branchIds !== null) return refuse("forbidden");
  const row = await held(tx, call, which);
  if (isRefused(row)) return row;
  await updateBlocked(tx, merchantId, { id: row.id, reason, at: call.clock.now(), by });
  const [before, after] = [{ blockedReason: row.blockedReason }, { blockedReason: reason }];
  recordChange(tx, call, { entity: "customer", entityId: row.id, kind: "changed", before, after });
  return showCustomer(tx, call.session, row.id);
}
