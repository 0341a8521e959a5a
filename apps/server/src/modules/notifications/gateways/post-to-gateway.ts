const MAX_CHARACTERS = 64 * 1024;

/** What a gateway answered; `unsent`: the request certainly never reached it; `lost`: it may have. */
export type GatewayAnswer =
  | { is: "answered"; status: number; text: string }
  | { is: "unsent"; why: string }
  | { is: "lost"; why: string };

export interface GatewayPost {
  body: URLSearchParams | string;
  headers: Record<string, string>;
  timeoutMs: number;
}

/** Trouble before the first byte of a request is out. */
const NEVER_REACHED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Posts to a gateway and reads what it answers, 64 K at most, all of it within the time; nothing is followed elsewhere.
 * Never throws.
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

/** The code of what went wrong, which names neither address nor content. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : error.name;
}

/** A value from JSON; null where the text is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
