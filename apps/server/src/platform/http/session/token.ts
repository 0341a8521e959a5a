import { createHash, randomBytes } from "node:crypto";

const MERCHANT_ID_BYTES = 16;
const SECRET_BYTES = 32;
const TOKEN_LENGTH = Math.ceil(((MERCHANT_ID_BYTES + SECRET_BYTES) * 4) / 3);

/** Parsed content of a token: the brand, and the hash under which sessions are stored. */
export interface TokenClaim {
  merchantId: string;
  /** SHA-256 of the token. The token itself is never stored (S12). */
  tokenHash: Buffer;
}

/**
 * Creates a new opaque token: the brand's id and 256 random bits, in base64url. The id only determines the tenant of
 * the lookup and proves nothing: only the hash of the whole token is checked.
 */
export function createToken(merchantId: string): TokenClaim & { token: string } {
  const brand = Buffer.from(merchantId.replaceAll("-", ""), "hex");
  const token = Buffer.concat([brand, randomBytes(SECRET_BYTES)]).toString("base64url");
  return { token, merchantId, tokenHash: hashToken(token) };
}

/** Parses a token. Returns null if it has the wrong format. */
export function parseSessionToken(token: string): TokenClaim | null {
  if (token.length !== TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, MERCHANT_ID_BYTES).toString("hex");
  const merchantId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { merchantId, tokenHash: hashToken(token) };
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
