import { contentTopics } from "./events.ts";
import type { Directory } from "./modules/merchants/index.ts";
import { isWorthTelling, TELL_CUSTOMER } from "./modules/notifications/index.ts";
import { FORGET_CUSTOMER } from "./modules/orders/index.ts";
import type { Bus } from "./platform/bus/index.ts";
import type { Http } from "./platform/http/index.ts";

/** Who reacts to what. */
export function subscribe({ bus, http, directory }: { bus: Bus; http: Http; directory: Directory }): void {
  // Every process forgets what it keeps of a brand whose content changed, whichever process changed it.
  for (const topic of contentTopics) {
    bus.subscribe(topic, ({ merchantId }) => {
      directory.drop();
      http.forget(merchantId);
    });
  }
  bus.onEvent("account-deleted", FORGET_CUSTOMER);
  bus.onEvent("order-changed", TELL_CUSTOMER, isWorthTelling);
  bus.onEvent("reservation-changed", TELL_CUSTOMER, isWorthTelling);
  // Live events subscribe for themselves: modules/orders/watch-orders.ts and hall/watch-hall.ts.
}
