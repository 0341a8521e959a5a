import type { CustomerDetails } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { insertCashback } from "../../loyalty/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { showCustomer } from "./change-customer.ts";
import { selectCustomerDetails } from "./queries.ts";

interface CashbackGrant {
  id: string;
  /** Amount in soʻm. */
  amount: number;
  reason: string;
}

/**
 * Grants a customer cashback by hand [PR-3]. The reason is stored in the audit. Cashback is the brand's money, so staff
 * of single branches are refused.
 */
export async function grantCashback(
  tx: Tx,
  call: ChangeAuthor,
  { id, amount, reason }: CashbackGrant,
): Promise<CustomerDetails | Refusal<"not_found" | "feature_off" | "forbidden">> {
  const { merchantId, branchIds } = call.session;
  if (branchIds !== null) return refuse("forbidden");
  const { balance } = await loadFeatures(tx, merchantId);
  if (!balance) return refuse("feature_off");
  if (!(await selectCustomerDetails(tx, merchantId, { id, branchIds, isHeld: true })))
    return refuse("not_found");
  const movement = { id: newId(), userId: id, orderId: null, amount, at: call.clock.now() };
  await insertCashback(tx, merchantId, { ...movement, kind: "granted" });
  recordChange(tx, call, {
    entity: "customer",
    entityId: id,
    kind: "changed",
    before: null,
    after: { grantedCashback: amount, grantReason: reason },
  });
  const payload = { userId: id, amount };
  await publishEvent(tx, { merchantId, topic: "cashback-granted", key: movement.id, payload });
  return showCustomer(tx, call.session, id);
}
