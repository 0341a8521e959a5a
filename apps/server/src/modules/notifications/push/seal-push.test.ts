import { createPublicKey, verify } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startFakePushService } from "../../../testing/fake-push.ts";
import { encryptAndSignPush } from "./seal-push.ts";

const fakePushService = await startFakePushService();
afterAll(fakePushService.close);
const decodeBase64Url = (text: string) => Buffer.from(text, "base64url");

const browser = fakePushService.newBrowser();
const { endpoint, keys: own } = browser.subscription;
const receiver = { endpoint, publicKey: decodeBase64Url(own.p256dh), authSecret: decodeBase64Url(own.auth) };
// The key pair of RFC 8291, Appendix A, in the form in which an installation stores its own.
const pushKeys = {
  publicKey: decodeBase64Url(
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  ),
  privateKey: decodeBase64Url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
};
const sender = { keys: pushKeys, contact: "mailto:push@example.uz" };

test("[CT-4] a push is one record that its browser alone opens, sealed by a key of its own", () => {
  const message = JSON.stringify({ title: "Buyurtma qabul qilindi", lang: "uz" });
  const { body } = encryptAndSignPush(message, receiver, sender);
  expect(browser.open(body)).toEqual(JSON.parse(message));
  expect(body).not.toEqual(encryptAndSignPush(message, receiver, sender).body);
  // The header of an encrypted push (RFC 8188) has a salt of 16 bytes, then the record size and the length of the
  // sender's key.
  expect([body.readUInt32BE(16), body[20]]).toEqual([4096, 65]);
});

test("[CT-4] a push of 3993 bytes fills a record, and a longer one than push services take is none", () => {
  expect(encryptAndSignPush("a".repeat(3993), receiver, sender).body).toHaveLength(4096);
  expect(() => encryptAndSignPush("a".repeat(3994), receiver, sender)).toThrow(RangeError);
  expect(() => encryptAndSignPush("ў".repeat(1997), receiver, sender), "bytes, not characters").toThrow(
    RangeError,
  );
});

test("[CT-4] stored keys sign a push for its service alone, for half a day", () => {
  const { authorization } = encryptAndSignPush("a", receiver, sender);
  const [, token = "", shown = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  expect(decodeBase64Url(shown)).toEqual(pushKeys.publicKey);
  const [header = "", claims = "", signature = ""] = token.split(".");
  const [x, y] = [pushKeys.publicKey.subarray(1, 33), pushKeys.publicKey.subarray(33)];
  const jwk = { kty: "EC", crv: "P-256", x: x.toString("base64url"), y: y.toString("base64url") };
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const signed = Buffer.from(`${header}.${claims}`);
  expect(verify("sha256", signed, { key, dsaEncoding: "ieee-p1363" }, decodeBase64Url(signature))).toBe(true);
  const { aud, sub, exp } = JSON.parse(decodeBase64Url(claims).toString()) as {
    aud: string;
    sub: string;
    exp: number;
  };
  expect({ aud, sub }).toEqual({ aud: fakePushService.origin, sub: sender.contact });
  expect(Math.round((exp - Date.now() / 1000) / 3600)).toBe(12);
});
