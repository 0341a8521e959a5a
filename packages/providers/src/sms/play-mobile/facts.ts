import type { SmsFacts } from "../sms-facts.ts";

export const playMobileFacts = {
  label: "Play Mobile",
  fields: ["login", "password", "originator"],
  secrets: ["password"],
  isForCodes: false,
} as const satisfies SmsFacts;
