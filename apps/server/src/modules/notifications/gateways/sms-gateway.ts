import type { SmsKind } from "@dasturxon/domain/sms-gateways";

/**
 * A text on its way to a phone. A one-time code stands apart for gateways that show it elsewhere than in the text; it
 * is empty where the text is none.
 */
export interface SmsMessage {
  /** One for each cause: under it a text goes out once. */
  id: string;
  merchantId: string;
  kind: SmsKind;
  phone: string;
  text: string;
  code: string;
  sentAt: Date;
}

/** Sends texts to phones; an integration, so never called inside a transaction. */
export interface SmsGateway {
  /** False when the message could not be handed over; says so in the log without number or code. */
  send(message: SmsMessage): Promise<boolean>;
}
