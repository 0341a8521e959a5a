import type { EndpointsByRoute } from "./endpoint.ts";
import { administration } from "./administration.ts";
import { alerts } from "./alerts.ts";
import { brandHealth } from "./brand-health.ts";
import { brandSettings } from "./brand-settings.ts";
import { board } from "./board.ts";
import { broadcasts } from "./broadcasts.ts";
import { cards } from "./cards.ts";
import { changes } from "./changes.ts";
import { clickApp } from "./click-app.ts";
import { consoleEvents } from "./console-events.ts";
import { content } from "./content.ts";
import { couriers } from "./couriers.ts";
import { deliveries } from "./deliveries.ts";
import { deviceHeartbeats } from "./device-heartbeats.ts";
import { devices } from "./devices.ts";
import { domains } from "./domains.ts";
import { drafts } from "./drafts.ts";
import { favourites } from "./favourites.ts";
import { geocoding } from "./geocoding.ts";
import { groupOrders } from "./group-orders.ts";
import { kitchen } from "./kitchen.ts";
import { loyalty } from "./loyalty.ts";
import { managedEndpoints } from "./managed.ts";
import { merchants } from "./merchants.ts";
import { notifications } from "./notifications.ts";
import { onboarding } from "./onboarding.ts";
import { openSessions } from "./open-sessions.ts";
import { orders } from "./orders.ts";
import { ownAccount } from "./own-account.ts";
import { paymentAccounts } from "./payment-accounts.ts";
import { paymentList } from "./payment-list.ts";
import { payments } from "./payments.ts";
import { memberships } from "./memberships.ts";
import { people } from "./people.ts";
import { manyProducts } from "./many-products.ts";
import { menuImport } from "./menu-import.ts";
import { pictures } from "./pictures.ts";
import { placingEndpoints } from "./placing.ts";
import { policies } from "./policies.ts";
import { libraryUses } from "./library-uses.ts";
import { productBranches } from "./product-branches.ts";
import { productCopy } from "./product-copy.ts";
import { products } from "./products.ts";
import { profile } from "./profile.ts";
import { receipts } from "./receipts.ts";
import { reservations } from "./reservations.ts";
import { reviews } from "./reviews.ts";
import { sharedBasket } from "./shared-basket.ts";
import { serviceChange } from "./service-change.ts";
import { sms } from "./sms.ts";
import { staff } from "./staff.ts";
import { customers } from "./customers.ts";
import { staffPush } from "./staff-push.ts";
import { staffReviews } from "./staff-reviews.ts";
import { stops } from "./stop-list.ts";
import { supportEntry } from "./support-entry.ts";
import { tables } from "./tables.ts";
import { telegramBots } from "./telegram-bot.ts";
import { users } from "./users.ts";
import { stock } from "./stock.ts";
import { vacancies } from "./vacancies.ts";
import { webbot } from "./webbot.ts";

/** All endpoints of the API, by name. */
export const endpoints = {
  ...merchants,
  ...users,
  ...profile,
  ...webbot,
  ...clickApp,
  ...products,
  ...reviews,
  ...favourites,
  ...deliveries,
  ...geocoding,
  ...payments,
  ...cards,
  ...paymentAccounts,
  ...paymentList,
  ...placingEndpoints,
  ...orders,
  ...groupOrders,
  ...sharedBasket,
  ...receipts,
  ...loyalty,
  ...reservations,
  ...tables,
  ...content,
  ...policies,
  ...vacancies,
  ...notifications,
  ...sms,
  ...telegramBots,
  ...staff,
  ...staffPush,
  ...staffReviews,
  ...customers,
  ...ownAccount,
  ...deviceHeartbeats,
  ...devices,
  ...domains,
  ...people,
  ...openSessions,
  ...memberships,
  ...supportEntry,
  ...changes,
  ...drafts,
  ...brandSettings,
  ...board,
  ...consoleEvents,
  ...serviceChange,
  ...broadcasts,
  ...couriers,
  ...stops,
  ...kitchen,
  ...alerts,
  ...managedEndpoints,
  ...manyProducts,
  ...menuImport,
  ...libraryUses,
  ...productBranches,
  ...productCopy,
  ...stock,
  ...pictures,
  ...onboarding,
  ...administration,
  ...brandHealth,
};

/** All endpoints by route, for the typed client: `"GET /users/v1/branches"`. */
export type Api = EndpointsByRoute<typeof endpoints>;

export type * from "./administration.ts";
export type * from "./alerts.ts";
export type * from "./board.ts";
export type * from "./console-events.ts";
export type * from "./broadcasts.ts";
export type * from "./brand-health.ts";
export type * from "./brand-settings.ts";
export type * from "./cards.ts";
export type * from "./changes.ts";
export type * from "./content.ts";
export type * from "./couriers.ts";
export type * from "./customers.ts";
export type * from "./deliveries.ts";
export type * from "./device-heartbeats.ts";
export type * from "./devices.ts";
export type * from "./domains.ts";
export type * from "./support-entry.ts";
export type * from "./drafts.ts";
export type * from "./favourites.ts";
export type * from "./geocoding.ts";
export type * from "./group-orders.ts";
export type * from "./kitchen.ts";
export type * from "./loyalty.ts";
export type * from "./merchants.ts";
export type * from "./notifications.ts";
export type * from "./onboarding.ts";
export type * from "./open-sessions.ts";
export type * from "./order.ts";
export type * from "./order-history.ts";
export type * from "./orders.ts";
export type * from "./payment-accounts.ts";
export type * from "./payment-list.ts";
export type * from "./payments.ts";
export type * from "./people.ts";
export type * from "./placing.ts";
export type * from "./policies.ts";
export type * from "./product-branches.ts";
export type * from "./products.ts";
export type * from "./receipts.ts";
export type * from "./reservations.ts";
export type * from "./reviews.ts";
export type * from "./service-change.ts";
export type * from "./sms.ts";
export type * from "./staff.ts";
export type * from "./staff-reviews.ts";
export type * from "./stock.ts";
export type * from "./stop-list.ts";
export type * from "./tables.ts";
export type * from "./telegram-bot.ts";
export type * from "./users.ts";
export type * from "./vacancies.ts";
