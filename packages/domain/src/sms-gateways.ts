interface GatewayFields {
  fields: readonly string[];
  secrets: readonly string[];
}

/**
 * The gateways that texts go out by, the first one first: what an account there is known by, and which of it is a secret.
 */
export const SMS_GATEWAYS = {
  eskiz: { fields: ["email", "password", "from"], secrets: ["password"] },
  "play-mobile": { fields: ["login", "password", "originator"], secrets: ["password"] },
} as const satisfies Record<string, GatewayFields>;
export type SmsGatewayName = keyof typeof SMS_GATEWAYS;

/** In their order. */
export const SMS_GATEWAY_NAMES = ["eskiz", "play-mobile"] as const satisfies readonly SmsGatewayName[];
