import { contentTopics } from "./events.ts";
import type { Directory } from "./modules/merchants/index.ts";
import type { BotBrands } from "./modules/bot/index.ts";
import { isWorthNotifying } from "./modules/notifications/index.ts";
import type { GroupWatch, OrderWatch } from "./modules/orders/index.ts";
import type { ReservationWatch } from "./modules/reservations/index.ts";
import type { Bus } from "./platform/bus/index.ts";
import type { Http } from "./platform/http/index.ts";

interface Listeners {
  http: Http;
  directory: Directory;
  botBrands: BotBrands;
  orderWatch: OrderWatch;
  groupWatch: GroupWatch;
  reservationWatch: ReservationWatch;
}

/** Who reacts to what: in this process at once, and by a job, which is done even if the process dies. */
export function subscribe(
  bus: Bus,
  { http, directory, botBrands, orderWatch, groupWatch, reservationWatch }: Listeners,
): void {
  // Every process forgets what it keeps of a brand whose content changed, whichever process changed it.
  for (const topic of contentTopics) {
    bus.subscribe(topic, ({ merchantId }) => {
      directory.drop();
      http.invalidate(merchantId);
    });
  }
  bus.subscribe("bot-changed", () => botBrands.load());
  bus.subscribe("support-ended", ({ merchantId }) => http.streams.lookAnew(merchantId));
  bus.subscribe("order-changed", orderWatch.hear);
  bus.subscribe("group-order-changed", groupWatch.hear);
  bus.subscribe("reservation-changed", reservationWatch.hear);
  bus.subscribe("waiter-call-changed", reservationWatch.hear);

  bus.onEvent("bill-paid", "pay-order");
  bus.onEvent("bill-refunded", "return-order");
  bus.onEvent("kitchen-changed", "reset-waking");
  bus.onEvent("account-deleted", "forget-customer");
  bus.onEvent("order-changed", "tell-customer", isWorthNotifying);
  bus.onEvent("order-changed", "tell-by-bot", ({ merchantId }) => botBrands.has(merchantId));
  bus.onEvent("reservation-changed", "tell-customer", isWorthNotifying);
  bus.onEvent("review-answered", "tell-customer");
  bus.onEvent("cashback-granted", "tell-customer");
}
