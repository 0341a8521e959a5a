import type { StaffClaim } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { BusEvent } from "../../../events.ts";
import type { Database } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/http/index.ts";
import type { OrderEventWatch } from "../view/watch-orders.ts";
import { viewStaffClaim } from "./claim-view.ts";
import { selectStaffClaim } from "./queries.ts";

interface ClaimEventsRequest {
  db: Database;
  watch: Pick<OrderEventWatch, "share">;
  session: Session;
  /** Ids of the branches whose events are sent. Null: all branches. */
  branchIds: readonly string[] | null;
}

/** Returns a function that maps an event of a claim to the claim, or to null if this staff member may not answer it. */
export function createClaimEventMapper({ db, watch, session, branchIds }: ClaimEventsRequest) {
  const { merchantId, role } = session;
  const answersClaims = mayPerformTask(role, "answer_claims");
  return async (event: BusEvent<"claim-changed">): Promise<StaffClaim | null> => {
    if (!answersClaims) return null;
    // All roles that may answer claims see the same claim, so the open consoles share one database read per event.
    const row = await watch.share(event, "claims", () =>
      db.tenantRead(merchantId, (tx) => selectStaffClaim(tx, merchantId, { id: event.key, branchIds: null })),
    );
    return row && worksInBranch(branchIds, row.branchId) ? viewStaffClaim(row) : null;
  };
}
