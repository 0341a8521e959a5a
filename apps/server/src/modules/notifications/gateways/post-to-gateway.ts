import type { GatewayAnswer } from "@dasturxon/providers/sms/gateway-api";

const MAX_CHARACTERS = 64 * 1024;

export interface GatewayPost {
  body: URLSearchParams | string;
  headers: Record<string, string>;
  timeoutMs: number;
}

/** Error codes that occur before the first byte of a request is sent. */
const NEVER_REACHED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Posts to a gateway and reads the response, up to 64 Ki characters, within the timeout. Redirects are errors. Never
 * throws.
 */
export async function postToGateway(
  address: string,
  { body, headers, timeoutMs }: GatewayPost,
): Promise<GatewayAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(address, { method: "POST", redirect: "error", signal, headers, body });
    let text = "";
    const decoder = new TextDecoder();
    for await (const part of reply.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MAX_CHARACTERS) return { is: "lost", why: "the answer is too long" };
    }
    return { is: "answered", status: reply.status, text };
  } catch (error) {
    const why = reasonOf(error);
    return { is: NEVER_REACHED.test(why) ? "unsent" : "lost", why };
  }
}

/** Returns an error code that contains neither address nor content. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : error.name;
}
