import type { GatewayAnswer, DispatchOutcome } from "./gateway-api.ts";

const HTTP_OK_STATUS = 200;
/** HTTP statuses with which a gateway refuses a message because of its content and not because of the account. */
const MESSAGE_REFUSAL_STATUSES = new Set([400, 413, 422]);
const OUT_OF_SERVICE_STATUS = 503;

/**
 * Interprets a gateway's response. `idOf` returns the gateway's message id from the body of a 200 response. After a 200
 * without an id, a 5xx other than 503 or a lost connection, the message may have been accepted. After a 503 or 4xx, the
 * message was not accepted.
 */
export function interpretGatewayAnswer(
  answer: GatewayAnswer,
  idOf: (text: string) => string | null,
): DispatchOutcome {
  if (answer.is === "unsent") return { is: "refused", because: "account", why: answer.why };
  if (answer.is === "lost") return { is: "unknown", why: answer.why };
  if (answer.status === HTTP_OK_STATUS) {
    const gatewayId = idOf(answer.text);
    return gatewayId === null
      ? { is: "unknown", why: "an answer that says nothing" }
      : { is: "taken", gatewayId };
  }
  return interpretHttpStatus(answer.status);
}

function interpretHttpStatus(status: number): DispatchOutcome {
  const why = `status ${status}`;
  if (MESSAGE_REFUSAL_STATUSES.has(status)) return { is: "refused", because: "text", why };
  if (status === OUT_OF_SERVICE_STATUS || (status >= 400 && status < 500))
    return { is: "refused", because: "account", why };
  return { is: "unknown", why };
}

/** Parses JSON. Null if the text is invalid. */
export function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
