import type { User } from "@dasturxon/contract/users";
import type { Database } from "../../../platform/database/index.ts";
import type { Refusal } from "../../../platform/http/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { selectUser } from "../queries.ts";
import { viewUser } from "./user-view.ts";

/** Returns the signed-in customer with the cashback balance [PR-3]. */
export async function showSignedInCustomer(
  db: Database,
  customer: { merchantId: string; userId: string },
): Promise<User | Refusal<"unauthorized">> {
  const row = await db.tenant(customer.merchantId, (tx) =>
    selectUser(tx, customer.merchantId, customer.userId),
  );
  return row ? viewUser(row) : refuse("unauthorized");
}
