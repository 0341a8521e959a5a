import { endpoints } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { changeProductStops, restoreProductStops } from "./change-stops.ts";
import { changeProductStopsInOwnBranches, restoreProductStopsInOwnBranches } from "./own-stops.ts";
import { listProductStops } from "./list-stops.ts";
import { recordProductStops } from "./record-stops.ts";

/** Registers the calls for the console's stop list. */
export function registerProductStops(http: Http): void {
  bindEndpoint(http, endpoints.stopList, ({ session, query, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      listProductStops(tx, session.merchantId, { ...query, branchIds: session.branchIds, now: clock.now() }),
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
          ? await changeProductStops(tx, merchantId, change)
          : await changeProductStopsInOwnBranches(tx, merchantId, { ...change, branchIds });
      if (made) await recordProductStops(tx, call, made);
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
          ? await restoreProductStops(tx, merchantId, change)
          : await restoreProductStopsInOwnBranches(tx, merchantId, { ...change, branchIds });
      if (back) await recordProductStops(tx, call, back.changes);
      return back;
    });
    return taken ? { keptIds: taken.keptIds } : refuse("not_found");
  });
}
