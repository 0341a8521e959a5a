import { createHash, randomBytes } from "node:crypto";

const MERCHANT_BYTES = 16;
const SECRET_BYTES = 32;
const TOKEN_LENGTH = Math.ceil(((MERCHANT_BYTES + SECRET_BYTES) * 4) / 3);

/** What a token says before any look-up: whose brand it is for, and the hash that sessions are kept under. */
export interface TokenClaim {
  merchantId: string;
  /** SHA-256 of the token; the token itself is never kept (S12). */
  tokenHash: Buffer;
}

/**
 * A new opaque token: 256 random bits after the brand's id, in base64url. The brand's id says which tenant to look
 * the session up in and proves nothing: only the hash of the whole decides.
 */
export function mintToken(merchantId: string): TokenClaim & { token: string } {
  const brand = Buffer.from(merchantId.replaceAll("-", ""), "hex");
  const token = Buffer.concat([brand, randomBytes(SECRET_BYTES)]).toString("base64url");
  return { token, merchantId, tokenHash: hashOf(token) };
}

/** Reads a token's claim; null when it is no token of ours. */
export function readToken(token: string): TokenClaim | null {
  if (token.length !== TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, MERCHANT_BYTES).toString("hex");
  const merchantId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { merchantId, tokenHash: hashOf(token) };
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
