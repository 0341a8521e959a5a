import type { SmsFacts } from "../sms-facts.ts";

export const telegramGateway = {
  label: "Telegram Gateway",
  fields: ["token"],
  secrets: ["token"],
  isForCodes: true,
} as const satisfies SmsFacts;
