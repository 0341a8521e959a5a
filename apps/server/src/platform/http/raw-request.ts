import type { IncomingHttpHeaders } from "node:http";

/** A request as it came over the network, known before Node's own parser has seen it. */
export interface RawRequest {
  method: string;
  url: string;
  /** By name in small letters. */
  headers: IncomingHttpHeaders;
  /** Bytes of head and body, what is yet to come included. */
  length: number;
}

const HEAD_END = "\r\n\r\n";
const FIRST_LINE = /^(GET|POST|PUT|PATCH|DELETE) (\/[!-~]*) HTTP\/1\.1$/;
const HEADER = /^([\w-]+):([\t -~\u0080-\u00ff]*)$/;
/** What these mean is left to Node: bodies in parts, other protocols, connections that are to end. */
const UNUSUAL = new Set(["transfer-encoding", "upgrade", "expect", "trailer"]);
const MAX_LENGTH = /^\d{1,9}$/;

/**
 * Reads the request that these bytes begin with, when it is of the plainest form, its whole head is there and nothing
 * follows it; null for all else, which is not for us to understand.
 */
export function readRequest(bytes: Buffer): RawRequest | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const [first = "", ...lines] = bytes.toString("latin1", 0, headEnd).split("\r\n");
  const [, method, url] = FIRST_LINE.exec(first) ?? [];
  if (method === undefined || url === undefined) return null;
  const headers: IncomingHttpHeaders = {};
  for (const line of lines) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    const key = name.toLowerCase();
    // Twice the same is joined, dropped or refused by Node, each by its own rule.
    if (key in headers || UNUSUAL.has(key)) return null;
    headers[key] = value.trim();
  }
  const { "content-length": body = "0", connection = "keep-alive", host } = headers;
  if (!MAX_LENGTH.test(body) || connection.toLowerCase() !== "keep-alive" || host === undefined) return null;
  const length = headEnd + HEAD_END.length + Number(body);
  return length < bytes.length ? null : { method, url, headers, length };
}
