import type { SmsFacts } from "../sms-facts.ts";

export const telegramGatewayFacts = {
  label: "Telegram Gateway",
  fields: ["token"],
  secrets: ["token"],
  isForCodes: true,
} as const satisfies SmsFacts;
