import type { SmsState } from "@dasturxon/domain/sms-state";

/** Credentials of a gateway account, by field name. */
export type SmsCredentials = Readonly<Record<string, string>>;

/** An SMS or one-time code to be sent by a gateway. */
export interface GatewayMessage {
  /**
   * Id that we assign to the message: one for each event that causes a message. The gateway's response and callback
   * contain it.
   */
  id: string;
  /** Phone number in E.164 format. */
  phone: string;
  text: string;
  /** The one-time code. Empty if the message has none. */
  code: string;
  /** Address for the gateway's delivery callback. Null if there is none. */
  callbackUrl: string | null;
}

/**
 * Result of sending a message. `taken`: accepted. `refused`: not accepted, because of the message or of the account (no
 * balance, wrong password, out of service). `unknown`: the message may have been accepted.
 */
export type DispatchOutcome =
  | { is: "taken"; gatewayId: string }
  | { is: "refused"; because: "text" | "account"; why: string }
  | { is: "unknown"; why: string };

/** Client of a gateway's API. Never throws. `why` is safe to log: it has no phone number, text or secret. */
export interface GatewayApi {
  hand(credentials: SmsCredentials, text: GatewayMessage): Promise<DispatchOutcome>;
}

/** Response of a gateway. `unsent`: the request did not reach the gateway. `lost`: the request may have reached it. */
export type GatewayAnswer =
  | { is: "answered"; status: number; text: string }
  | { is: "unsent"; why: string }
  | { is: "lost"; why: string };

/** Dependencies that the server injects into a gateway: HTTP client, clock and settings. */
export interface GatewayDependencies {
  /** Base address of the gateway's API, without a slash at the end. */
  api: string;
  /** Posts to an absolute address, within a time limit. Never throws. */
  post(
    address: string,
    request: { body: URLSearchParams | string; headers: Record<string, string> },
  ): Promise<GatewayAnswer>;
  /** Unix time in milliseconds. */
  now(): number;
  /** Time for which a one-time code is valid, in seconds. */
  codeSeconds: number;
}

/** A delivery callback of a gateway: its raw body and its headers, whose names are in lower case. */
export interface DeliveryCallback {
  text: string;
  headers: Readonly<Record<string, string>>;
}

/** Delivery report of a message. */
export interface DeliveryReport {
  state: SmsState;
  /** Number of message parts that the gateway charges. Null if it does not report them. */
  parts: number | null;
  /** Whether the gateway refunded the message. */
  isRefunded: boolean;
}

/** An SMS gateway for the server. `F` are the fields of an account. */
export interface SmsGatewayModule<F extends string> {
  /** Base address of the API, used if the environment sets no other address. */
  api: string;
  /** Environment variables of the address and of the platform's account. */
  variables: { api: string; account: Readonly<Record<F, string>> };
  /** Account of the demo at the simulator. */
  demoAccount: Readonly<Record<F, string>>;
  open(port: GatewayDependencies): GatewayApi;
}

/** A gateway that sends delivery callbacks. */
export interface ReportingGateway {
  /** Whether callbacks are signed by a secret of the account. Unsigned callbacks are authenticated by their path. */
  isSigned: boolean;
  /**
   * Parses a delivery callback. Returns null if the signature matches no account, the body is invalid, or the delivery
   * state is not final.
   *
   * @param accounts accounts that may have signed the callback; empty unless `isSigned`
   */
  readReport(call: DeliveryCallback, accounts: readonly SmsCredentials[], now: Date): DeliveryReport | null;
}
