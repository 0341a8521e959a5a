import type { SmsGatewayName } from "@dasturxon/domain/sms-gateways";

/** Credentials of a gateway account, by field name. */
export type SmsCredentials = Readonly<Record<string, string>>;

/** A message for a gateway. */
export interface GatewayText {
  /** Our id, one per cause of a message. The gateway's response and callback refer to it. */
  id: string;
  /** Phone number in E.164 format. */
  phone: string;
  text: string;
  /** The one-time code. Empty if the message has none. */
  code: string;
  /** Returns the address for this gateway's delivery callbacks. Null if there is none. */
  callbackUrlOf(gateway: SmsGatewayName): string | null;
}

/**
 * Result of sending a message. `taken`: accepted. `refused`: not accepted, because of the message or of the account (no
 * balance, wrong password, out of service). `unknown`: the message may have been accepted.
 */
export type Handed =
  | { is: "taken"; gatewayId: string }
  | { is: "refused"; because: "text" | "account"; why: string }
  | { is: "unknown"; why: string };

/** Gateway-specific part. Never throws. `why` is safe to log: it has no phone number, text or secret. */
export interface GatewayApi {
  name: SmsGatewayName;
  hand(credentials: SmsCredentials, text: GatewayText): Promise<Handed>;
}
