import { isDeepStrictEqual } from "node:util";
import { endpoints } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import type { Http, Session } from "../../../platform/http/index.ts";
import { bindEndpoint, refuse } from "../../../platform/http/index.ts";
import {
  type KitchenRow,
  selectKitchenForUpdate,
  selectKitchens,
  updateKitchenLoadSettings,
} from "./queries.ts";
import { liftPause, pauseOrders, viewStaffPause } from "../pauses/pause-orders.ts";
import { selectPauses } from "../pauses/queries.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import { updateContentVersion } from "../queries.ts";

/** Registers the staff API calls about a kitchen's capacity, pauses and busy hours. */
export function registerKitchen(http: Http): void {
  registerPauses(http);
  bindEndpoint(http, endpoints.kitchenBranches, async ({ session: { merchantId, branchIds }, db }) => {
    const kitchens = await db.tenantRead(merchantId, (tx) => selectKitchens(tx, merchantId));
    return kitchens.filter(({ id }) => worksInBranch(branchIds, id));
  });
  bindEndpoint(http, endpoints.changeKitchen, async (call) => {
    const { session, params, body, db } = call;
    if (!mayPerformTask(session.role, "set_kitchen")) return refuse("forbidden");
    const { merchantId } = session;
    if (!worksInBranch(session.branchIds, params.id)) return refuse("not_found");
    const changed = await db.tenant(merchantId, async (tx) => {
      const present = await selectKitchenForUpdate(tx, merchantId, params.id);
      if (!present) return null;
      const row = await updateKitchenLoadSettings(tx, merchantId, { ...body, id: params.id });
      recordKitchenChange(tx, call, { present, row });
      await updateContentVersion(tx);
      await publishEvent(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
      const { preparationMinutes } = row;
      await publishEvent(tx, {
        merchantId,
        topic: "kitchen-changed",
        key: row.id,
        payload: { preparationMinutes },
      });
      return row;
    });
    return changed ?? refuse("not_found");
  });
}

function recordKitchenChange(
  tx: Tx,
  call: ChangeAuthor,
  { present, row }: { present: KitchenRow; row: KitchenRow },
): void {
  if (isDeepStrictEqual(present, row)) return;
  const { id: entityId, ...before } = present;
  const { id: _id, ...after } = row;
  recordChange(tx, call, { entity: "kitchenPace", entityId, kind: "changed", before, after });
}

function registerPauses(http: Http): void {
  bindEndpoint(http, endpoints.pauses, async ({ session, db, clock }) => {
    const { merchantId, branchIds } = session;
    const found = await db.tenantRead(merchantId, (tx) => selectPauses(tx, merchantId, clock.now()));
    // Pauses of the whole brand also apply to the branches of this member of staff.
    return found
      .filter(({ branchId }) => branchId === null || worksInBranch(branchIds, branchId))
      .map(viewStaffPause);
  });
  bindEndpoint(http, endpoints.addPause, async (call) => {
    const { session, body, db, clock } = call;
    if (!mayPerformTask(session.role, "pause_orders")) return refuse("forbidden");
    const now = clock.now();
    const until = body.until === null ? null : new Date(body.until);
    if (until && until <= now) return refuse("bad_request", { field: "until" });
    const isBusy = body.kind === "BUSY";
    if (isBusy && body.categoryId) return refuse("bad_request", { field: "categoryId" });
    if (isBusy && body.extraMinutes + body.deliverySurcharge === 0)
      return refuse("bad_request", { field: "extraMinutes" });
    const branchId = body.branchId ?? findOnlyBranchId(session);
    if (!worksInBranch(session.branchIds, branchId))
      return branchId === null ? refuse("forbidden") : refuse("not_found");
    const scope = { branchId, categoryId: body.categoryId ?? null };
    const { extraMinutes, deliverySurcharge } = isBusy ? body : { extraMinutes: 0, deliverySurcharge: 0 };
    const pause = { kind: body.kind, ...scope, until, extraMinutes, deliverySurcharge };
    const made = await db.tenant(session.merchantId, (tx) => pauseOrders(tx, call, pause));
    return made ? viewStaffPause(made) : refuse("not_found");
  });
  bindEndpoint(http, endpoints.liftPause, async (call) => {
    const { session, params, db } = call;
    if (!mayPerformTask(session.role, "pause_orders")) return refuse("forbidden");
    const isLifted = await db.tenant(session.merchantId, (tx) => liftPause(tx, call, params.id));
    return isLifted ? { done: true as const } : refuse("not_found");
  });
}

/** Returns the only branch of a member of staff, or null if they work in several or all branches. */
function findOnlyBranchId({ branchIds }: Session): string | null {
  const [only = null, ...others] = branchIds ?? [];
  return others.length === 0 ? only : null;
}
