import type { SmsGatewayDescription } from "../sms-facts.ts";

export const playMobileGatewayDescription = {
  label: "Play Mobile",
  fields: ["login", "password", "originator"],
  secrets: ["password"],
  isForCodes: false,
} as const satisfies SmsGatewayDescription;
