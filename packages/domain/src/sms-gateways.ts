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
