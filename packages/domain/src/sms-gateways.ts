/**
 * Purposes of SMS: sign-in or phone change, receipt of an order, warning to a former phone, test, and alert about an
 * order without a reaction of the staff.
 */
export const SMS_KINDS = ["code", "receipt", "warning", "trial", "alert"] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

interface GatewayFields {
  fields: readonly string[];
  secrets: readonly string[];
  /** Whether the gateway sends only one-time codes. */
  isForCodes: boolean;
}

/** SMS gateways in order of priority: fields of an account, and which of these are secret. */
export const SMS_GATEWAYS = {
  "telegram-gateway": { fields: ["token"], secrets: ["token"], isForCodes: true },
  eskiz: { fields: ["email", "password", "from"], secrets: ["password"], isForCodes: false },
  "play-mobile": { fields: ["login", "password", "originator"], secrets: ["password"], isForCodes: false },
} as const satisfies Record<string, GatewayFields>;
export type SmsGatewayName = keyof typeof SMS_GATEWAYS;

/** Gateway names in order of priority. */
export const SMS_GATEWAY_NAMES = [
  "telegram-gateway",
  "eskiz",
  "play-mobile",
] as const satisfies readonly SmsGatewayName[];
