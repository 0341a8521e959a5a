import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./answer-errors.ts";
import { refuse, toWire } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";

/** After which a place is worth another try. */
export const BUSY_SECONDS = 1;

/** Bytes as a text of one byte a character: Node joins it with the head and writes both at once. */
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

/** Refuses a call as busy before Fastify has seen it: all but the path is ready, what is left of a body goes unread. */
export function answerBusy(request: IncomingMessage, response: ServerResponse, isSecure: boolean): void {
  const body = BEFORE_PATH + asBytes(JSON.stringify(pathOf(request.url ?? ""))) + AFTER_PATH;
  response.writeHead(503, [...(isSecure ? SECURE : PLAIN), "content-length", String(body.length)]);
  response.end(body, "latin1");
}
