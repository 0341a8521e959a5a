import {
  isArrivalLate,
  isOldPosition,
  MAX_POSITION_AGE_MS,
  OLD_POSITION_AGE_MS,
  roundUpToStepPrecision,
} from "./arrival.ts";
import type { ArrivalEstimate, ArrivalEstimateStep } from "./arrival.ts";
import { findCourierWhereabouts } from "./courier-whereabouts.ts";
import { findCourierStep } from "./courier-status.ts";
import type { CourierStatus } from "./courier-status.ts";
import { requireInstantMs, toInstantMs } from "./instant.ts";
import type { Instant } from "./instant.ts";
import { isAwaitingPayment } from "./order-permission.ts";
import type { PayableOrder } from "./order-permission.ts";
import { isActiveStatus } from "./order-status.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";
import { estimateRideMinutes, estimateRoadMinutes } from "./tariff.ts";
import { calculatePromisedTime } from "./time-slots.ts";
import { MINUTE_MS } from "./time-zone.ts";
import { calculateDistanceMetres } from "./zones.ts";
import type { Coordinates } from "./zones.ts";

/** Facts of an order that its estimate depends on. */
export interface EstimatedOrder extends PayableOrder {
  status: OrderStatus;
  serviceType: ServiceType;
  courierStatus: CourierStatus | null;
  /** Minutes from accepting the order to handing it over, as the branch set them when it accepted. */
  preparationMinutes: number;
  /** Travel time from the branch to the address in minutes. 0 for pickup and dine-in. */
  roadMinutes: number;
  acceptedAt: Instant | null;
  onWayAt: Instant | null;
  /** Promised time of the order, with the minutes that staff added. */
  promisedAt: Instant | null;
  /** Start of the requested time. Null: as soon as possible. */
  deliveryAt: Instant | null;
  /** End of the time window that the customer requested. Null: exactly at `deliveryAt`, or as soon as possible. */
  deliveryUntil: Instant | null;
  branch: Coordinates;
  address: Coordinates | null;
}

export interface CourierPosition extends Coordinates {
  reportedAt: Instant;
}

interface ArrivalEstimateInput {
  now: Instant;
  /** Last position of the order's courier. Null: unknown. */
  position: CourierPosition | null;
}

/**
 * Minimum number of minutes for which an order is expected to be cooked, while the kitchen has not reported it as done.
 */
const MIN_COOKING_MINUTES = 5;
/** Minutes until a courier whose position is unknown collects a cooked order, at least. */
const MIN_COLLECTING_MINUTES = 5;
/** Minutes that the courier needs between the vehicle and the customer's door. */
const WALK_TO_DOOR_MINUTES = 2;
/** Minutes until the handover, at least: with a present position of the courier, and without one. */
const MIN_ROAD_MINUTES = { known: 1, unknown: 3 } as const;

/**
 * Result of the slowest remaining step of an order: its estimated end in milliseconds since 1970, and the minimum
 * number of minutes until then.
 */
interface RemainingStepsEstimate {
  at: number;
  step: ArrivalEstimateStep;
  minimumMinutes: number;
  positionAt?: number;
}

/**
 * Estimates when an order arrives, or is ready for pickup or at the table, from the slowest of its remaining steps. The
 * kitchen and the courier's way to the branch run at the same time; the road follows. On the road the courier's last
 * position decides. Null if nothing remains to be estimated: unpaid, ready for pickup, returning to the branch, or
 * ended. The result is never before `now`. [OR-5]
 */
export function estimateArrival(
  order: EstimatedOrder,
  { now, position }: ArrivalEstimateInput,
): ArrivalEstimate | null {
  if (!isActiveStatus(order.status) || isAwaitingPayment(order)) return null;
  const nowMs = requireInstantMs(now);
  const remaining = findSlowestRemainingStep(order, {
    now: nowMs,
    position: selectUsablePosition(order, position, nowMs),
  });
  if (!remaining) return null;
  const { step, minimumMinutes, positionAt } = remaining;
  const at = roundUpToStepPrecision(Math.max(remaining.at, nowMs + minimumMinutes * MINUTE_MS), step);
  const promisedAt = findFirstPromisedTimeMs(order);
  return {
    at: new Date(at).toISOString(),
    step,
    minimumMinutes,
    promisedAt: promisedAt === null ? null : new Date(promisedAt).toISOString(),
    isLate: isArrivalLate(at, promisedAt),
    positionAt: positionAt === undefined ? null : new Date(positionAt).toISOString(),
  };
}

interface ArrivalStepInput {
  /** Current time in milliseconds since 1970. */
  now: number;
  position: CourierPosition | null;
}

function findSlowestRemainingStep(
  order: EstimatedOrder,
  input: ArrivalStepInput,
): RemainingStepsEstimate | null {
  const isTaken = order.serviceType === "PICK_UP" || order.serviceType === "DINE_IN";
  if (isTaken && order.status === "DONE") return null;
  if (order.status === "ON_WAY") return estimateArrivalOnRoad(order, input);
  const leaving = estimateDepartureOrReadiness(order, input);
  const requestedAt = toInstantMs(order.deliveryUntil ?? order.deliveryAt);
  const minimumMinutes = leaving.minimumMinutes + order.roadMinutes;
  const at = Math.max(leaving.at + order.roadMinutes * MINUTE_MS, input.now + minimumMinutes * MINUTE_MS);
  // An order for a requested time is not delivered before that time, even if it is cooked earlier.
  if (requestedAt !== null && at <= requestedAt) return { at: requestedAt, step: "schedule", minimumMinutes };
  return { ...leaving, at, minimumMinutes };
}

