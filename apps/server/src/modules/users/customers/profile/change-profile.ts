import type { User } from "@dasturxon/contract/users";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../../platform/http/index.ts";
import { showUser } from "./show-user.ts";
import { type ProfileChange, updateProfile } from "./queries.ts";

const EARLIEST_BIRTHDAY = "1900-01-01";

/** Changes the customer's profile [US-2]. A birthday in the future is a `bad_request`. */
export async function changeProfile(
  { db, clock }: { db: Database; clock: Clock },
  customer: { merchantId: string; userId: string },
  change: ProfileChange,
): Promise<User | Refusal<"bad_request" | "unauthorized">> {
  const now = clock.now();
  const { birthday } = change;
  const isPossible =
    !birthday || (birthday >= EARLIEST_BIRTHDAY && birthday <= now.toISOString().slice(0, 10));
  if (!isPossible) return refuse("bad_request", { field: "birthday", in: "body" });
  return db.tenant(customer.merchantId, async (tx) => {
    await updateProfile(tx, customer, { change, now });
    return showUser(tx, customer);
  });
}
