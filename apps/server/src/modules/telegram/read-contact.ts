import { type Freshness, readObject, readSigned, type SignOf, textOf } from "./init-data.ts";

export interface TelegramContact {
  telegramId: number;
  /** With a leading plus. */
  phone: string;
  firstName: string | null;
  lastName: string | null;
}

/**
 * Parses a contact that was shared and signed by Telegram. Null if the signature, the age or the contact is invalid
 * [TG-2].
 */
export function readContact(text: string, of: SignOf, freshness: Freshness): TelegramContact | null {
  const contact = readObject(readSigned(text, of, freshness)?.get("contact"));
  const { user_id: telegramId, phone_number: phone } = contact;
  if (typeof telegramId !== "number" || typeof phone !== "string") return null;
  return {
    telegramId,
    phone: `+${phone.replace(/\D/g, "")}`,
    firstName: textOf(contact["first_name"]),
    lastName: textOf(contact["last_name"]),
  };
}
