import { randomBytes, randomUUID } from "node:crypto";
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { getErrorCode } from "../platform/database/index.ts";
import { StartupError } from "../platform/startup-error.ts";

/**
 * Secrets published with this software or used in common examples. A secret that begins with one of them is also
 * rejected.
 */
const PUBLISHED_SECRETS = [
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
/** Returns whether a secret is published. Published secrets are rejected only in production, so that tests can use them. */
const isPublishedSecret = (value: string) =>
  PUBLISHED_SECRETS.some((word) => value.toLowerCase().startsWith(word));

/**
 * Returns the secret. In production it must be configured. Elsewhere it is generated once and stored in the data
 * directory, so that sessions survive a restart.
 */
export function readServerSecret(value: string | undefined, isProduction: boolean, dataDir: string): string {
  if (value !== undefined) {
    const isWeak = value.length < 32 || new Set(value).size < 8 || (isProduction && isPublishedSecret(value));
    if (!isWeak) return value;
    throw new StartupError(
      "SECRET must be at least 32 random characters, for example from: openssl rand -hex 32",
    );
  }
  if (isProduction) {
    throw new StartupError(
      "SECRET must be set in production (at least 32 characters, for example: openssl rand -hex 32)",
    );
  }
  return readOrGenerateSecret(dataDir, "secret", STORED_SECRET_PATTERN);
}

const CREDENTIAL_KEY_PATTERN = /^[\da-f]{64}$/i;
/** A secret in a file has at least 32 characters of any kind, because an operator may have written the file by hand. */
const STORED_SECRET_PATTERN = /^.{32,}$/;

/**
 * Returns the keys that encrypt provider credentials, configured or generated like the secret. In production they are
 * optional: without keys, online payment is disabled.
 */
export function readCredentialKeys(
  given: readonly string[],
  isProduction: boolean,
  dataDir: string,
): Buffer[] {
  if (given.some((key) => !CREDENTIAL_KEY_PATTERN.test(key) || new Set(key).size < 8))
    throw new StartupError(
      "CREDENTIALS_KEYS must be 64 random hexadecimal digits each, for example from: openssl rand -hex 32",
    );
  const keys =
    given.length > 0 || isProduction
      ? given
      : [readOrGenerateSecret(dataDir, "credentials-key", CREDENTIAL_KEY_PATTERN)];
  return keys.map((key) => Buffer.from(key, "hex"));
}

/** Reads a secret from a file of the data directory. Generates it if the file is missing or empty. */
function readOrGenerateSecret(dataDir: string, name: string, whole: RegExp): string {
  const path = join(dataDir, name);
  let kept: string | null;
  try {
    mkdirSync(dataDir, { recursive: true });
    // An empty secret file, left by a full disk or a killed process, counts as missing: an empty secret would make every
    // derived key predictable.
    kept = readStoredSecret(path) || createStoredSecret(path);
  } catch (error) {
    throw new StartupError(`the data directory ${dataDir} cannot be written: ${String(error)}`, {
      cause: error,
    });
  }
  if (kept !== null && whole.test(kept)) return kept;
  throw new StartupError(
    `${path} is damaged: put its copy back. Without a copy remove it: sessions end, and stored payment accounts must be entered again`,
  );
}

/** Returns the trimmed content of a file, or null if it does not exist. */
function readStoredSecret(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Creates the secret file atomically and returns its content. If another process has created the file first, returns that
 * content.
 */
function createStoredSecret(path: string): string | null {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx", flush: true });
    if (readStoredSecret(path) === "") removeEmptyFile(path);
    linkOrCopyFile(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return readStoredSecret(path);
}

/** Removes an empty file. Restores the file if another process has replaced it in the meantime. */
function removeEmptyFile(path: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readStoredSecret(aside) !== "") linkOrCopyFile(aside, path);
    rmSync(aside);
  } catch (error) {
    if (getErrorCode(error) !== "ENOENT") throw error;
  }
}

/** Links or copies a file to a new path. Does nothing if the path exists. */
function linkOrCopyFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (getErrorCode(error) === "EEXIST") return;
    // The file is copied if it cannot be linked, because the file system may not support hard links.
    copyFileUnlessExists(from, to);
  }
}

function copyFileUnlessExists(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  } catch (error) {
    if (getErrorCode(error) !== "EEXIST") throw error;
  }
}
