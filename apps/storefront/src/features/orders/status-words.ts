import type { StoreServiceType } from "@dasturxon/domain/order-status";
import type { Order } from "../../platform/shapes.ts";
import { postponeMissedArrival } from "@dasturxon/domain/arrival";
import { findCourierWhereabouts } from "@dasturxon/domain/courier-whereabouts";
import { formatTime } from "@dasturxon/domain/format";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import type { Instant } from "@dasturxon/domain/instant";
import { findPromisedTimeSpan, type RequestedTimeWindow } from "@dasturxon/domain/time-span";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import { type MessageId, useT } from "../../platform/i18n.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";

export interface OrderStatusTexts {
  /** Text of the order's state, for example "Cooking". */
  state: string;
  /** Time of the order as text: "ready about 18:40". Null if there is no time to show. */
  time: string | null;
  /** Next step, in one sentence. Null if there is none. */
  next: string | null;
}

/** Service types whose states have different texts. */
type StatusServiceType = StoreServiceType;

type OrderForStatusTexts = Pick<
  Order,
  | "status"
  | "serviceType"
  | "arrival"
  | "courierStatus"
  | "deliveryAt"
  | "deliveryUntil"
  | "paymentType"
  | "isPaid"
>;

/**
 * `const statusWords = useFormatStatus(); statusWords(order)`: the state of the order as text for the customer [OR-1].
 */
export function useFormatStatus(): (order: OrderForStatusTexts) => OrderStatusTexts {
  const t = useT();
  const dayWords = useFormatDay();
  const { timeZone } = useBrand().merchant;

  return (order) => {
    const way: StatusServiceType =
      order.serviceType === "PICK_UP" || order.serviceType === "DINE_IN" ? order.serviceType : "DELIVERY";
    if (isAwaitingPayment(order) && order.status !== "CANCELED")
      return { state: t("order.awaitsPayment"), time: null, next: t("order.next.awaitsPayment") };
    const isAtDoor = order.status === "ON_WAY" && findCourierWhereabouts(order.courierStatus) === "door";
    const state = t(isAtDoor ? "courier.PERFORMER_ARRIVED" : getStateMessageId(order.status, way));
    return { state, time: formatStatusTime(order, way), next: formatNextStep(order, way) };
  };

  function formatStatusTime(
    { status, arrival: known, deliveryAt, deliveryUntil }: OrderForStatusTexts,
    way: StatusServiceType,
  ): string | null {
    if (["DELIVERED", "CLOSED", "CANCELED"].includes(status)) return null;
    if (status === "AT_TIME" && deliveryAt) {
      const span = deliveryUntil === null ? null : { from: deliveryAt, until: deliveryUntil };
      return formatTimeOfDay(deliveryAt, span);
    }
    if (!known || known.step === "door") return null;
    const promisedAt = postponeMissedArrival(known, getServerTimeMs()).at;
    const span = findPromisedTimeSpan({ promisedAt, deliveryAt, deliveryUntil });
    if (deliveryAt && isOnLaterDay(promisedAt)) return formatTimeOfDay(promisedAt, span);
    if (span) return t(way === "DELIVERY" ? "order.thereSpan" : "order.readySpan", formatEnds(span));
    const time = formatTime(promisedAt, timeZone);
    return t(way === "DELIVERY" ? "order.thereAbout" : "order.readyAbout", { time });
  }

  function formatTimeOfDay(at: Instant, span: RequestedTimeWindow | null): string {
    const day = dayWords(dayFromInstant(at, timeZone));
    return span
      ? t("order.forSpan", { day, ...formatEnds(span) })
      : t("order.forTime", { day, time: formatTime(at, timeZone) });
  }

  function formatEnds({ from, until }: RequestedTimeWindow) {
    return { from: formatTime(from, timeZone), until: formatTime(until, timeZone) };
  }

  function isOnLaterDay(at: Instant): boolean {
    return dayFromInstant(at, timeZone) > dayFromInstant(getServerTimeMs(), timeZone);
  }

  function formatNextStep(
    { status, deliveryAt }: OrderForStatusTexts,
    way: StatusServiceType,
  ): string | null {
    if (status === "CANCELED" || status === "DELIVERED" || status === "CLOSED") return null;
    if (status === "DONE" || status === "ATTACHED") return t(`order.next.DONE.${way}`);
    if (status === "ACCEPTED" && deliveryAt && isOnLaterDay(deliveryAt)) return t("order.next.AT_TIME");
    return t(`order.next.${status}`);
  }
}

/** `const tabTitle = useFormatTabTitle(); tabTitle(order)`: "On the way · 18:40", for the title of a background tab. */
export function useFormatTabTitle(): (order: OrderForStatusTexts) => string {
  const statusWords = useFormatStatus();
  const { timeZone } = useBrand().merchant;
  return (order) => {
    const { state, time } = statusWords(order);
    const estimate = order.arrival && postponeMissedArrival(order.arrival, getServerTimeMs()).at;
    const at = order.status === "AT_TIME" ? order.deliveryAt : estimate;
    return time && at ? `${state} · ${formatTime(at, timeZone)}` : state;
  };
}

/** Returns the message id of a state. Some states have a different text without delivery. */
function getStateMessageId(status: Order["status"], way: StatusServiceType): MessageId {
  if (way !== "DELIVERY" && (status === "CLOSED" || status === "DELIVERED"))
    return `order.state.CLOSED.${way}`;
  if (way !== "DELIVERY" && status === "DONE") return "order.state.DONE.PICK_UP";
  return status === "CLOSED" ? "order.state.DELIVERED" : `order.state.${status}`;
}
