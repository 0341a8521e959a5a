/** A word to a customer about an order of his. */
export interface MessengerMessage {
  merchantId: string;
  userId: string;
  text: string;
  /** A path within the store. */
  link: string | null;
}

/**
 * Writes to customers where they are: a bot, push. A new one is a folder of its own beside this file. The outside
 * world, so never called inside a transaction.
 */
export interface Messenger {
  /** False when this customer cannot be reached by it: the caller tries an SMS. */
  send(message: MessengerMessage): Promise<boolean>;
}

/** Where no messenger is connected nobody is reached by one. */
export const noMessenger: Messenger = { send: async () => false };
