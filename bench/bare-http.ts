import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { startChild } from "./run-child.ts";

/** A reply as it went over the wire: still compressed, its headers in name, value, name, value. */
export interface BareReply {
  headers: string[];
  body: Buffer;
}

export interface BareHttp {
  port: number;
  /** Where its own `/metrics` is. */
  figuresPort: number;
  /** Replaces what it serves, by host. */
  serve(replies: Map<string, BareReply>): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A bare `node:http` server in a process of its own that answers with given bytes. */
export async function startBareHttp(): Promise<BareHttp> {
  const child = startChild(join(import.meta.dirname, "children/bare-http.ts"));
  const [, port, figuresPort] = await child.line(/^ready (\d+) (\d+)$/m);
  return {
    port: Number(port),
    figuresPort: Number(figuresPort),
    async serve(replies) {
      child.process.send(replies);
      // It says so before it takes another request from us.
      if (child.process.stdout) await once(child.process.stdout, "data");
    },
    [Symbol.asyncDispose]: child.stop,
  };
}

/** Headers that node:http writes itself, or that belong to one request. */
const own = new Set(["date", "connection", "keep-alive", "x-request-id", "transfer-encoding"]);

/** Asks the product for a reply and keeps it came, not decompressed. */
export async function takeReply(
  port: number,
  { host, path, headers }: { host: string; path: string; headers: Record<string, string> },
): Promise<BareReply> {
  const request = get({ port, path, host: "127.0.0.1", headers: { ...headers, host }, agent: false });
  const [response] = await once(request, "response");
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  if (response.statusCode !== 200) throw new Error(`${host}${path} answered ${response.statusCode}`);
  const raw = response.rawHeaders as string[];
  const kept: string[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = "", value = ""] = [raw[at], raw[at + 1]];
    if (!own.has(name.toLowerCase())) kept.push(name, value);
  }
  return { headers: kept, body: Buffer.concat(parts) };
}
