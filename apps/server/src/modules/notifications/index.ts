export {
  type VoiceCallAccount,
  type VoiceCallGateway,
  createVoiceCallGateway,
} from "./gateways/call-gateway.ts";
export { createDemoSmsGateway } from "./gateways/demo-sms.ts";
export { createPushGateway, type PushGateway } from "./gateways/push-gateway.ts";
export { createAllowedPushServices, type AllowedPushServices } from "./gateways/allowed-pushes.ts";
export { createPushKeysLoader, type PushKeysLoader } from "./push/push-keys.ts";
export { sendPush } from "./push/send-push.ts";
export { selectStaffPushSubscriptions } from "./staff-push/queries.ts";
export { sendStaffPush } from "./staff-push/send-staff-push.ts";
export { deleteSubscriptionsOfCustomer } from "./push/queries.ts";
export { createSmsGateway, type SendSmsByAccount } from "./gateways/sms.ts";
export { countPlatformSmsOfMonth } from "./messages/count-texts.ts";
export { createSmsLedger } from "./messages/sms-ledger.ts";
export type { PlatformSmsCredentials } from "./gateways/sms-accounts.ts";
export {
  type CustomerMessenger as Messenger,
  messengerWithoutReceivers as noMessenger,
} from "./gateways/messenger.ts";
export type { SmsGateway } from "./gateways/sms-gateway.ts";
export { canCauseNotification, notifyCustomer } from "./customers/notify-customer.ts";
export {
  readyAtTableSentence as readyAtTableText,
  goodMealSentence as goodMealText,
  shopThanksText,
} from "./customers/order-sentences.ts";
export { deleteNotificationsOfCustomer } from "./customers/queries.ts";
export { DEMO_INBOX_PATH, registerNotifications } from "./http.ts";
export { pruneNotifications } from "./pruning/prune-notifications.ts";
