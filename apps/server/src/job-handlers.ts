import { setTimeout as wait } from "node:timers/promises";
import type { ExternalIntegrations } from "./integrations.ts";
import {
  deleteMessagesOfUser,
  deleteReceiversOfUser,
  sendBroadcasts,
  notifyOrderChats,
  type NotifyChatDeps,
} from "./modules/bot/index.ts";
import {
  beginAlert,
  escalateAlert,
  type EscalationDeps,
  replacePushesOfClosedAlert,
  requeueOverdueAlerts,
  sendAlert,
  sendSummary,
  watchBranches,
} from "./modules/alerts/index.ts";
import { expirePauses } from "./modules/merchants/index.ts";
import {
  deleteNotificationsOfCustomer,
  deleteSubscriptionsOfCustomer,
  notifyCustomer,
  sendPush,
} from "./modules/notifications/index.ts";
import {
  anonymizeCustomer,
  createOrderJobs,
  deleteBasketOfCustomer,
  moveTableOrders,
} from "./modules/orders/index.ts";
import {
  queryPayment,
  checkPayment,
  type CredentialKeys,
  fetchReceipt,
  eraseCard,
  refundBill,
  refundPayment,
  removeCards,
} from "./modules/payments/index.ts";
import { deleteFavouritesOfUser, expireStops } from "./modules/products/index.ts";
import { anonymizeGuestReservations } from "./modules/reservations/index.ts";
import { deleteStoryViews } from "./modules/support/index.ts";
import { deleteTelegramAccountsOfCustomer } from "./modules/telegram/index.ts";
import { publishDueDrafts } from "./modules/drafts/index.ts";
import type { EventBus } from "./platform/bus/index.ts";
import type { Clock } from "./platform/clock.ts";
import type { Database } from "./platform/database/index.ts";
import type { Http } from "./platform/http/index.ts";
import type { JobHandlers, Schedule } from "./platform/jobs/index.ts";
import type { Storage } from "./platform/storage/index.ts";
import { sweepAllPictures, sweepBrandPictures } from "./upkeep/picture-sweep.ts";
import { pruneExpiredRows } from "./upkeep/pruning.ts";

export const jobSchedules: Schedule[] = [
  { task: "sweep", everySeconds: 3600 },
  { task: "sweep-pictures", everySeconds: 86_400 },
  { task: "rescue-alerts", everySeconds: 60 },
  { task: "watch-branches", everySeconds: 60 },
];

interface JobParts extends CredentialKeys {
  db: Database;
  clock: Clock;
  bus: EventBus;
  http: Http;
  storage: Storage;
  outside: ExternalIntegrations;
  bot: Omit<NotifyChatDeps, "db" | "clock">;
  alerts: EscalationDeps;
}

const ALERT_KIND_BY_TOPIC = {
  "order-changed": "order",
  "reservation-changed": "reservation",
  "waiter-call-changed": "waiter_call",
} as const;

/** Returns the handlers of the jobs in `jobs.ts`. */
export function createJobHandlers({
  db,
  clock,
  bus,
  http,
  storage,
  outside,
  credentialKeys,
  bot,
  alerts,
}: JobParts): JobHandlers {
  return {
    async sweep() {
      await pruneExpiredRows({ db, clock, bus });
    },
    "sweep-pictures": () => sweepAllPictures(db),
    "sweep-brand-pictures": async ({ merchantId }) => {
      await sweepBrandPictures({ db, clock, storage }, merchantId);
    },
    "move-table-orders": ({ merchantId, key: guestId, payload: { userId } }) =>
      db.tenant(merchantId, (tx) => moveTableOrders(tx, merchantId, { guestId, userId })),
    "forget-customer": ({ merchantId, key: userId }) =>
      db.tenant(merchantId, async (tx) => {
        await deleteFavouritesOfUser(tx, merchantId, userId);
        await deleteBasketOfCustomer(tx, merchantId, userId);
        await removeCards(tx, { merchantId, userId });
        await deleteNotificationsOfCustomer(tx, merchantId, userId);
        await deleteSubscriptionsOfCustomer(tx, merchantId, userId);
        await deleteStoryViews(tx, merchantId, userId);
        await deleteMessagesOfUser(tx, merchantId, userId);
        await deleteReceiversOfUser(tx, merchantId, userId);
        await deleteTelegramAccountsOfCustomer(tx, merchantId, userId);
        await anonymizeGuestReservations(tx, { merchantId, userId, now: clock.now() });
        await anonymizeCustomer(tx, { merchantId, userId, now: clock.now() });
      }),
    "tell-customer": (event) => db.tenant(event.merchantId, (tx) => notifyCustomer(tx, event, clock.now())),
    "tell-by-bot": (event) => notifyOrderChats({ db, clock, ...bot }, event),
    "send-broadcasts": (brand) => sendBroadcasts({ db, clock, wait, ...bot }, brand),
    "send-push": (payload, { signal }) => sendPush({ db, clock, ...outside.push }, payload, signal),
    "heal-stops": ({ merchantId }) => db.tenant(merchantId, (tx) => expireStops(tx, merchantId, clock.now())),
    "heal-pauses": ({ merchantId }) =>
      db.tenant(merchantId, (tx) => expirePauses(tx, merchantId, clock.now())),
    "publish-drafts": (brand) => publishDueDrafts({ db, clock, http }, brand),
    "ask-payment": (payment) => queryPayment({ db, clock, payments: outside.payments }, payment),
    "check-payment": (payment) => checkPayment({ db, clock, payments: outside.payments }, payment),
    "erase-card": (card) => eraseCard({ db, payments: outside.payments, credentialKeys }, card),
    "fetch-receipt": (payment) => fetchReceipt({ db, payments: outside.payments }, payment),
    "refund-payment": (payment) => refundPayment({ db, clock, payments: outside.payments }, payment),
    "refund-bill": (bill) => refundBill({ db, clock, payments: outside.payments }, bill),
    "begin-alert": ({ merchantId, topic, key: subjectId }) => {
      const alert = { merchantId, kind: ALERT_KIND_BY_TOPIC[topic], subjectId, now: clock.now() };
      return db.tenant(merchantId, (tx) => beginAlert(tx, alerts, alert));
    },
    "rescue-alerts": () => requeueOverdueAlerts({ db, clock }),
    "watch-branches": (_job, { signal }) => watchBranches({ db, clock, ...alerts }, signal),
    "climb-alert": (alert) =>
      db.tenant(alert.merchantId, (tx) => escalateAlert(tx, alerts, { ...alert, now: clock.now() })),
    "send-alert": (message, context) => sendAlert({ db, clock, ...alerts }, message, context),
    "send-alert-summary": (summary, context) => sendSummary({ db, clock, ...alerts }, summary, context),
    "close-alert": (alert, { signal }) => replacePushesOfClosedAlert({ db, clock, ...alerts }, alert, signal),
    ...createOrderJobs({ db, clock, ...outside }),
  };
}
