import type { CustomerDetails } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../platform/http/index.ts";
import { viewCustomerDetails } from "./customer-view.ts";
import {
  type CustomerDetailsRow,
  selectCustomerDetails,
  updateCustomerBlocked,
  updateCustomerStaffNote,
} from "./queries.ts";

interface CustomerVersion {
  id: string;
  version: number;
}
type ChangeCustomerResult = CustomerDetails | Refusal<"not_found" | "stale_version" | "forbidden">;

/**
 * Returns the customer, locked for update. Refuses `stale_version` if the customer has changed since the given version.
 */
async function lockCustomerVersion(
  tx: Tx,
  { session }: ChangeAuthor,
  { id, version }: CustomerVersion,
): Promise<CustomerDetailsRow | Refusal<"not_found" | "stale_version">> {
  const { merchantId, branchIds } = session;
  const row = await selectCustomerDetails(tx, merchantId, { id, branchIds, isHeld: true });
  if (!row) return refuse("not_found");
  if (row.version === version) return row;
  return refuse("stale_version", { present: await viewCustomerDetails(tx, session, row) });
}

/** Returns the customer's current data. */
export async function showCustomer(
  tx: Tx,
  session: ChangeAuthor["session"],
  id: string,
): Promise<CustomerDetails | Refusal<"not_found">> {
  const { merchantId, branchIds } = session;
  const row = await selectCustomerDetails(tx, merchantId, { id, branchIds });
  return row ? viewCustomerDetails(tx, session, row) : refuse("not_found");
}

/** Sets the staff's note about a customer. Null removes it. */
export async function setCustomerNote(
  tx: Tx,
  call: ChangeAuthor,
  { note, ...which }: CustomerVersion & { note: string | null },
): Promise<Exclude<ChangeCustomerResult, Refusal<"forbidden">>> {
  const row = await lockCustomerVersion(tx, call, which);
  if (isRefused(row)) return row;
  await updateCustomerStaffNote(tx, call.session.merchantId, { id: row.id, note });
  const [before, after] = [{ note: row.note }, { note }];
  recordChange(tx, call, { entity: "customer", entityId: row.id, kind: "changed", before, after });
  return showCustomer(tx, call.session, row.id);
}

/**
 * Blocks a customer from placing orders, or unblocks them. The block applies to the whole brand, so staff of single
 * branches are refused.
 */
export async function blockOrUnblockCustomer(
  tx: Tx,
  call: ChangeAuthor,
  { reason, ...which }: CustomerVersion & { reason: string | null },
): Promise<ChangeCustomerResult> {
  const { merchantId, branchIds, id: by } = call.session;
  if (branchIds !== null) return refuse("forbidden");
  const row = await lockCustomerVersion(tx, call, which);
  if (isRefused(row)) return row;
  await updateCustomerBlocked(tx, merchantId, { id: row.id, reason, at: call.clock.now(), by });
  const [before, after] = [{ blockedReason: row.blockedReason }, { blockedReason: reason }];
  recordChange(tx, call, { entity: "customer", entityId: row.id, kind: "changed", before, after });
  return showCustomer(tx, call.session, row.id);
}
