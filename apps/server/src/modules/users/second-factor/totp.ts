import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of phones are a step before or behind ours. */
const LENIENT_STEPS = 1;

/** A new secret as apps take it: base32, 160 bits. */
export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** Bytes in base32 without padding (RFC 4648). */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function bytesOf(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The digits of a step: HMAC-SHA-1 of its number, cut as RFC 4226 says. */
export function totpOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step of 30 seconds that a moment is in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The step that a code is of, a little before or behind now; null: of none (RFC 6238). */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const steps = [0, -LENIENT_STEPS, LENIENT_STEPS].map((away) => stepAt(now) + away);
  return steps.find((step) => timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code))) ?? null;
}
