import type { CustomerDetails, ListedCustomer } from "@dasturxon/contract";
import { maskPhone } from "@dasturxon/domain/format";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import type { Tx } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/http/index.ts";
import { selectBalance } from "../../loyalty/index.ts";
import {
  type CustomerDetailsRow,
  type ListedCustomerRow,
  selectLastOrders,
  selectPhoneChanges,
} from "./queries.ts";

export function toListedCustomer({
  createdAt,
  lastOrderAt,
  blockedAt,
  ...row
}: ListedCustomerRow): ListedCustomer {
  return {
    ...row,
    createdDate: createdAt.toISOString(),
    lastOrderDate: lastOrderAt?.toISOString() ?? null,
    isBlocked: blockedAt !== null,
  };
}

/** Returns a customer with balances and orders, limited to the branches and role of the reader. */
export async function viewCustomerDetails(
  tx: Tx,
  { merchantId, branchIds, role }: Pick<Session, "merchantId" | "branchIds" | "role">,
  row: CustomerDetailsRow,
): Promise<CustomerDetails> {
  const { version, blockedReason, blockedBy, ...listed } = row;
  const orders = await selectLastOrders(tx, merchantId, { userId: row.id, branchIds });
  const { blockedAt } = row;
  return {
    ...toListedCustomer(listed),
    version,
    cashback: await selectBalance(tx, merchantId, row.id),
    blocked: blockedAt && { reason: blockedReason ?? "", date: blockedAt.toISOString(), by: blockedBy },
    phoneChanges: await viewPhoneChanges(tx, { merchantId, role }, row),
    orders: orders.map(({ createdAt, ...order }) => ({ ...order, createdDate: createdAt.toISOString() })),
  };
}

/**
 * Returns the changes of the phone. A number that the customer no longer has may belong to another person now. It is
 * masked for roles that find customers only by a known phone. [US-8]
 */
async function viewPhoneChanges(
  tx: Tx,
  { merchantId, role }: Pick<Session, "merchantId" | "role">,
  { id: userId, phone: present }: CustomerDetailsRow,
): Promise<CustomerDetails["phoneChanges"]> {
  const isFull = mayPerformTask(role, "list_customers");
  const maskPhoneIfNeeded = (phone: string) => (isFull || phone === present ? phone : maskPhone(phone));
  const changes = await selectPhoneChanges(tx, merchantId, userId);
  return changes.map(({ id, oldPhone, phone, changedAt }) => ({
    id,
    oldPhone: oldPhone === null ? null : maskPhoneIfNeeded(oldPhone),
    phone: maskPhoneIfNeeded(phone),
    date: changedAt.toISOString(),
  }));
}
