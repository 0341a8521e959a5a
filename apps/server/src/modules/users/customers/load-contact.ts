import type { Tx } from "../../../platform/database/index.ts";
import { selectUser } from "../queries.ts";

/** Returns a customer's phone and name, used if a form does not contain them. Null if there is no such customer. */
export async function loadCustomerContact(
  tx: Tx,
  { merchantId, userId }: { merchantId: string; userId: string },
): Promise<{ phone: string; name: string | null } | null> {
  const row = await selectUser(tx, merchantId, userId);
  if (!row) return null;
  const name = [row.firstName, row.lastName].filter(Boolean).join(" ");
  return { phone: row.phone, name: name === "" ? null : name };
}
