import type { SmsKind } from "@dasturxon/domain/sms-kind";

/**
 * A message for a phone. `code` is the one-time code, for gateways that send the code without the text. Empty if the
 * message has no code.
 */
export interface SmsMessage {
  /** Idempotency key: one per cause of a message. */
  id: string;
  merchantId: string;
  kind: SmsKind;
  phone: string;
  text: string;
  code: string;
  sentAt: Date;
}

/** Sends messages to phones. Calls external services: never call it inside a transaction. */
export interface SmsGateway {
  /** Sends a message. Returns false if no gateway accepted it. Logs the failure without phone number or code. */
  send(message: SmsMessage): Promise<boolean>;
}
