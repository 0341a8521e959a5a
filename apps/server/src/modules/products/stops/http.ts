import { endpoints } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { changeStops, restoreStops } from "./change-stops.ts";
import { changeStopsInOwnBranches, restoreStopsInOwnBranches } from "./own-stops.ts";
import { listStops } from "./list-stops.ts";
import { recordStops } from "./record-stops.ts";

/** Registers the calls for the console's stop list. */
export function registerStops(http: Http): void {
  bindEndpoint(http, endpoints.stopList, ({ session, query, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      listStops(tx, session.merchantId, { ...query, branchIds: session.branchIds, now: clock.now() }),
    ),
  );
  bindEndpoint(http, endpoints.changeStops, async (call) => {
    const { session, body, db, clock } = call;
    if (!mayPerformTask(session.role, "stop_products")) return refuse("forbidden");
    const now = clock.now();
    const stop = body.stop && { until: body.stop.until === null ? null : new Date(body.stop.until) };
    if (stop?.until && stop.until <= now) return refuse("bad_request", { field: "stop.until" });
    const { merchantId, id: by, branchIds } = session;
    const change = { productIds: body.productIds, branchId: body.branchId ?? null, stop, by, now };
    const changes = await db.tenant(merchantId, async (tx) => {
      const made =
        branchIds === null
          ? await changeStops(tx, merchantId, change)
          : await changeStopsInOwnBranches(tx, merchantId, { ...change, branchIds });
      if (made) await recordStops(tx, call, made);
      return made;
    });
    return changes ? { changes } : refuse("not_found");
  });
  bindEndpoint(http, endpoints.restoreStops, async (call) => {
    const { session, body, db, clock } = call;
    if (!mayPerformTask(session.role, "stop_products")) return refuse("forbidden");
    const { merchantId, id: by, branchIds } = session;
    const change = { ...body, by, now: clock.now() };
    const taken = await db.tenant(merchantId, async (tx) => {
      const back =
        branchIds === null
          ? await restoreStops(tx, merchantId, change)
          : await restoreStopsInOwnBranches(tx, merchantId, { ...change, branchIds });
      if (back) await recordStops(tx, call, back.changes);
      return back;
    });
    return taken ? { keptIds: taken.keptIds } : refuse("not_found");
  });
}
