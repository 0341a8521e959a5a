// Serves the pages of the product without their scripts, with the product's own styles, fonts and pictures. Replies are
// kept after the first request, so that later ones are as fast as the product's. Input: JSON of `ScriptlessPageServerInput`.
import { once } from "node:events";
import { createServer, get } from "node:http";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { readChildInput } from "../read-input.ts";
import { removeScripts } from "../remove-scripts.ts";

export interface ScriptlessPageServerInput {
  /** Port of the product. */
  port: number;
}

/** Brotli quality with which the product compresses cached pages. */
const BROTLI_QUALITY = 6;

const COPIED_RESPONSE_HEADERS = ["content-type", "content-encoding", "cache-control"];

const { port } = readChildInput<ScriptlessPageServerInput>();

interface CachedPageReply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const repliesByAddress = new Map<string, Promise<CachedPageReply>>();

async function fetchFromProduct({ url = "/", headers }: IncomingMessage): Promise<CachedPageReply> {
  const { host = "", accept = "*/*", cookie = "" } = headers;
  const sent = get({
    port,
    path: url,
    host: "127.0.0.1",
    headers: { host, accept, cookie, "accept-encoding": "br" },
  });
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const reply = {
    status: response.statusCode ?? 500,
    headers: Object.fromEntries(
      COPIED_RESPONSE_HEADERS.flatMap((name) =>
        response.headers[name] ? [[name, response.headers[name]]] : [],
      ),
    ),
    body: Buffer.concat(parts),
  };
  if (!response.headers["content-type"]?.startsWith("text/html")) return reply;
  const isCompressed = response.headers["content-encoding"] === "br";
  const page = (isCompressed ? brotliDecompressSync(reply.body) : reply.body).toString();
  return {
    ...reply,
    headers: { ...reply.headers, "content-encoding": "br" },
    body: brotliCompressSync(removeScripts(page), {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  };
}

const server = createServer((request, response) => {
  const address = `${request.headers.host} ${request.url}`;
  let reply = repliesByAddress.get(address);
  if (!reply) {
    reply = fetchFromProduct(request);
    repliesByAddress.set(address, reply);
  }
  reply.then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    () => response.writeHead(502).end(),
  );
}).listen(0, "127.0.0.1");
process.on("disconnect", () => process.exit());
await once(server, "listening");
process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`);
