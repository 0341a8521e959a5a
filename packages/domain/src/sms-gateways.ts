/**
 * Why a text goes out: to sign in or change a phone · an order's receipt · a warning to a former phone · a try · an order
 * that nobody of the staff reacts to.
 */
export const SMS_KINDS = ["code", "receipt", "warning", "trial", "alert"] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

interface GatewayFields {
  fields: readonly string[];
  secrets: readonly string[];
  /** Brings one-time codes and nothing else. */
  isForCodes: boolean;
}

/**
 * The gateways that texts go out by, the first one first: what an account there is known by, and which of it is a secret.
 */
export const SMS_GATEWAYS = {
  "telegram-gateway": { fields: ["token"], secrets: ["token"], isForCodes: true },
  eskiz: { fields: ["email", "password", "from"], secrets: ["password"], isForCodes: false },
  "play-mobile": { fields: ["login", "password", "originator"], secrets: ["password"], isForCodes: false },
} as const satisfies Record<string, GatewayFields>;
export type SmsGatewayName = keyof typeof SMS_GATEWAYS;

/** In their order. */
export const SMS_GATEWAY_NAMES = [
  "telegram-gateway",
  "eskiz",
  "play-mobile",
] as const satisfies readonly SmsGatewayName[];
