import type { SmsFacts } from "../sms-facts.ts";

export const eskizFacts = {
  label: "Eskiz",
  fields: ["email", "password", "from"],
  secrets: ["password"],
  isForCodes: false,
} as const satisfies SmsFacts;
