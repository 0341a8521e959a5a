import { endpoints } from "@dasturxon/contract";
import { mayWork } from "@dasturxon/domain/staff-permission";
import type { Tx } from "../../../platform/database/index.ts";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import { changeStops, restoreStops, type StopsChange } from "./change-stops.ts";
import { listStops, stopListItem } from "./list-stops.ts";

/** The console's stop list. */
export function registerStops(http: Http): void {
  bind(http, endpoints.stopList, ({ session, query, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      listStops(tx, session.merchantId, { ...query, now: clock.now() }),
    ),
  );
  bind(http, endpoints.stopProduct, async ({ session, params, body, db, clock }) => {
    if (!mayWork(session.role, "stop_products")) return refuse("forbidden");
    const now = clock.now();
    const until = body.until === null ? null : new Date(body.until);
    if (until && until <= now) return refuse("bad_request", { field: "until" });
    const change = {
      productId: params.id,
      branchId: body.branchId ?? null,
      stop: { until },
      by: session.id,
      now,
    };
    return (
      (await db.tenant(session.merchantId, (tx) => changeOne(tx, session, change))) ?? refuse("not_found")
    );
  });
  bind(http, endpoints.startProduct, async ({ session, params, db, clock }) => {
    if (!mayWork(session.role, "stop_products")) return refuse("forbidden");
    const change = { productId: params.id, branchId: null, stop: null, by: session.id, now: clock.now() };
    return (
      (await db.tenant(session.merchantId, (tx) => changeOne(tx, session, change))) ?? refuse("not_found")
    );
  });
  bind(http, endpoints.changeStops, async ({ session, body, db, clock }) => {
    if (!mayWork(session.role, "stop_products")) return refuse("forbidden");
    const now = clock.now();
    const stop = body.stop && { until: body.stop.until === null ? null : new Date(body.stop.until) };
    if (stop?.until && stop.until <= now) return refuse("bad_request", { field: "stop.until" });
    const { merchantId, id: by } = session;
    const change = { productIds: body.productIds, branchId: body.branchId ?? null, stop, by, now };
    const before = await db.tenant(merchantId, (tx) => changeStops(tx, merchantId, change));
    return before ? { before } : refuse("not_found");
  });
  bind(http, endpoints.restoreStops, async ({ session, body, db, clock }) => {
    if (!mayWork(session.role, "stop_products")) return refuse("forbidden");
    const { merchantId, id: by } = session;
    const change = { ...body, by, now: clock.now() };
    const restored = await db.tenant(merchantId, (tx) => restoreStops(tx, merchantId, change));
    return restored ? { done: true as const } : refuse("not_found");
  });
}

async function changeOne(
  tx: Tx,
  { merchantId }: { merchantId: string },
  { productId, ...change }: Omit<StopsChange, "productIds"> & { productId: string },
) {
  const before = await changeStops(tx, merchantId, { ...change, productIds: [productId] });
  return before && stopListItem(tx, merchantId, { productId, now: change.now });
}
