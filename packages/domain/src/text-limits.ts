import { splitLetters } from "./letters.ts";

/** Unit in which the length of a text is limited: UTF-16 code units, code points, or bytes of UTF-8. */
export type LimitUnit = "utf16" | "codePoints" | "bytes";

/** Maximum length of a text, and the unit in which the length is counted. */
export interface TextLimit {
  max: number;
  unit: LimitUnit;
}

/**
 * Limits of all texts that are sent or passed to another system. The code that composes a text cuts it to its limit.
 * Telegram's limits are also applied to every call of its Bot API (`modules/bot/within-limits.ts`). SMS are limited by
 * their number of parts: `sms-parts.ts`.
 */
export const OUTGOING_TEXT_LIMITS = {
  /** Length limit of the text of a Telegram message (Bot API: sendMessage, editMessageText). */
  telegramText: { max: 4096, unit: "utf16" },
  /** Caption of a picture in Telegram (Bot API: sendPhoto). */
  telegramCaption: { max: 1024, unit: "utf16" },
  /**
   * `callback_data` of a Telegram button (Bot API: InlineKeyboardButton). Never cut, because the meaning would change.
   */
  telegramCallbackData: { max: 64, unit: "bytes" },
  /** Label of a Telegram button. The Bot API documents no limit, but longer labels are not readable on a phone. */
  telegramButton: { max: 64, unit: "utf16" },
  /** Notification above a Telegram chat (Bot API: answerCallbackQuery). */
  telegramCallbackAnswer: { max: 200, unit: "utf16" },
  /** Text that a Telegram button copies (Bot API: CopyTextButton). */
  telegramCopiedText: { max: 256, unit: "utf16" },
  /** Guest's comment in the message of an order. */
  commentInMessage: { max: 300, unit: "utf16" },
  /** Broadcast of the brand. Below the limit of a caption, to leave space for longer translations. */
  broadcast: { max: 900, unit: "utf16" },
  /** Payload of a Web Push message. RFC 8291: one record of 4,096 bytes minus 103 bytes of encryption overhead. */
  pushPayload: { max: 3993, unit: "bytes" },
  /** Title of a push notification. Operating systems show it in one line. */
  notificationTitle: { max: 120, unit: "utf16" },
  /** Text of a notification. Android shows about ten lines when expanded. */
  notificationText: { max: 480, unit: "utf16" },
  /** Name of a line on a fiscal receipt. Accepted by every provider and the tax office. */
  fiscalName: { max: 63, unit: "codePoints" },
  /** Text read aloud in a voice call, about a minute. */
  voiceCall: { max: 600, unit: "utf16" },
  /** Description in the web app manifest. Installers show two lines. */
  manifestDescription: { max: 300, unit: "utf16" },
  /** Name below the icon of an installed store. */
  manifestShortName: { max: 12, unit: "utf16" },
  /** Stored name of a person, received from another service. */
  personName: { max: 128, unit: "utf16" },
} as const satisfies Record<string, TextLimit>;

const UTF8_TEXT_ENCODER = new TextEncoder();
const LONE_SURROGATES = /\p{Surrogate}/gu;

const LENGTH_BY_UNIT: Record<LimitUnit, (text: string) => number> = {
  utf16: (text) => text.length,
  codePoints: (text) => Array.from(text).length,
  bytes: (text) => UTF8_TEXT_ENCODER.encode(text).length,
};

/** Returns the size of a text in the unit. */
export const measureTextSize = (text: string, unit: LimitUnit): number => LENGTH_BY_UNIT[unit](text);

/**
 * Cuts a text to its limit between user-perceived characters and appends `end` if it was cut. Lone surrogates become
 * U+FFFD, because JSON and UTF-8 cannot represent them.
 */
export function cutText(text: string, { max, unit }: TextLimit, end = "…"): string {
  const whole = text.replace(LONE_SURROGATES, "\uFFFD");
  if (LENGTH_BY_UNIT[unit](whole) <= max) return whole;
  const room = max - LENGTH_BY_UNIT[unit](end);
  if (room <= 0) return cutToWholeCharacters(whole, max, unit);
  return `${cutToWholeCharacters(whole, room, unit).trimEnd()}${end}`;
}

/**
 * Returns as many whole user-perceived characters as fit. A first character that alone exceeds the limit, for example a
 * letter with thousands of combining marks, is cut between code points.
 */
function cutToWholeCharacters(text: string, room: number, unit: LimitUnit): string {
  return joinPartsUpToLimit(splitLetters(text), room, unit) || joinPartsUpToLimit(text, room, unit);
}

function joinPartsUpToLimit(parts: Iterable<string>, room: number, unit: LimitUnit): string {
  let [kept, size] = ["", 0];
  for (const part of parts) {
    size += LENGTH_BY_UNIT[unit](part);
    if (size > room) break;
    kept += part;
  }
  return kept;
}
