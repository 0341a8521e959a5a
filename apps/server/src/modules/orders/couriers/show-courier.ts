import type { OrderCourier } from "@dasturxon/contract";
import { findCourierWhereabouts } from "@dasturxon/domain/courier-whereabouts";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import type { Log } from "../../../platform/log.ts";
import type { CourierServices } from "../../deliveries/index.ts";
import { selectCourierPosition } from "./queries.ts";
import { type OrderRow, selectOrder } from "../queries.ts";

/** Timeout of a request to a courier service, in milliseconds. */
const COURIER_SERVICE_TIMEOUT_MS = 2_000;

/** Maximum age of a position reported by one of the brand's own couriers, in milliseconds. */
const MAX_POSITION_AGE_MS = 120_000;

/**
 * Returns the courier of the customer's own order and the courier's position [OR-6]. The first position available is
 * returned: the position from the courier service; while the order is on the way, the position that the phone of the
 * brand's own courier reported within the last two minutes; the branch or the customer's address, depending on the
 * courier status. Refuses `not_found` if there is no such order, no delivery under way, or no courier yet.
 */
export async function showCourier(
  { db, couriers, log }: { db: Database; couriers: CourierServices; log: Pick<Log, "warn"> },
  request: { merchantId: string; userId: string; id: string; now: Date },
): Promise<OrderCourier | Refusal<"not_found">> {
  const { row, seen } = await db.tenantRead(request.merchantId, (tx) => loadOrderAndPosition(tx, request));
  if (!row || row.serviceType !== "DELIVERY" || !isActiveStatus(row.status)) return refuse("not_found");
  const position = (await locateCourier(row, { couriers, log })) ?? seen ?? positionFromCourierStatus(row);
  if (!row.courier && !position) return refuse("not_found");
  const { name = null, phone = null } = row.courier ?? {};
  return { name, phone, status: row.courierStatus, position };
}

async function loadOrderAndPosition(
  tx: Tx,
  request: { merchantId: string; userId: string; id: string; now: Date },
) {
  const row = await selectOrder(tx, request.merchantId, request);
  // A custom courier has no id and reports no position.
  if (row?.status !== "ON_WAY" || !row.courier?.id) return { row, seen: null };
  const since = new Date(request.now.getTime() - MAX_POSITION_AGE_MS);
  const seen = await selectCourierPosition(tx, request.merchantId, { courierId: row.courier.id, since });
  return { row, seen };
}

async function locateCourier(
  row: OrderRow,
  { couriers, log }: { couriers: CourierServices; log: Pick<Log, "warn"> },
) {
  const provider = couriers.providerOf(row.deliveryType);
  const asking = provider?.locate?.({ merchantId: row.merchantId, orderId: row.id });
  if (!asking) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>(
    (resolve) => (timer = setTimeout(() => resolve(null), COURIER_SERVICE_TIMEOUT_MS)),
  );
  try {
    return await Promise.race([asking, late]);
  } catch (error) {
    log.warn({ err: error, provider: row.deliveryType }, "a courier could not be located");
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function positionFromCourierStatus({ courierStatus, branch, address }: OrderRow) {
  const whereabouts = findCourierWhereabouts(courierStatus);
  const point = whereabouts === "branch" ? branch : whereabouts === "door" ? address : null;
  return point && { latitude: point.latitude, longitude: point.longitude };
}
