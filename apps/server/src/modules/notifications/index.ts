export { createDemoSms } from "./gateways/demo-sms.ts";
export { createNoSms } from "./gateways/no-sms.ts";
export { type Messenger, noMessenger } from "./gateways/messenger.ts";
export type { SmsGateway } from "./gateways/sms-gateway.ts";
export { isWorthTelling, tellCustomer } from "./notices/tell-customer.ts";
export { deleteNoticesOf } from "./notices/queries.ts";
export { DEMO_INBOX, registerNotifications } from "./http.ts";
export { pruneNotifications } from "./pruning/prune-notifications.ts";
