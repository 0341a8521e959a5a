import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import { newId } from "../../platform/ids.ts";
import { hashPassword } from "../users/index.ts";
import { insertOrUpdateAdministrator, selectAdministrator } from "./queries.ts";

const DEMO_LOGIN = "platform";

/**
 * Adds the demo's administrator, with a published password and without a second factor. Sign-in is refused unless the
 * installation is used on this machine only. An existing administrator with this login remains unchanged.
 */
export async function addDemoAdministrator(
  { db, clock }: { db: Database; clock: Clock },
  password: string,
): Promise<void> {
  if (await db.platform((tx) => selectAdministrator(tx, DEMO_LOGIN))) return;
  const passwordHash = await hashPassword(password);
  // The id is random. With a fixed id, two processes that start at the same time would violate the primary key, because
  // the statement handles only a conflict of the login.
  const admin = {
    id: newId(),
    login: DEMO_LOGIN,
    name: "Nodira Yusupova",
    passwordHash,
    factor: null,
    isDemo: true,
  };
  await db.platform((tx) => insertOrUpdateAdministrator(tx, { ...admin, now: clock.now() }));
}
