import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import type { Session, SessionLookup } from "../../platform/http/index.ts";
import { PLATFORM_ID } from "../../platform/ids.ts";
import { shouldStoreSessionUse } from "../users/index.ts";
import { selectPlatformSession, updatePlatformSessionUsed } from "./queries.ts";
import { getAdministratorSessionEnd } from "./session-end.ts";

/** Authenticates administrators' sessions. Each use extends the session [S12]. */
export function createAuthenticateAdministrator(deps: {
  db: Database;
  clock: Clock;
  isDemoRefused: boolean;
}): (question: SessionLookup) => Promise<Session | null> {
  const { db, clock, isDemoRefused } = deps;
  return ({ tokenHash }) =>
    db.platform(async (tx) => {
      const now = clock.now();
      const found = await selectPlatformSession(tx, { tokenHash, now, isDemoRefused });
      if (!found) return null;
      if (shouldStoreSessionUse(found.lastUsedAt, now)) {
        const expiresAt = getAdministratorSessionEnd(found.createdAt, now);
        await updatePlatformSessionUsed(tx, { tokenHash, now, expiresAt });
      }
      const { id, name } = found;
      const whose = { merchantId: PLATFORM_ID, role: "administrator", branchIds: null };
      return { kind: "platform", ...whose, id, name, tokenHash };
    });
}
