import type { OutsideWorld } from "./integrations.ts";
import { healPauses } from "./modules/merchants/index.ts";
import { deleteNoticesOf, tellCustomer } from "./modules/notifications/index.ts";
import { forgetCustomer, orderJobs } from "./modules/orders/index.ts";
import { refundBill } from "./modules/payments/index.ts";
import { deleteFavouritesOf, healStops } from "./modules/products/index.ts";
import { forgetGuest } from "./modules/reservations/index.ts";
import { deleteStoryViews } from "./modules/support/index.ts";
import type { Bus } from "./platform/bus/index.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/index.ts";
import type { JobHandlers, Schedule } from "./platform/jobs/index.ts";
import { prune } from "./pruning.ts";

export const schedules: Schedule[] = [{ task: "sweep", everySeconds: 3600 }];

interface JobParts {
  db: Database;
  clock: Clock;
  bus: Bus;
  outside: OutsideWorld;
}

/** What each job of the list (jobs.ts) does, when nobody waits for it. */
export function jobHandlers({ db, clock, bus, outside }: JobParts): JobHandlers {
  return {
    async sweep() {
      await prune({ db, clock, bus });
    },
    "forget-customer": ({ merchantId, key: userId }) =>
      db.tenant(merchantId, async (tx) => {
        await deleteFavouritesOf(tx, merchantId, userId);
        await deleteNoticesOf(tx, merchantId, userId);
        await deleteStoryViews(tx, merchantId, userId);
        await forgetGuest(tx, { merchantId, userId, now: clock.now() });
        await forgetCustomer(tx, { merchantId, userId, now: clock.now() });
      }),
    "tell-customer": (event) => db.tenant(event.merchantId, (tx) => tellCustomer(tx, event, clock.now())),
    "heal-stops": ({ merchantId }) => db.tenant(merchantId, (tx) => healStops(tx, merchantId, clock.now())),
    "heal-pauses": ({ merchantId }) => db.tenant(merchantId, (tx) => healPauses(tx, merchantId, clock.now())),
    "refund-bill": (bill) => refundBill({ db, clock, payments: outside.payments }, bill),
    ...orderJobs({ db, clock, ...outside }),
  };
}
