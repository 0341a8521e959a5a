import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./answer-errors.ts";
import { refuse, toWire } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";

/** Value of `Retry-After` in seconds if all concurrency slots are in use. */
export const BUSY_SECONDS = 1;

/** Returns UTF-8 bytes as a latin1 string, so that Node joins it with the headers and writes both at once. */
const asBytes = (text: string) => Buffer.from(text).toString("latin1");

const PATH = "/path/";
const [BEFORE_PATH = "", AFTER_PATH = ""] = asBytes(
  JSON.stringify(toWire(refuse("busy", { seconds: BUSY_SECONDS }), PATH)),
).split(JSON.stringify(PATH));

const headersOf = (isSecure: boolean) =>
  Object.entries({
    ...securityHeaders(isSecure),
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(BUSY_SECONDS),
  }).flat();
const PLAIN = headersOf(false);
const SECURE = headersOf(true);

function bodyOf(url: string): string {
  return BEFORE_PATH + asBytes(JSON.stringify(pathOf(url))) + AFTER_PATH;
}

/** Refuses a call as busy before Fastify handles it. Most of the response is precomputed. The body is not read. */
export function answerBusy(request: IncomingMessage, response: ServerResponse, isSecure: boolean): void {
  const body = bodyOf(request.url ?? "");
  response.writeHead(503, [...(isSecure ? SECURE : PLAIN), "content-length", String(body.length)]);
  response.end(body, "latin1");
}
