import { createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import { cutText, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";

/** Signed launch data of a mini app: the user and the parameters of the launch. */
export interface InitData {
  /** User of the launch. Null if there is none. */
  person: TelegramPerson | null;
  signedAt: Date;
  /** Value of the link's `startapp` parameter. */
  startParam: string | null;
  /** All signed fields. Identifies the launch, independent of the encoding of the signature. */
  content: string;
}

export interface TelegramPerson {
  telegramId: number;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  /** Language of the Telegram app, for example `pt-br`. */
  languageCode: string | null;
}

/** Key of the signature: the brand's bot token, or Telegram's public key if only the bot's id is known. */
export type TelegramSignatureKey = { token: string } | { botId: number; publicKey?: string };

export interface InitDataFreshnessLimit {
  now: Date;
  /** Maximum age of signed data, in seconds. 0: no limit. */
  maxAgeSeconds: number;
}

/** Minimum length of launch data. Shorter values count as missing [TG-1]. */
const MIN_INIT_DATA_LENGTH = 11;
const MAX_INIT_DATA_LENGTH = 8192;
const INIT_DATA_SIGNATURE_FIELDS = ["hash", "signature"];
/** Time that Telegram's clock may be ahead of ours, in seconds. */
const MAX_CLOCK_LEAD_SECONDS = 60;
/** Telegram's public key, for verification without the bot's token. */
const TELEGRAM_PUBLIC_KEY = "e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d";
/** DER prefix of an Ed25519 public key of 32 bytes. */
const ED25519_PREFIX = "302a300506032b6570032100";

/**
 * Verifies and parses launch data of this bot. Null if the data are forged, from another bot, too old, from the future,
 * too short, or have a duplicate field [TG-1].
 */
export function verifyInitData(
  text: string,
  of: TelegramSignatureKey,
  freshness: InitDataFreshnessLimit,
): InitData | null {
  const fields = readSignedFields(text, of, freshness);
  if (!fields) return null;
  return {
    person: parseTelegramPerson(fields.get("user")),
    signedAt: parseSignedAt(fields),
    startParam: fields.get("start_param") ?? null,
    content: formatCheckLines(fields, INIT_DATA_SIGNATURE_FIELDS),
  };
}

/** Returns the fields of a text that Telegram signed for this bot. Null if the signature or the age is invalid. */
export function readSignedFields(
  text: string,
  of: TelegramSignatureKey,
  { now, maxAgeSeconds }: InitDataFreshnessLimit,
): TelegramLaunchFields | null {
  const fields = parseLaunchFields(text);
  if (!fields || !isInitDataSigned(fields, of)) return null;
  const age = (now.getTime() - parseSignedAt(fields).getTime()) / 1000;
  const isFresh = age >= -MAX_CLOCK_LEAD_SECONDS && (maxAgeSeconds === 0 || age <= maxAgeSeconds);
  return isFresh ? fields : null;
}

type TelegramLaunchFields = ReadonlyMap<string, string>;

/** Parses the fields. Rejects duplicate names and ambiguous values. The values are decoded and not encoded again. */
function parseLaunchFields(text: string): TelegramLaunchFields | null {
  if (text.length < MIN_INIT_DATA_LENGTH || text.length > MAX_INIT_DATA_LENGTH) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!/^[a-z][a-z\d_]*$/.test(name) || value.includes("\n") || fields.has(name)) return null;
    fields.set(name, value);
  }
  return /^\d{1,12}$/.test(fields.get("auth_date") ?? "") ? fields : null;
}

const parseSignedAt = (fields: TelegramLaunchFields) => new Date(Number(fields.get("auth_date")) * 1000);

function isInitDataSigned(fields: TelegramLaunchFields, of: TelegramSignatureKey): boolean {
  return "token" in of ? isSignedByBot(fields, of.token) : isSignedByTelegram(fields, of);
}

/** Verifies the signature by the bot's token. It covers the field `signature`, which is for third parties. */
function isSignedByBot(fields: TelegramLaunchFields, token: string): boolean {
  const told = fields.get("hash") ?? "";
  const key = createHmac("sha256", "WebAppData").update(token).digest();
  const right = createHmac("sha256", key)
    .update(formatCheckLines(fields, ["hash"]))
    .digest();
  return /^[\da-f]{64}$/.test(told) && timingSafeEqual(right, Buffer.from(told, "hex"));
}

/** Verifies the signature by Telegram's public key and the bot's id. */
function isSignedByTelegram(
  fields: TelegramLaunchFields,
  { botId, publicKey = TELEGRAM_PUBLIC_KEY }: { botId: number; publicKey?: string },
): boolean {
  const told = fields.get("signature") ?? "";
  if (!/^[\w-]{86}$/.test(told)) return false;
  const key = createPublicKey({
    key: Buffer.from(ED25519_PREFIX + publicKey, "hex"),
    format: "der",
    type: "spki",
  });
  const message = `${botId}:WebAppData\n${formatCheckLines(fields, INIT_DATA_SIGNATURE_FIELDS)}`;
  return verify(null, Buffer.from(message), key, Buffer.from(told, "base64url"));
}

/**
 * Returns the text that is signed: one line `name=value` per field, sorted by name, without the fields in `without`.
 */
function formatCheckLines(fields: TelegramLaunchFields, without: readonly string[]): string {
  const names = [...fields.keys()].filter((name) => !without.includes(name)).sort();
  return names.map((name) => `${name}=${fields.get(name) ?? ""}`).join("\n");
}

function parseTelegramPerson(json: string | undefined): TelegramPerson | null {
  const user = parseJsonObject(json);
  const telegramId = user["id"];
  if (typeof telegramId !== "number" || !Number.isSafeInteger(telegramId) || telegramId <= 0) return null;
  return {
    telegramId,
    firstName: toStorableText(user["first_name"]),
    lastName: toStorableText(user["last_name"]),
    username: toStorableText(user["username"]),
    languageCode: toStorableText(user["language_code"]),
  };
}

/** Parses a JSON object. Returns an empty object for other values. */
export function parseJsonObject(json: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Returns a text from Telegram without NUL characters, cut to the maximum length of a name. Returns null if it is empty
 * or no text.
 */
export const toStorableText = (value: unknown): string | null =>
  typeof value === "string"
    ? cutText(value.replaceAll("\0", "").trim(), OUTGOING_TEXT_LIMITS.personName, "") || null
    : null;
