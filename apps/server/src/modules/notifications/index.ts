export { createDemoSms } from "./gateways/demo-sms.ts";
export type { Geocoder } from "./gateways/geocoder.ts";
export { createGazetteer } from "./gateways/gazetteer.ts";
export type { GazetteerEntry } from "./gateways/gazetteer.ts";
export { createNominatim } from "./gateways/nominatim.ts";
export { createNoSms } from "./gateways/no-sms.ts";
export { type Messenger, noMessenger } from "./gateways/messenger.ts";
export type { SmsGateway } from "./gateways/sms-gateway.ts";
export { DEMO_INBOX, registerNotifications } from "./http.ts";
