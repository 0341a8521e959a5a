import {
  type InitDataFreshnessLimit,
  parseJsonObject,
  readSignedFields,
  type TelegramSignatureKey,
  toStorableText,
} from "./init-data.ts";

export interface TelegramContact {
  telegramId: number;
  /** Phone number with a leading plus. */
  phone: string;
  firstName: string | null;
  lastName: string | null;
}

/**
 * Parses a contact that was shared and signed by Telegram. Null if the signature, the age or the contact is invalid
 * [TG-2].
 */
export function readContact(
  text: string,
  of: TelegramSignatureKey,
  freshness: InitDataFreshnessLimit,
): TelegramContact | null {
  const contact = parseJsonObject(readSignedFields(text, of, freshness)?.get("contact"));
  const { user_id: telegramId, phone_number: phone } = contact;
  if (typeof telegramId !== "number" || typeof phone !== "string") return null;
  return {
    telegramId,
    phone: `+${phone.replace(/\D/g, "")}`,
    firstName: toStorableText(contact["first_name"]),
    lastName: toStorableText(contact["last_name"]),
  };
}
