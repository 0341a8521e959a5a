import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { startChild } from "./run-child.ts";

/** Response as transferred: still compressed, with its headers as alternating names and values. */
export interface RawReply {
  headers: string[];
  body: Buffer;
}

export interface RawHttpServer {
  port: number;
  /** Port of the `/metrics` endpoint. */
  figuresPort: number;
  /** Replaces the responses to send. The keys of the map are host names. */
  serve(replies: Map<string, RawReply>): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a minimal `node:http` server in a separate process that answers with the given bytes. */
export async function startMinimalHttpServer(): Promise<RawHttpServer> {
  const child = startChild(join(import.meta.dirname, "children/bare-http.ts"));
  const [, port, figuresPort] = await child.line(/^ready (\d+) (\d+)$/m);
  return {
    port: Number(port),
    figuresPort: Number(figuresPort),
    async serve(replies) {
      child.process.send(replies);
      // Waits until the child process confirms the new responses.
      if (child.process.stdout) await once(child.process.stdout, "data");
    },
    [Symbol.asyncDispose]: child.stop,
  };
}

/** Response headers that node:http sets itself, or whose value differs for each request. */
const headersNotReplayed = new Set(["date", "connection", "keep-alive", "x-request-id", "transfer-encoding"]);

/** Requests a response from the product and returns it as received, without decompression. */
export async function fetchRawReply(
  port: number,
  { host, path, headers }: { host: string; path: string; headers: Record<string, string> },
): Promise<RawReply> {
  const request = get({ port, path, host: "127.0.0.1", headers: { ...headers, host }, agent: false });
  const [response] = await once(request, "response");
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  if (response.statusCode !== 200) throw new Error(`${host}${path} answered ${response.statusCode}`);
  const raw = response.rawHeaders as string[];
  const kept: string[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = "", value = ""] = [raw[at], raw[at + 1]];
    if (!headersNotReplayed.has(name.toLowerCase())) kept.push(name, value);
  }
  return { headers: kept, body: Buffer.concat(parts) };
}
