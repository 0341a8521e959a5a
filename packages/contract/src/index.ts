import type { EndpointsByRoute } from "./endpoint.ts";
import { administrationEndpoints } from "./administration.ts";
import { alertEndpoints } from "./alerts.ts";
import { brandHealthEndpoints } from "./brand-health.ts";
import { brandSettingsEndpoints } from "./brand-settings.ts";
import { boardEndpoints } from "./board.ts";
import { broadcastEndpoints } from "./broadcasts.ts";
import { cardEndpoints } from "./cards.ts";
import { changeHistoryEndpoints } from "./changes.ts";
import { claimEndpoints } from "./claims.ts";
import { clickAppEndpoints } from "./click-app.ts";
import { consoleEventEndpoints } from "./console-events.ts";
import { contentEndpoints } from "./content.ts";
import { courierEndpoints } from "./couriers.ts";
import { deliveryEndpoints } from "./deliveries.ts";
import { deviceHeartbeatEndpoints } from "./device-heartbeats.ts";
import { deviceEndpoints } from "./devices.ts";
import { domainEndpoints } from "./domains.ts";
import { draftEndpoints } from "./drafts.ts";
import { favouriteEndpoints } from "./favourites.ts";
import { geocodingEndpoints } from "./geocoding.ts";
import { groupOrderEndpoints } from "./group-orders.ts";
import { kitchenEndpoints } from "./kitchen.ts";
import { loyaltyEndpoints } from "./loyalty.ts";
import { managedEndpoints } from "./managed.ts";
import { merchantEndpoints } from "./merchants.ts";
import { notificationEndpoints } from "./notifications.ts";
import { onboardingEndpoints } from "./onboarding.ts";
import { openSessionEndpoints } from "./open-sessions.ts";
import { orderEndpoints } from "./orders.ts";
import { ownAccountEndpoints } from "./own-account.ts";
import { paymentAccountEndpoints } from "./payment-accounts.ts";
import { paymentListEndpoints } from "./payment-list.ts";
import { paymentEndpoints } from "./payments.ts";
import { membershipEndpoints } from "./memberships.ts";
import { peopleEndpoints } from "./people.ts";
import { bulkProductEndpoints } from "./many-products.ts";
import { menuImportEndpoints } from "./menu-import.ts";
import { pictureEndpoints } from "./pictures.ts";
import { placingEndpoints } from "./placing.ts";
import { policyEndpoints } from "./policies.ts";
import { libraryUseEndpoints } from "./library-uses.ts";
import { productBranchEndpoints } from "./product-branches.ts";
import { productCopyEndpoints } from "./product-copy.ts";
import { productEndpoints } from "./products.ts";
import { profileEndpoints } from "./profile.ts";
import { receiptEndpoints } from "./receipts.ts";
import { reservationEndpoints } from "./reservations.ts";
import { reviewEndpoints } from "./reviews.ts";
import { sharedBasketEndpoints } from "./shared-basket.ts";
import { serviceChangeEndpoints } from "./service-change.ts";
import { smsEndpoints } from "./sms.ts";
import { staffSessionEndpoints } from "./staff.ts";
import { customerEndpoints } from "./customers.ts";
import { staffPushEndpoints } from "./staff-push.ts";
import { staffReviewEndpoints } from "./staff-reviews.ts";
import { stopListEndpoints } from "./stop-list.ts";
import { supportEntryEndpoints } from "./support-entry.ts";
import { tableEndpoints } from "./tables.ts";
import { telegramBotEndpoints } from "./telegram-bot.ts";
import { userEndpoints } from "./users.ts";
import { stockEndpoints } from "./stock.ts";
import { vacancyEndpoints } from "./vacancies.ts";
import { webbotEndpoints } from "./webbot.ts";

/** All endpoints of the API, by name. */
export const endpoints = {
  ...merchantEndpoints,
  ...userEndpoints,
  ...profileEndpoints,
  ...webbotEndpoints,
  ...clickAppEndpoints,
  ...productEndpoints,
  ...reviewEndpoints,
  ...favouriteEndpoints,
  ...deliveryEndpoints,
  ...geocodingEndpoints,
  ...paymentEndpoints,
  ...cardEndpoints,
  ...paymentAccountEndpoints,
  ...paymentListEndpoints,
  ...placingEndpoints,
  ...orderEndpoints,
  ...claimEndpoints,
  ...groupOrderEndpoints,
  ...sharedBasketEndpoints,
  ...receiptEndpoints,
  ...loyaltyEndpoints,
  ...reservationEndpoints,
  ...tableEndpoints,
  ...contentEndpoints,
  ...policyEndpoints,
  ...vacancyEndpoints,
  ...notificationEndpoints,
  ...smsEndpoints,
  ...telegramBotEndpoints,
  ...staffSessionEndpoints,
  ...staffPushEndpoints,
  ...staffReviewEndpoints,
  ...customerEndpoints,
  ...ownAccountEndpoints,
  ...deviceHeartbeatEndpoints,
  ...deviceEndpoints,
  ...domainEndpoints,
  ...peopleEndpoints,
  ...openSessionEndpoints,
  ...membershipEndpoints,
  ...supportEntryEndpoints,
  ...changeHistoryEndpoints,
  ...draftEndpoints,
  ...brandSettingsEndpoints,
  ...boardEndpoints,
  ...consoleEventEndpoints,
  ...serviceChangeEndpoints,
  ...broadcastEndpoints,
  ...courierEndpoints,
  ...stopListEndpoints,
  ...kitchenEndpoints,
  ...alertEndpoints,
  ...managedEndpoints,
  ...bulkProductEndpoints,
  ...menuImportEndpoints,
  ...libraryUseEndpoints,
  ...productBranchEndpoints,
  ...productCopyEndpoints,
  ...stockEndpoints,
  ...pictureEndpoints,
  ...onboardingEndpoints,
  ...administrationEndpoints,
  ...brandHealthEndpoints,
};

/** All endpoints by route, for the typed client: `"GET /users/v1/branches"`. */
export type DasturxonApi = EndpointsByRoute<typeof endpoints>;

export type * from "./administration.ts";
export type * from "./alerts.ts";
export type * from "./board.ts";
export type * from "./console-events.ts";
export type * from "./broadcasts.ts";
export type * from "./brand-health.ts";
export type * from "./brand-settings.ts";
export type * from "./cards.ts";
export type * from "./changes.ts";
export type * from "./claims.ts";
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
