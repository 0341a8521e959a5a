import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "./platform/database/index.ts";
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

/** 32 random bytes in hexadecimal, kept in a file of the data directory. The first process creates it. */
function generated(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  let kept: string;
  try {
    mkdirSync(dataDir, { recursive: true });
    // A full disk or a kill may have left an empty file, from which anybody could derive every key.
    if (readKept(path) === "") rmSync(path);
    if (readKept(path) === null) createWhole(path, randomBytes(32).toString("hex"));
    kept = readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new StartupError(`the data directory ${dataDir} cannot be written: ${String(error)}`, {
      cause: error,
    });
  }
  if (KEY.test(kept)) return kept;
  throw new StartupError(
    `${path} must hold 64 hexadecimal digits: put its copy back, or remove it if there is none`,
  );
}

/** The trimmed content of a file; null if there is no such file. */
function readKept(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8").trim() : null;
}

/** Creates a file with its content or not at all. A file that another process has created meanwhile stays. */
function createWhole(path: string, content: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
