import type { IncomingMessage, ServerResponse } from "node:http";
import { pathFromUrl } from "./answer-errors.ts";
import { refuse, toRefusalBody } from "./refusal.ts";
import { selectSecurityHeaders } from "./security-headers.ts";

/** Value of `Retry-After` in seconds if all concurrency slots are in use. */
export const BUSY_RETRY_AFTER_SECONDS = 1;

/** Returns UTF-8 bytes as a latin1 string, so that Node joins it with the headers and writes both at once. */
const toLatin1Bytes = (text: string) => Buffer.from(text).toString("latin1");

const PLACEHOLDER_PATH = "/path/";
const [BEFORE_PATH = "", AFTER_PATH = ""] = toLatin1Bytes(
  JSON.stringify(toRefusalBody(refuse("busy", { seconds: BUSY_RETRY_AFTER_SECONDS }), PLACEHOLDER_PATH)),
).split(JSON.stringify(PLACEHOLDER_PATH));

const buildBusyHeaders = (isSecure: boolean) =>
  Object.entries({
    ...selectSecurityHeaders(isSecure),
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(BUSY_RETRY_AFTER_SECONDS),
  }).flat();
const PLAIN_HTTP_HEADERS = buildBusyHeaders(false);
const HTTPS_HEADERS = buildBusyHeaders(true);

function formatBusyBody(url: string): string {
  return BEFORE_PATH + toLatin1Bytes(JSON.stringify(pathFromUrl(url))) + AFTER_PATH;
}

/** Refuses a call as busy before Fastify handles it. Most of the response is precomputed. The body is not read. */
export function answerBusy(request: IncomingMessage, response: ServerResponse, isSecure: boolean): void {
  const body = formatBusyBody(request.url ?? "");
  response.writeHead(503, [
    ...(isSecure ? HTTPS_HEADERS : PLAIN_HTTP_HEADERS),
    "content-length",
    String(body.length),
  ]);
  response.end(body, "latin1");
}
