import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "./platform/startup-error.ts";

/** Published with this product or in everybody's examples; a longer text that begins so is no better. */
const known = [
  "0123456789abcdef0123456789abcdef",
  "abcdefghijklmnopqrstuvwxyz",
  "changeme",
  "secret",
  "password",
  "supersecret",
  "your-secret",
  "your_secret",
  "mysecret",
  "dasturxon",
];
/** Elsewhere than in production tests and trials may take them. */
const isPublished = (value: string) => known.some((word) => value.toLowerCase().startsWith(word));

/** Given in production; elsewhere made once and kept beside the data, so that sessions outlive a restart. */
export function readSecret(value: string | undefined, isProduction: boolean, dataDir: string): string {
  if (value !== undefined) {
    const isWeak = value.length < 32 || new Set(value).size < 8 || (isProduction && isPublished(value));
    if (!isWeak) return value;
    throw new StartupError(
      "SECRET must be at least 32 characters of chance, for example from: openssl rand -hex 32",
    );
  }
  if (isProduction) {
    throw new StartupError(
      "SECRET must be set in production (at least 32 characters, for example: openssl rand -hex 32)",
    );
  }
  return generated(dataDir, "secret");
}

const KEY = /^[\da-f]{64}$/i;

/** Like the secret, but that a production without online payments needs none. */
export function readCredentialKeys(
  given: readonly string[],
  isProduction: boolean,
  dataDir: string,
): Buffer[] {
  if (given.some((key) => !KEY.test(key) || new Set(key).size < 8))
    throw new StartupError(
      "CREDENTIALS_KEYS must be 64 hexadecimal digits of chance each, for example from: openssl rand -hex 32",
    );
  const keys = given.length > 0 || isProduction ? given : [generated(dataDir, "credentials-key")];
  return keys.map((key) => Buffer.from(key, "hex"));
}

/** 32 bytes of chance in hexadecimal, kept in a file of the data directory; the first process makes it. */
function generated(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new StartupError(`the data directory ${dataDir} cannot be written: ${String(error)}`, {
      cause: error,
    });
  }
}
