/** A message to a customer about an order. */
export interface MessengerMessage {
  merchantId: string;
  userId: string;
  text: string;
  /** Path of the store's page that the message links to. Null: no link. */
  link: string | null;
}

/**
 * Sends messages to customers by a bot or push. To add a messenger, create a folder beside this file. Calls external
 * services: never call it inside a transaction.
 */
export interface CustomerMessenger {
  /** Sends a message. Returns false if the customer cannot be reached. The caller then sends an SMS. */
  send(message: MessengerMessage): Promise<boolean>;
}

/** Messenger for installations without a messenger. It reaches no customer. */
export const messengerWithoutReceivers: CustomerMessenger = { send: async () => false };
