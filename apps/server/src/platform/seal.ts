import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Which key sealed a text: the beginning of the key's hash, which tells nothing of the key. */
const nameOf = (key: Buffer) => createHash("sha256").update(key).digest("hex").slice(0, 8);

/**
 * Seals a text by AES-256-GCM under the first of the keys, 32 bytes each. `about` is whose it is: sealed for another
 * it does not open.
 */
export function seal(keys: readonly Buffer[], text: string, about: string): string {
  const [key] = keys;
  if (!key) throw new Error("no key to seal credentials by: set CREDENTIALS_KEYS");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${nameOf(key)}.${sealed.toString("base64url")}`;
}

/** Opens what was sealed under any of the keys; null where none fits or somebody changed it. */
export function unseal(keys: readonly Buffer[], sealed: string, about: string): string | null {
  const [name, text = ""] = sealed.split(".");
  const key = keys.find((each) => nameOf(each) === name);
  if (!key) return null;
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString("utf8");
  } catch {
    return null;
  }
}
