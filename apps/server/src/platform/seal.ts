import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const CIPHER_ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const AUTHENTICATION_TAG_BYTES = 16;

/** Identifies the key of a sealed text by a prefix of the key's hash, which reveals nothing about the key. */
const computeKeyFingerprint = (key: Buffer) => createHash("sha256").update(key).digest("hex").slice(0, 8);

/**
 * Encrypts a text by AES-256-GCM with the first of the keys (32 bytes each). `about` names what the text belongs to,
 * for example a brand: the text cannot be decrypted with another value.
 */
export function encryptForOwner(keys: readonly Buffer[], text: string, about: string): string {
  const [key] = keys;
  if (!key) throw new Error("no key for encrypting credentials: set CREDENTIALS_KEYS");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER_ALGORITHM, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${computeKeyFingerprint(key)}.${sealed.toString("base64url")}`;
}

/** Decrypts a text sealed with any of the keys. Returns null if no key fits or the text was changed. */
export function decryptForOwner(keys: readonly Buffer[], sealed: string, about: string): string | null {
  const [name, text = ""] = sealed.split(".");
  const key = keys.find((each) => computeKeyFingerprint(each) === name);
  if (!key) return null;
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length < NONCE_BYTES + AUTHENTICATION_TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER_ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(-AUTHENTICATION_TAG_BYTES));
    const opened = [
      decipher.update(bytes.subarray(NONCE_BYTES, -AUTHENTICATION_TAG_BYTES)),
      decipher.final(),
    ];
    return Buffer.concat(opened).toString("utf8");
  } catch {
    return null;
  }
}
