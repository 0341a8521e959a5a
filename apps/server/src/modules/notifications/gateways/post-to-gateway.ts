import type { GatewayAnswer } from "@dasturxon/providers/sms/gateway-api";
import { TextTooLongError, readTextWithinLimit } from "../../../platform/outbound/index.ts";

const MAX_GATEWAY_REPLY_BYTES = 64 * 1024;

export interface MessageGatewayRequest {
  body: URLSearchParams | string;
  headers: Record<string, string>;
  timeoutMs: number;
}

/** Error codes that occur before the first byte of a request is sent. */
const REQUEST_NOT_SENT_ERROR_CODE_PATTERN =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Posts to a gateway and reads the response, up to 64 KiB, within the timeout. Redirects are errors. Never
 * throws.
 */
export async function postToGateway(
  address: string,
  { body, headers, timeoutMs }: MessageGatewayRequest,
): Promise<GatewayAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(address, { method: "POST", redirect: "error", signal, headers, body });
    return {
      is: "answered",
      status: reply.status,
      text: await readTextWithinLimit(reply, MAX_GATEWAY_REPLY_BYTES),
    };
  } catch (error) {
    if (error instanceof TextTooLongError) return { is: "lost", why: "the answer is too long" };
    const why = formatErrorReason(error);
    return { is: REQUEST_NOT_SENT_ERROR_CODE_PATTERN.test(why) ? "unsent" : "lost", why };
  }
}

/** Returns an error code that contains neither address nor content. */
function formatErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : error.name;
}
