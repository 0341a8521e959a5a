import type { SmsGatewayDescription } from "../sms-facts.ts";

export const eskizGatewayDescription = {
  label: "Eskiz",
  fields: ["email", "password", "from"],
  secrets: ["password"],
  isForCodes: false,
} as const satisfies SmsGatewayDescription;
