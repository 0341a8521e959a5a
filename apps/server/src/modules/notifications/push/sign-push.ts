import { createPrivateKey, sign } from "node:crypto";
import type { PushKeysRow } from "./queries.ts";

/** A token is for one push; services take none that lasts longer than a day. */
const LASTS_SECONDS = 12 * 3600;

/** The header `Authorization` that says to a push service who sends (RFC 8292); `contact`: whom it may write to. */
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
  // An uncompressed point: 4, x, y.
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
