import type { SimulatedPhones, ReceivedSms } from "./simulated-phones.ts";

/** Call of a gateway's API. */
export interface ApiCall {
  method: string;
  /** Path below the simulator's own path, without the query. */
  rest: string;
  /** Fields of the body, if it is a form. */
  form: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** Response of a simulated API: JSON with an HTTP status (default: 200), or plain text. */
export type ApiReply = { json: object; status?: number } | { text: string };

/** Simulated SMS gateway. It is based on the protocol of the gateway, not on our client. */
export interface SimulatedGateway {
  answer(call: ApiCall): Promise<ApiReply>;
  /**
   * Sends the delivery report of a message to the sender's callback. Resolves to the HTTP status, or to null if there
   * is no callback or no response. Undefined: the gateway sends no reports.
   */
  report?(text: ReceivedSms, isDelivered: boolean): Promise<number | null>;
  /** Revokes all issued tokens. Undefined: the gateway issues none. */
  endTokens?(): void;
}

/** Dependencies and settings of a simulated SMS gateway. */
export interface SimulatedGatewayOptions {
  /** Account that is accepted, by field name. */
  account: Readonly<Record<string, string>>;
  phones: SimulatedPhones;
  /** Returns the address at which the simulator can reach a sender's URL, or null. */
  reach(url: string): string | null;
  /** Returns whether the phone (without a plus) has Telegram. */
  hasTelegram(phone: string): boolean;
  /** Whether only the newest token is valid. Eskiz does not document this. */
  isOneToken: boolean;
  /** Delay before the delivery report is sent automatically, in milliseconds. Null disables it. */
  deliversAfterMs: number | null;
}
