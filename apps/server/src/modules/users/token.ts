import { createHash, randomBytes } from "node:crypto";

/** Customers' and staff's tokens are told apart by their first letters. */
export type TokenKind = "customer" | "staff";

const prefixOf = { customer: "dxc_", staff: "dxs_" } as const;
const MERCHANT_BYTES = 16;
const SECRET_BYTES = 32;
const FORM = /^(dxc_|dxs_)([A-Za-z0-9_-]{64})$/;

export interface Token {
  kind: TokenKind;
  merchantId: string;
  /** SHA-256 of the whole token: all that the database knows (S12). */
  hash: Buffer;
}

/** An opaque token of 256 random bits that carries the brand's id: its session is found without asking which brand. */
export function makeToken(kind: TokenKind, merchantId: string): { token: string; hash: Buffer } {
  const body = Buffer.concat([Buffer.from(merchantId.replaceAll("-", ""), "hex"), randomBytes(SECRET_BYTES)]);
  const token = prefixOf[kind] + body.toString("base64url");
  return { token, hash: hashToken(token) };
}

/** Reads a token; null when it has not the form of ours. */
export function readToken(token: string): Token | null {
  const [, prefix, body] = FORM.exec(token) ?? [];
  if (!prefix || !body) return null;
  const hex = Buffer.from(body, "base64url").subarray(0, MERCHANT_BYTES).toString("hex");
  const merchantId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  return { kind: prefix === prefixOf.staff ? "staff" : "customer", merchantId, hash: hashToken(token) };
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
