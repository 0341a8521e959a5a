import { cutText, measureTextSize, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";

type TelegramMessageFields = Record<string, unknown>;

const isTelegramMessageFields = (value: unknown): value is TelegramMessageFields =>
  typeof value === "object" && value !== null;

/**
 * Cuts all texts of a call to Telegram's limits. Drops buttons with too long data: cut data would have another meaning,
 * and Telegram would refuse the whole message.
 */
export function cutToTelegramLimits<Payload extends object>(method: string, payload: Payload): Payload {
  const fields: TelegramMessageFields = Object.fromEntries(Object.entries(payload));
  const isAnswer = method === "answerCallbackQuery";
  const textLimit = isAnswer
    ? OUTGOING_TEXT_LIMITS.telegramCallbackAnswer
    : OUTGOING_TEXT_LIMITS.telegramText;
  if (typeof fields["text"] === "string") fields["text"] = cutText(fields["text"], textLimit);
  if (typeof fields["caption"] === "string")
    fields["caption"] = cutText(fields["caption"], OUTGOING_TEXT_LIMITS.telegramCaption);
  if (isTelegramMessageFields(fields["menu_button"]))
    fields["menu_button"] = cutButtonLabel(fields["menu_button"]);
  if (isTelegramMessageFields(fields["reply_markup"]))
    fields["reply_markup"] = cutKeyboard(fields["reply_markup"]);
  return fields as Payload;
}

function cutKeyboard(markup: TelegramMessageFields): TelegramMessageFields {
  const kept: TelegramMessageFields = { ...markup };
  for (const name of ["inline_keyboard", "keyboard"] as const) {
    const rows = markup[name];
    if (!Array.isArray(rows)) continue;
    const fitting = rows.map((row: unknown) => (Array.isArray(row) ? row.flatMap(cutKeyboardButton) : []));
    kept[name] = fitting.filter(({ length }) => length > 0);
  }
  return kept;
}

/**
 * Cuts the texts of a button, which is a string if it has only a label.
 * @returns the button, or an empty list if its data are too long
 */
function cutKeyboardButton(button: unknown): unknown[] {
  if (typeof button === "string") return [cutText(button, OUTGOING_TEXT_LIMITS.telegramButton)];
  if (!isTelegramMessageFields(button)) return [];
  const { callback_data: data, copy_text: copied } = button;
  const { max, unit } = OUTGOING_TEXT_LIMITS.telegramCallbackData;
  if (typeof data === "string" && measureTextSize(data, unit) > max) return [];
  if (!isTelegramMessageFields(copied) || typeof copied["text"] !== "string") return [cutButtonLabel(button)];
  const text = cutText(copied["text"], OUTGOING_TEXT_LIMITS.telegramCopiedText, "");
  return [{ ...cutButtonLabel(button), copy_text: { ...copied, text } }];
}

function cutButtonLabel(button: TelegramMessageFields): TelegramMessageFields {
  const { text } = button;
  return typeof text === "string"
    ? { ...button, text: cutText(text, OUTGOING_TEXT_LIMITS.telegramButton) }
    : button;
}
