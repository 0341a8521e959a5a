import type { SmsGatewayName } from "@dasturxon/domain/sms-gateways";

/** What an account at a gateway is known by, by the names of its fields. */
export type SmsCredentials = Readonly<Record<string, string>>;

/** A text as a gateway is given it. */
export interface GatewayText {
  /** Ours, one for each cause of a text: the gateway's answer and call are about it. */
  id: string;
  /** E.164. */
  phone: string;
  text: string;
  /** The one-time code alone; empty where it brings none. */
  code: string;
  /** Where this gateway may tell what became of it; null: nobody listens. */
  callbackUrlOf(gateway: SmsGatewayName): string | null;
}

/**
 * What became of handing a text over. `taken`: it is on its way. `refused`: certainly not taken, because of this text or
 * of the account (no money, wrong password, out of service). `unknown`: nobody can tell; it may be on its way.
 */
export type Handed =
  | { is: "taken"; gatewayId: string }
  | { is: "refused"; because: "text" | "account"; why: string }
  | { is: "unknown"; why: string };

/** What is particular about a gateway. It never throws, and `why` is fit for the log: no number, text or secret. */
export interface GatewayApi {
  name: SmsGatewayName;
  hand(credentials: SmsCredentials, text: GatewayText): Promise<Handed>;
}
