import type { User } from "@dasturxon/contract/users";
import type { Tx } from "../../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../../platform/http/index.ts";
import { selectUser } from "../../queries.ts";
import { viewUser } from "../user-view.ts";

/** Returns the customer after a change, in the same transaction. */
export async function showUser(
  tx: Tx,
  { merchantId, userId }: { merchantId: string; userId: string },
): Promise<User | Refusal<"unauthorized">> {
  const row = await selectUser(tx, merchantId, userId);
  return row ? viewUser(row) : refuse("unauthorized");
}