/** Returns when the order leaves the branch, or is ready in it: when both the dishes and the courier are there. */
function estimateDepartureOrReadiness(
  order: EstimatedOrder,
  { now, position }: ArrivalStepInput,
): RemainingStepsEstimate {
  const { preparationMinutes, roadMinutes, serviceType, status, courierStatus } = order;
  const isAccepted = ["ACCEPTED", "COOKING", "DONE", "ATTACHED"].includes(status);
  const promisedAt = toInstantMs(order.promisedAt) ?? now + (preparationMinutes + roadMinutes) * MINUTE_MS;
  const plannedAt = promisedAt - roadMinutes * MINUTE_MS;
  // The branch counts the preparation time from the moment at which it accepts the order.
  if (!isAccepted) return { at: plannedAt, step: "kitchen", minimumMinutes: preparationMinutes };
  const isCooked = status === "DONE" || status === "ATTACHED";
  const isDelivered = serviceType !== "PICK_UP" && serviceType !== "DINE_IN";
  const isCourierInBranch = findCourierWhereabouts(courierStatus) === "branch";
  const rideMinutes = isCourierInBranch
    ? 0
    : position && Math.ceil(estimateRideMinutes(calculateDistanceMetres(position, order.branch)));
  if (!isCooked) {
    const isCourierSlower = isDelivered && (rideMinutes ?? 0) > MIN_COOKING_MINUTES;
    const minimumMinutes = isCourierSlower ? (rideMinutes ?? 0) : MIN_COOKING_MINUTES;
    const isWaitedFor = isCourierSlower && now + minimumMinutes * MINUTE_MS > plannedAt;
    return { at: plannedAt, step: isWaitedFor ? "courier" : "kitchen", minimumMinutes };
  }
  if (rideMinutes === null) return { at: plannedAt, step: "courier", minimumMinutes: MIN_COLLECTING_MINUTES };
  return { at: now, step: "courier", minimumMinutes: rideMinutes };
}

/** Returns the arrival of an order on the road. Null if the courier is bringing it back to the branch. */
function estimateArrivalOnRoad(
  order: EstimatedOrder,
  { now, position }: ArrivalStepInput,
): RemainingStepsEstimate | null {
  const { courierStatus, address, deliveryAt } = order;
  const step = courierStatus === null ? "on_way" : findCourierStep(courierStatus);
  if (step === "returning" || step === "returned" || step === "failed") return null;
  if (step === "at_door") return { at: now, step: "door", minimumMinutes: 0 };
  if (position && address) {
    const minutes = estimateRideMinutes(calculateDistanceMetres(position, address)) + WALK_TO_DOOR_MINUTES;
    const positionAt = requireInstantMs(position.reportedAt);
    const at = positionAt + minutes * MINUTE_MS;
    const minimumMinutes = MIN_ROAD_MINUTES[isOldPosition(positionAt, now) ? "unknown" : "known"];
    return { at, step: "road", minimumMinutes, positionAt };
  }
  const roadMinutes = countRoadMinutes(order);
  const leftAt = toInstantMs(order.onWayAt) ?? now;
  const countedAt = leftAt + roadMinutes * MINUTE_MS;
  const promisedAt = toInstantMs(order.promisedAt) ?? countedAt;
  // The promised delivery time is the departure plus the travel time, rounded up. A later promised time contains
  // minutes that the staff added.
  const isExtended = deliveryAt === null && promisedAt > calculatePromisedTime(leftAt, roadMinutes).getTime();
  return { at: isExtended ? promisedAt : countedAt, step: "road", minimumMinutes: MIN_ROAD_MINUTES.unknown };
}

/** Returns the travel time of the order in minutes. Orders without a tariff have none, so the distance is used. */
function countRoadMinutes({ roadMinutes, branch, address }: EstimatedOrder): number {
  if (roadMinutes > 0 || !address) return roadMinutes;
  return estimateRoadMinutes(calculateDistanceMetres(branch, address));
}

/**
 * Returns the time that was promised when the branch accepted the order, in milliseconds since 1970. The order's own
 * `promisedAt` moves when the courier leaves late, so it cannot tell that an order is late. Null: not promised yet.
 */
function findFirstPromisedTimeMs(order: EstimatedOrder): number | null {
  const { acceptedAt, preparationMinutes, roadMinutes, deliveryAt, deliveryUntil } = order;
  const requestedAt = toInstantMs(deliveryUntil ?? deliveryAt);
  if (requestedAt !== null || acceptedAt === null) return requestedAt;
  return calculatePromisedTime(acceptedAt, preparationMinutes + roadMinutes).getTime();
}

/**
 * Returns the courier's position for the estimate. Null if it is older than `MAX_POSITION_AGE_MS`, or if it was reported
 * before the order was on its way, for example at the address of a previous order.
 */
export function selectUsablePosition(
  { status, onWayAt }: Pick<EstimatedOrder, "status" | "onWayAt">,
  position: CourierPosition | null,
  now: Instant,
): CourierPosition | null {
  if (!position) return null;
  const reportedAt = requireInstantMs(position.reportedAt);
  if (requireInstantMs(now) - reportedAt > MAX_POSITION_AGE_MS) return null;
  const leftAt = status === "ON_WAY" ? toInstantMs(onWayAt) : null;
  return leftAt !== null && reportedAt < leftAt - OLD_POSITION_AGE_MS ? null : position;
}
