import type { FastifyInstance } from "fastify";
import { refuse } from "../reply/refusal.ts";
import type { Refusal } from "../reply/refusal.ts";
import { acceptsTableBody } from "./takes-rows.ts";
import { acceptsTextBody } from "./takes-text.ts";
import { refuseUnstorableText } from "./unstorable-text.ts";

const MAX_JSON_DEPTH = 32;
const MAX_JSON_KEYS = 5000;
/** Maximum number of keys for routes whose body is an imported table, such as a price list. */
const MAX_TABLE_JSON_KEYS = 600_000;
/**
 * Matches an escaped NUL character or surrogate in JSON, or text that looks like one. Both are rare, so most bodies are
 * not searched further.
 */
const UNSTORABLE_ESCAPE_PATTERN = /\\u(?:0000|[dD][89a-fA-F])/;

/** Wraps a refusal as an error, because Fastify's parsers can only pass errors. */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
  readonly refused: Refusal;
  constructor(refused: Refusal) {
    super(refused.code);
    this.refused = refused;
  }
}

/** Accepts only JSON bodies. An empty body counts as no body. */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (request.headers["content-encoding"] !== undefined)
      return done(new RefusalError(refuse("unsupported_type")));
    if (acceptsTextBody(request)) return done(null, text);
    if (text.trim() === "") return done(null, undefined);
    if (isExcessiveJson(text, acceptsTableBody(request) ? MAX_TABLE_JSON_KEYS : MAX_JSON_KEYS))
      return done(new RefusalError(refuse("malformed_request")));
    return parse(request, text, (error, value) => {
      const refused =
        !error && UNSTORABLE_ESCAPE_PATTERN.test(text) ? refuseUnstorableText(value, "body") : null;
      done(refused ? new RefusalError(refused) : error, value);
    });
  });
}

/** Counts nesting and keys before parsing, so that malicious text costs at most one pass. */
export function isExcessiveJson(text: string, maxKeys = MAX_JSON_KEYS): boolean {
  let depth = 0;
  let keys = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === 92) index += 1;
      else if (code === 34) isInString = false;
    } else if (code === 34) isInString = true;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (code === 125 || code === 93) depth -= 1;
    else if (code === 58) {
      keys += 1;
      if (keys > maxKeys) return true;
    }
  }
  return false;
}
