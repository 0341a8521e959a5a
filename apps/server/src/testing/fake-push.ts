import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A fake browser: its subscription, and the decryption of pushes. */
export interface FakeBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  open(body: Buffer): Record<string, string>;
}

export interface FakePushService {
  origin: string;
  pushed: ReceivedPush[];
  /** Sets the status and the headers with which the push service responds. Default: 201. */
  answer(status: number, headers?: Record<string, string>): void;
  newBrowser(): FakeBrowser;
  close(): Promise<void>;
}

/** Starts a fake push service on this machine (RFC 8030), which accepts all requests. */
export async function startFakePushService(port = 0): Promise<FakePushService> {
  const pushed: ReceivedPush[] = [];
  let status = 201;
  let headers: Record<string, string> = {};
  let browsers = 0;
  const server = createServer(async (request, reply) => {
    pushed.push({ path: request.url ?? "", headers: request.headers, body: await readRequestBody(request) });
    reply.writeHead(status, headers).end("what nobody reads");
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    answer(next, said = {}) {
      status = next;
      headers = said;
    },
    newBrowser() {
      browsers += 1;
      return createFakeBrowser(`${origin}/send/${browsers}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readRequestBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function createFakeBrowser(endpoint: string): FakeBrowser {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.toString("base64url"), auth: auth.toString("base64url") };
  return {
    subscription: { endpoint, keys },
    open(body) {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const both = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, both, 32));
      const deriveKey = (name: string, bytes: number) =>
        Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
      const cipher = createDecipheriv("aes-128-gcm", deriveKey("aes128gcm", 16), deriveKey("nonce", 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The last byte of the decrypted record is the padding delimiter of the last record (RFC 8188) and not part of the
      // message.
      return JSON.parse(plain.subarray(0, -1).toString()) as Record<string, string>;
    },
  };
}
