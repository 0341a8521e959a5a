import { createPrivateKey, sign } from "node:crypto";
import type { PushKeysRow } from "./queries.ts";

/**
 * Lifetime of a token, in seconds. Each push has its own token. Push services reject tokens valid for more than a day.
 */
const LASTS_SECONDS = 12 * 3600;

/**
 * Returns the `Authorization` header that identifies the sender to a push service (RFC 8292). `contact` is the
 * operator's address.
 */
export function signPush(
  keys: PushKeysRow,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + LASTS_SECONDS,
    sub: contact,
  };
  const unsigned = `${encode({ typ: "JWT", alg: "ES256" })}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(unsigned), {
    key: privateKey(keys),
    dsaEncoding: "ieee-p1363",
  });
  const token = `${unsigned}.${signature.toString("base64url")}`;
  return `vapid t=${token}, k=${keys.publicKey.toString("base64url")}`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

function privateKey({ publicKey, privateKey: d }: PushKeysRow) {
  // An uncompressed point: the byte 4, x, y.
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)];
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: x.toString("base64url"),
    y: y.toString("base64url"),
    d: d.toString("base64url"),
  };
  return createPrivateKey({ key: jwk, format: "jwk" });
}
