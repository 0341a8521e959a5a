import { lettersOf } from "./letters.ts";

/** How a receiver counts: UTF-16 units, code points, or bytes of UTF-8. */
export type LimitUnit = "utf16" | "codePoints" | "bytes";

/** The longest text that a receiver takes. */
export interface TextLimit {
  max: number;
  unit: LimitUnit;
}

/**
 * The limit of every text that is sent out or handed to another system. Who composes such a text cuts it by its limit
 * here; Telegram's are applied to every call of its Bot API as well (`modules/bot/within-limits.ts`). SMS have no limit but a
 * price for each part: `sms-parts.ts`.
 */
export const TEXT_LIMITS = {
  /** Bot API, sendMessage and editMessageText. */
  telegramText: { max: 4096, unit: "utf16" },
  /** Bot API, sendPhoto. */
  telegramCaption: { max: 1024, unit: "utf16" },
  /** Bot API, InlineKeyboardButton `callback_data`; never cut, for it would mean something else. */
  telegramCallbackData: { max: 64, unit: "bytes" },
  /** Bot API names none for the label of a button; longer ones are not readable on a phone. */
  telegramButton: { max: 64, unit: "utf16" },
  /** Bot API, answerCallbackQuery: what is shown above the chat. */
  telegramCallbackAnswer: { max: 200, unit: "utf16" },
  /** Bot API, CopyTextButton. */
  telegramCopiedText: { max: 256, unit: "utf16" },
  /** A guest's comment within the message of an order. */
  commentInMessage: { max: 300, unit: "utf16" },
  /** A broadcast of the brand; below a caption, for languages whose translation is longer. */
  broadcast: { max: 900, unit: "utf16" },
  /** RFC 8291: one record of 4,096 bytes less 103 of the encryption. */
  pushPayload: { max: 3993, unit: "bytes" },
  /** Title of a notification: systems show one line. */
  notificationTitle: { max: 120, unit: "utf16" },
  /** Text of a notification: Android shows about ten lines when it is opened. */
  notificationText: { max: 480, unit: "utf16" },
  /** Name of a line on a fiscal receipt: what every provider and the tax office take. */
  fiscalName: { max: 63, unit: "codePoints" },
  /** A text read aloud in a call: about a minute. */
  voiceCall: { max: 600, unit: "utf16" },
  /** Description in the web app manifest: installers show two lines. */
  manifestDescription: { max: 300, unit: "utf16" },
  /** Name below the icon of an installed store. */
  manifestShortName: { max: 12, unit: "utf16" },
  /** Name that another service tells of a person, as it is stored. */
  personName: { max: 128, unit: "utf16" },
} as const satisfies Record<string, TextLimit>;

const ENCODER = new TextEncoder();
const LONE_SURROGATES = /\p{Surrogate}/gu;

const SIZE: Record<LimitUnit, (text: string) => number> = {
  utf16: (text) => text.length,
  codePoints: (text) => Array.from(text).length,
  bytes: (text) => ENCODER.encode(text).length,
};

/** The size of a text as a receiver counts it. */
export const sizeOf = (text: string, unit: LimitUnit): number => SIZE[unit](text);

/**
 * A text that fits, cut between letters and ended by `end` where it was cut. Half surrogate pairs become U+FFFD: JSON and
 * UTF-8 cannot carry them.
 */
export function cutText(text: string, { max, unit }: TextLimit, end = "…"): string {
  const whole = text.replace(LONE_SURROGATES, "\uFFFD");
  if (SIZE[unit](whole) <= max) return whole;
  const room = max - SIZE[unit](end);
  if (room <= 0) return beginning(whole, max, unit);
  return `${beginning(whole, room, unit).trimEnd()}${end}`;
}

/** As many whole letters as fit. A letter of thousands of marks that alone is too long is cut between its code points. */
function beginning(text: string, room: number, unit: LimitUnit): string {
  return fitting(lettersOf(text), room, unit) || fitting(text, room, unit);
}

function fitting(parts: Iterable<string>, room: number, unit: LimitUnit): string {
  let [kept, size] = ["", 0];
  for (const part of parts) {
    size += SIZE[unit](part);
    if (size > room) break;
    kept += part;
  }
  return kept;
}
