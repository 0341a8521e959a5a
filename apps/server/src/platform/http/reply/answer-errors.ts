import type { Socket } from "node:net";
import type { RefusalCode } from "@dasturxon/contract/refusals";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailableError } from "../../database/index.ts";
import { RefusalError } from "../input/json-body.ts";
import { refuse, toRefusalBody } from "./refusal.ts";
import type { Refusal } from "./refusal.ts";

/** Default value of `Retry-After`, in seconds. */
export const DEFAULT_RETRY_AFTER_SECONDS = 2;

/** Returns the path without its query, shortened for error messages. */
export function pathFromUrl(url: string): string {
  const end = url.indexOf("?");
  return (end < 0 ? url : url.slice(0, end)).slice(0, 500);
}

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Refusal code for the log. The field is not named `code`, because the log hides the value of fields with this name,
     * which are one-time codes.
     */
    refusal: RefusalCode | null;
  }
}

/** Sends a refusal. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
  request.refusal = refused.code;
  const body = toRefusalBody(refused, pathFromUrl(request.url));
  const { seconds = body.statusCode === 503 ? DEFAULT_RETRY_AFTER_SECONDS : null } = refused.data;
  if ((body.statusCode === 429 || body.statusCode === 503) && typeof seconds === "number")
    void reply.header("retry-after", String(seconds));
  if (body.statusCode === 401) void reply.header("www-authenticate", "Bearer");
  // If the connection were closed before the whole body has arrived, it could break before the client reads the
  // response. So Node discards the rest of the body, within the timeout of a request.
  if (body.statusCode === 413) void reply.removeHeader("connection");
  return reply.code(body.statusCode).header("cache-control", "no-store").send(body);
}

/** Answers an error thrown by a handler. Describes client errors in the response, and only logs internal ones. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(request, reply, toRefusal(error, request, reply));
}

function toRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Refusal {
  if (error instanceof RefusalError) return error.refused;
  if (error instanceof DatabaseUnavailableError) {
    request.log.error({ err: error }, "the database cannot answer");
    return refuse("unavailable");
  }
  if (error.code === "FST_ERR_HANDLER_TIMEOUT") {
    // The timeout is logged only as a warning, because a client that sends its body slowly also causes it.
    request.log.warn({ route: request.routeOptions.url }, "no answer within the deadline");
    silenceLateReply(reply);
    return refuse("unavailable");
  }
  // These SQL errors report a character that the database cannot store. The character can only come from the request.
  if (error.code === "22021" || error.code === "22P05") return refuse("malformed_request");
  const status = error.statusCode ?? 500;
  if (status === 413) return refuse("payload_too_large");
  if (status === 415) return refuse("unsupported_type");
  if (status === 405) return refuse("method_not_allowed");
  if (status >= 400 && status < 500) return refuse("malformed_request");
  request.log.error({ err: error }, "unexpected error");
  return refuse("internal", { requestId: request.id });
}

/**
 * Lowers the log level of a request after its deadline, so that its discarded late response is not logged. Errors are
 * still logged.
 */
function silenceLateReply(reply: FastifyReply): void {
  const { level } = reply.log;
  if (level !== "fatal" && level !== "silent") reply.log = reply.log.child({}, { level: "error" });
}

const REFUSALS_BY_ERROR_CODE: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: refuse("headers_too_large"),
  ERR_HTTP_REQUEST_TIMEOUT: refuse("timeout"),
};

/** Answers data that is not a valid request: invalid syntax, too large headers, timeout. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const refused = REFUSALS_BY_ERROR_CODE[error.code ?? ""] ?? refuse("malformed_request");
  const wire = toRefusalBody(refused, "");
  const status = refused.code === "timeout" ? 408 : wire.statusCode;
  const body = JSON.stringify({ ...wire, statusCode: status });
  socket.end(
    `HTTP/1.1 ${status} ${wire.statusMessage}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
