import type { ConsoleWatch } from "./wiring/console-stream.ts";
import { contentTopics } from "./events.ts";
import type { Directory } from "./modules/merchants/index.ts";
import type { ContentWatch } from "./modules/products/index.ts";
import type { BotBrands } from "./modules/bot/index.ts";
import { canCauseNotification } from "./modules/notifications/index.ts";
import { createOrderWatch, type GroupWatch, type OrderWatch } from "./modules/orders/index.ts";
import type { ReservationWatch } from "./modules/reservations/index.ts";
import { type EventBus, createEventWatch } from "./platform/bus/index.ts";
import type { Http } from "./platform/http/index.ts";

/** Watches that pass events to open pages, one for each kind of page. */
export interface PageEventFeeds {
  orderWatch: OrderWatch;
  groupWatch: GroupWatch;
  reservationWatch: ReservationWatch;
  consoleWatch: ConsoleWatch;
  contentWatch: ContentWatch;
}

export function createPageEventFeeds(): PageEventFeeds {
  return {
    orderWatch: createOrderWatch(),
    groupWatch: createEventWatch(),
    reservationWatch: createEventWatch(),
    consoleWatch: createEventWatch(),
    contentWatch: createEventWatch(),
  };
}

interface SubscriptionParts extends PageEventFeeds {
  http: Http;
  directory: Directory;
  botBrands: BotBrands;
}

/** Registers the subscribers of events: handlers run at once in this process, jobs run even if the process dies. */
export function registerSubscribers(
  bus: EventBus,
  {
    http,
    directory,
    botBrands,
    orderWatch,
    groupWatch,
    reservationWatch,
    consoleWatch,
    contentWatch,
  }: SubscriptionParts,
): void {
  const invalidateBrand = (merchantId: string) => {
    directory.drop();
    http.invalidate(merchantId);
  };
  // The process with the change invalidates its caches at the commit, before the response. Other processes do so when
  // they receive the event, below.
  http.db.onWake("content", (merchantId) => {
    invalidateBrand(merchantId);
    http.contentWrites.committed(() => bus.settled());
  });
  // Every process invalidates its caches of a brand after a change of its content by any process.
  for (const topic of contentTopics) {
    bus.subscribe(topic, ({ merchantId }) => invalidateBrand(merchantId));
    // Open pages are notified after the caches are invalidated, because open stores reload at once.
    bus.subscribe(topic, contentWatch.hear);
  }
  // The staff consoles also reload if their brand was blocked or paused.
  for (const topic of ["brand-changed", "pauses-changed"] as const)
    bus.subscribe(topic, ({ merchantId }) => http.streams.tellBrandChanged(merchantId));
  bus.subscribe("bot-changed", () => botBrands.load());
  bus.subscribe("support-ended", ({ merchantId }) => http.streams.lookAnew(merchantId));
  bus.subscribe("sessions-ended", ({ merchantId }) => http.streams.lookAnew(merchantId));
  bus.subscribe("order-changed", orderWatch.hear);
  bus.subscribe("group-order-changed", groupWatch.hear);
  bus.subscribe("reservation-changed", reservationWatch.hear);
  for (const topic of [
    "order-changed",
    "reservation-changed",
    "waiter-call-changed",
    "claim-changed",
  ] as const)
    bus.subscribe(topic, consoleWatch.hear);

  bus.onEvent("bill-paid", "pay-order");
  bus.onEvent("bill-refunded", "return-order");
  bus.onEvent("part-refunds-given", "show-part-refunds");
  bus.onEvent("refund-refused", "show-refusal");
  bus.onEvent("late-payment-changed", "show-late-payment");
  bus.onEvent("kitchen-changed", "reset-waking");
  bus.onEvent("account-deleted", "forget-customer");
  bus.onEvent("table-guest-replaced", "move-table-orders");
  bus.onEvent("order-changed", "tell-customer", canCauseNotification);
  bus.onEvent("order-changed", "tell-by-bot", ({ merchantId }) => botBrands.has(merchantId));
  bus.onEvent("order-changed", "begin-alert", ({ payload }) => payload.status === "CREATED");
  bus.onEvent("reservation-changed", "begin-alert", ({ payload }) => payload.state === "NEW");
  bus.onEvent("waiter-call-changed", "begin-alert");
  bus.onEvent("reservation-changed", "tell-customer", canCauseNotification);
  bus.onEvent("review-answered", "tell-customer");
  bus.onEvent("claim-changed", "tell-customer", ({ payload }) => payload.isAnswered);
  bus.onEvent("cashback-granted", "tell-customer");
}
