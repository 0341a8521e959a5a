export { createDemoSms } from "./gateways/demo-sms.ts";
export { createNoSms } from "./gateways/no-sms.ts";
export { type Messenger, noMessenger } from "./gateways/messenger.ts";
export type { SmsGateway } from "./gateways/sms-gateway.ts";
export { isWorthNotifying, notifyCustomer } from "./customers/notify-customer.ts";
export { deleteNotificationsOf } from "./customers/queries.ts";
export { DEMO_INBOX, registerNotifications } from "./http.ts";
export { pruneNotifications } from "./pruning/prune-notifications.ts";
