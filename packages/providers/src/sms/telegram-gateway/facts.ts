import type { SmsGatewayDescription } from "../sms-facts.ts";

export const telegramGatewayDescription = {
  label: "Telegram Gateway",
  fields: ["token"],
  secrets: ["token"],
  isForCodes: true,
} as const satisfies SmsGatewayDescription;
