import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { TEXT_LIMITS } from "@dasturxon/domain/text-limits";

/** Record size. A message is one record, because push services accept no larger ones (RFC 8291, 4). */
const RECORD_BYTES = 4096;
const LAST_RECORD = 2;

/** Random input. The test of the RFC's example sets its own. */
interface Chance {
  salt: Buffer;
  /** Private key of the message, on P-256. */
  senderKey: Buffer;
}

/**
 * Returns the encrypted body in the coding `aes128gcm` (RFC 8291, 8188). Only this browser can decrypt it.
 * @throws RangeError if the message is longer than 3993 bytes
 */
export function encryptPush(
  message: string,
  receiver: { publicKey: Buffer; authSecret: Buffer },
  chance?: Chance,
): Buffer {
  const plain = Buffer.from(message);
  if (plain.length > TEXT_LIMITS.pushPayload.max) throw new RangeError("the push is too long");
  const sender = createECDH("prime256v1");
  if (chance) sender.setPrivateKey(chance.senderKey);
  else sender.generateKeys();
  const salt = chance?.salt ?? randomBytes(16);
  const senderKey = sender.getPublicKey();

  const shared = sender.computeSecret(receiver.publicKey);
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), receiver.publicKey, senderKey]);
  const secret = derive(shared, { salt: receiver.authSecret, info: both, bytes: 32 });
  const key = derive(secret, { salt, info: Buffer.from("Content-Encoding: aes128gcm\0"), bytes: 16 });
  const nonce = derive(secret, { salt, info: Buffer.from("Content-Encoding: nonce\0"), bytes: 12 });

  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size[4] = senderKey.length;
  const record = [cipher.update(plain), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()];
  return Buffer.concat([salt, size, senderKey, ...record, cipher.getAuthTag()]);
}

function derive(
  secret: Buffer,
  { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number },
): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
