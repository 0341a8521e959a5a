import { endpoints } from "@dasturxon/contract";
import { mayWork } from "@dasturxon/domain/staff-permission";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import { changeStops, restoreStops } from "./change-stops.ts";
import { changeOwnStops, restoreOwnStops } from "./own-stops.ts";
import { listStops } from "./list-stops.ts";

/** The console's stop list. */
export function registerStops(http: Http): void {
  bind(http, endpoints.stopList, ({ session, query, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      listStops(tx, session.merchantId, { ...query, branchIds: session.branchIds, now: clock.now() }),
    ),
  );
  bind(http, endpoints.changeStops, async ({ session, body, db, clock }) => {
    if (!mayWork(session.role, "stop_products")) return refuse("forbidden");
    const now = clock.now();
    const stop = body.stop && { until: body.stop.until === null ? null : new Date(body.stop.until) };
    if (stop?.until && stop.until <= now) return refuse("bad_request", { field: "stop.until" });
    const { merchantId, id: by, branchIds } = session;
    const change = { productIds: body.productIds, branchId: body.branchId ?? null, stop, by, now };
    const changes = await db.tenant(merchantId, (tx) =>
      branchIds === null
        ? changeStops(tx, merchantId, change)
        : changeOwnStops(tx, merchantId, { ...change, branchIds }),
    );
    return changes ? { changes } : refuse("not_found");
  });
  bind(http, endpoints.restoreStops, async ({ session, body, db, clock }) => {
    if (!mayWork(session.role, "stop_products")) return refuse("forbidden");
    const { merchantId, id: by, branchIds } = session;
    const change = { ...body, by, now: clock.now() };
    const keptIds = await db.tenant(merchantId, (tx) =>
      branchIds === null
        ? restoreStops(tx, merchantId, change)
        : restoreOwnStops(tx, merchantId, { ...change, branchIds }),
    );
    return keptIds ? { keptIds } : refuse("not_found");
  });
}
