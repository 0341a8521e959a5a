import { createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import { cutText, TEXT_LIMITS } from "@dasturxon/domain/text-limits";

/** What Telegram tells the page of who opened it, and its sign. */
export interface InitData {
  /** Null: opened where Telegram names nobody. */
  person: TelegramPerson | null;
  signedAt: Date;
  /** Whatever the link carried behind `startapp=`. */
  startParam: string | null;
  /** All that was signed: one launch from another, however the signs are spelled. */
  content: string;
}

export interface TelegramPerson {
  telegramId: number;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  /** As Telegram spells it, `pt-br`. */
  languageCode: string | null;
}

/** Whose sign counts: the brand's own token, or, where only the bot's number is known, Telegram's own key. */
export type SignOf = { token: string } | { botId: number; publicKey?: string };

export interface Freshness {
  now: Date;
  /** Older data are refused; 0: of any age. */
  maxAgeSeconds: number;
}

/** Shorter ones are missing [TG-1]. */
const MIN_LENGTH = 11;
const MAX_LENGTH = 8192;
const SIGNS = ["hash", "signature"];
/** How far the clock of Telegram may be ahead of ours. */
const MAX_AHEAD_SECONDS = 60;
/** Telegram's own, by which a third party checks data without the bot's token. */
const TELEGRAM_KEY = "e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d";
/** What stands before 32 bytes to make them a public key of Ed25519. */
const ED25519_PREFIX = "302a300506032b6570032100";

/**
 * Reads data that Telegram signed for this bot. Null for whatever is no such: forged, another bot's, too old, signed in
 * the future, too short, or told twice in one text. [TG-1]
 */
export function verifyInitData(text: string, of: SignOf, freshness: Freshness): InitData | null {
  const fields = readSigned(text, of, freshness);
  if (!fields) return null;
  return {
    person: readPerson(fields.get("user")),
    signedAt: signedAt(fields),
    startParam: fields.get("start_param") ?? null,
    content: linesOf(fields, SIGNS),
  };
}

/** The fields of any text that Telegram signed for this bot; null where the sign or the age is wrong. */
export function readSigned(text: string, of: SignOf, { now, maxAgeSeconds }: Freshness): Fields | null {
  const fields = readFields(text);
  if (!fields || !isSigned(fields, of)) return null;
  const age = (now.getTime() - signedAt(fields).getTime()) / 1000;
  const isFresh = age >= -MAX_AHEAD_SECONDS && (maxAgeSeconds === 0 || age <= maxAgeSeconds);
  return isFresh ? fields : null;
}

type Fields = ReadonlyMap<string, string>;

/** Each name once and nothing that could be read in two ways; the values decoded, never written anew. */
function readFields(text: string): Fields | null {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!/^[a-z][a-z\d_]*$/.test(name) || value.includes("\n") || fields.has(name)) return null;
    fields.set(name, value);
  }
  return /^\d{1,12}$/.test(fields.get("auth_date") ?? "") ? fields : null;
}

const signedAt = (fields: Fields) => new Date(Number(fields.get("auth_date")) * 1000);

function isSigned(fields: Fields, of: SignOf): boolean {
  return "token" in of ? isSignedByBot(fields, of.token) : isSignedByTelegram(fields, of);
}

/** By the bot's token; the signature for third parties is signed with the rest. */
function isSignedByBot(fields: Fields, token: string): boolean {
  const told = fields.get("hash") ?? "";
  const key = createHmac("sha256", "WebAppData").update(token).digest();
  const right = createHmac("sha256", key)
    .update(linesOf(fields, ["hash"]))
    .digest();
  return /^[\da-f]{64}$/.test(told) && timingSafeEqual(right, Buffer.from(told, "hex"));
}

/** By Telegram's key, for this bot's number. */
function isSignedByTelegram(
  fields: Fields,
  { botId, publicKey = TELEGRAM_KEY }: { botId: number; publicKey?: string },
): boolean {
  const told = fields.get("signature") ?? "";
  if (!/^[\w-]{86}$/.test(told)) return false;
  const key = createPublicKey({
    key: Buffer.from(ED25519_PREFIX + publicKey, "hex"),
    format: "der",
    type: "spki",
  });
  const message = `${botId}:WebAppData\n${linesOf(fields, SIGNS)}`;
  return verify(null, Buffer.from(message), key, Buffer.from(told, "base64url"));
}

/** `name=value` a line, by name, without those. */
function linesOf(fields: Fields, without: readonly string[]): string {
  const names = [...fields.keys()].filter((name) => !without.includes(name)).sort();
  return names.map((name) => `${name}=${fields.get(name) ?? ""}`).join("\n");
}

function readPerson(json: string | undefined): TelegramPerson | null {
  const user = readObject(json);
  const telegramId = user["id"];
  if (typeof telegramId !== "number" || !Number.isSafeInteger(telegramId) || telegramId <= 0) return null;
  return {
    telegramId,
    firstName: textOf(user["first_name"]),
    lastName: textOf(user["last_name"]),
    username: textOf(user["username"]),
    languageCode: textOf(user["language_code"]),
  };
}

/** A JSON object's fields; none where it is no object. */
export function readObject(json: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A text that can be kept; an empty one is none. */
export const textOf = (value: unknown): string | null =>
  typeof value === "string"
    ? cutText(value.replaceAll("\0", "").trim(), TEXT_LIMITS.personName, "") || null
    : null;
