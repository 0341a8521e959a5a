import type { IncomingHttpHeaders } from "node:http";

/** A request parsed before Node's own parser reads it. */
export interface RawRequest {
  method: string;
  url: string;
  /** Headers by name in lower case. */
  headers: IncomingHttpHeaders;
  /** Length of headers and body in bytes, including parts that have not arrived yet. */
  length: number;
}

const HEAD_END = "\r\n\r\n";
const FIRST_LINE = /^(GET|POST|PUT|PATCH|DELETE) (\/[!-~]*) HTTP\/1\.1$/;
const HEADER = /^([\w-]+):([\t -~\u0080-\u00ff]*)$/;
/** Headers that only Node handles: chunked bodies, other protocols, closing connections. */
const UNUSUAL = new Set(["transfer-encoding", "upgrade", "expect", "trailer"]);
const MAX_LENGTH = /^\d{1,9}$/;

/**
 * Parses a request in the simplest form, if all of its headers have arrived and no other request follows. Returns null
 * otherwise, so that Node handles the data.
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
    // Node joins, drops or refuses repeated headers by its own rules.
    if (key in headers || UNUSUAL.has(key)) return null;
    headers[key] = value.trim();
  }
  const { "content-length": body = "0", connection = "keep-alive", host } = headers;
  if (!MAX_LENGTH.test(body) || connection.toLowerCase() !== "keep-alive" || host === undefined) return null;
  const length = headEnd + HEAD_END.length + Number(body);
  return length < bytes.length ? null : { method, url, headers, length };
}
