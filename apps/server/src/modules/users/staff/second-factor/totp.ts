import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const BASE32_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const TOTP_SECRET_BYTES = 20;
const TOTP_STEP_MS = 30_000;
const TOTP_CODE_LENGTH = 6;
/** Accepted difference between the clocks of phone and server, in time steps of the TOTP code. */
const TOLERATED_TOTP_STEPS = 1;

/** Returns a new secret for authenticator apps: 160 bits in base32. */
export function createTotpSecret(): string {
  return encodeBase32(randomBytes(TOTP_SECRET_BYTES));
}

/** Encodes bytes in base32 without padding (RFC 4648). */
export function encodeBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32_ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    BASE32_ALPHABET.indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of a time step: the HMAC-SHA-1 of its number, truncated as in RFC 4226. */
export function totpCodeFromStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** TOTP_CODE_LENGTH).padStart(TOTP_CODE_LENGTH, "0");
}

/** Returns the TOTP time step of a moment. A step has 30 seconds. */
export const totpStepFromTime = (now: Date): number => Math.floor(now.getTime() / TOTP_STEP_MS);

/**
 * Returns the time step of a code (RFC 6238), at most one step before or after the current one. Null if the code is
 * invalid.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const steps = [0, -TOLERATED_TOTP_STEPS, TOLERATED_TOTP_STEPS].map((away) => totpStepFromTime(now) + away);
  return (
    steps.find((step) => timingSafeEqual(Buffer.from(totpCodeFromStep(secret, step)), Buffer.from(code))) ??
    null
  );
}
