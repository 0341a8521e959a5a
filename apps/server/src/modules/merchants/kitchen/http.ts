import { endpoints } from "@dasturxon/contract";
import { mayWork } from "@dasturxon/domain/staff-permission";
import type { Http } from "../../../platform/http/index.ts";
import { bind, refuse } from "../../../platform/http/index.ts";
import { selectKitchens, updateKitchen } from "./queries.ts";
import { liftPause, pauseOrders, viewPause } from "../pauses/pause-orders.ts";
import { selectPauses } from "../pauses/queries.ts";
import { publish } from "../../../platform/bus/index.ts";
import { updateContentVersion } from "../queries.ts";

/** The staff's calls about a kitchen's pace: pauses, busy hours, capacity. */
export function registerKitchen(http: Http): void {
  registerPauses(http);
  bind(http, endpoints.kitchenBranches, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => selectKitchens(tx, session.merchantId)),
  );
  bind(http, endpoints.changeKitchen, async ({ session, params, body, db }) => {
    if (!mayWork(session.role, "set_kitchen")) return refuse("forbidden");
    const { merchantId } = session;
    const changed = await db.tenant(merchantId, async (tx) => {
      const row = await updateKitchen(tx, merchantId, { ...body, id: params.id });
      if (!row) return null;
      await updateContentVersion(tx);
      await publish(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
      const { preparationMinutes } = row;
      await publish(tx, {
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

function registerPauses(http: Http): void {
  bind(http, endpoints.pauses, async ({ session, db, clock }) => {
    const { merchantId } = session;
    return (await db.tenantRead(merchantId, (tx) => selectPauses(tx, merchantId, clock.now()))).map(
      viewPause,
    );
  });
  bind(http, endpoints.addPause, async ({ session, body, db, clock }) => {
    if (!mayWork(session.role, "pause_orders")) return refuse("forbidden");
    const now = clock.now();
    const until = body.until === null ? null : new Date(body.until);
    if (until && until <= now) return refuse("bad_request", { field: "until" });
    const isBusy = body.kind === "BUSY";
    if (isBusy && body.categoryId) return refuse("bad_request", { field: "categoryId" });
    if (isBusy && body.extraMinutes + body.deliverySurcharge === 0)
      return refuse("bad_request", { field: "extraMinutes" });
    const scope = { branchId: body.branchId ?? null, categoryId: body.categoryId ?? null };
    const { extraMinutes, deliverySurcharge } = isBusy ? body : { extraMinutes: 0, deliverySurcharge: 0 };
    const pause = { kind: body.kind, ...scope, until, extraMinutes, deliverySurcharge, by: session.id, now };
    const made = await db.tenant(session.merchantId, (tx) => pauseOrders(tx, session.merchantId, pause));
    return made ? viewPause(made) : refuse("not_found");
  });
  bind(http, endpoints.liftPause, async ({ session, params, db }) => {
    if (!mayWork(session.role, "pause_orders")) return refuse("forbidden");
    const isLifted = await db.tenant(session.merchantId, (tx) =>
      liftPause(tx, session.merchantId, params.id),
    );
    return isLifted ? { done: true as const } : refuse("not_found");
  });
}
