import type { OrderCourier } from "@dasturxon/contract";
import { estimateArrival, selectUsablePosition } from "@dasturxon/domain/arrival-estimate";
import { isBroughtByCourier } from "@dasturxon/domain/courier-status";
import { findCourierWhereabouts } from "@dasturxon/domain/courier-whereabouts";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import type { Database } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import type { Log } from "../../../platform/log.ts";
import type { CourierServices } from "../../deliveries/index.ts";
import { type OrderRow, selectOrder } from "../queries.ts";
import { toCustomerCourier } from "../view/views.ts";

/** Timeout of a request to a courier service, in milliseconds. */
const COURIER_SERVICE_TIMEOUT_MS = 2_000;

/**
 * Returns the courier of the customer's own order, the courier's position and the estimated arrival [OR-6]. The name,
 * the vehicle, the phone and reported positions are returned only while the courier brings the order. The first position
 * available is returned: the position from the courier service; the last position that the phone of the brand's own
 * courier reported; the branch or the customer's address, depending on the courier status. Refuses `not_found` if there
 * is no such order, no delivery under way, or no courier yet.
 */
export async function showCourier(
  { db, couriers, log }: { db: Database; couriers: CourierServices; log: Pick<Log, "warn"> },
  request: { merchantId: string; userId: string; id: string; now: Date },
): Promise<OrderCourier | Refusal<"not_found">> {
  const { now } = request;
  const row = await db.tenantRead(request.merchantId, (tx) => selectOrder(tx, request.merchantId, request));
  if (!row || row.serviceType !== "DELIVERY" || !isActiveStatus(row.status)) return refuse("not_found");
  const located = await locateCourier(row, { couriers, log });
  const known = located ? { ...located, reportedAt: now } : row.courierPosition;
  const isSeen = row.status === "ON_WAY" ? isBroughtByCourier(row) : located !== null;
  const reported = isSeen ? selectUsablePosition(row, known, now) : null;
  const position = reported ?? estimatePositionFromCourierStatus(row);
  if (!row.courier && !position) return refuse("not_found");
  const { name = null, phone = null, vehicle = null } = toCustomerCourier(row) ?? {};
  return {
    name,
    phone,
    vehicle,
    status: row.courierStatus,
    position: position && { latitude: position.latitude, longitude: position.longitude },
    positionAt: reported && new Date(reported.reportedAt).toISOString(),
    arrival: estimateArrival(row, { now, position: known }),
  };
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

function estimatePositionFromCourierStatus({ courierStatus, branch, address }: OrderRow) {
  const whereabouts = findCourierWhereabouts(courierStatus);
  const point = whereabouts === "branch" ? branch : whereabouts === "door" ? address : null;
  return point && { latitude: point.latitude, longitude: point.longitude };
}
