import type { Handed } from "./gateway-api.ts";
import type { GatewayAnswer } from "./post-to-gateway.ts";

const OK = 200;
/** What is wrong with this text, whosever account it is. */
const OF_THE_TEXT = new Set([400, 413, 422]);
const OUT_OF_SERVICE = 503;

/**
 * What a gateway's answer means. `idOf` finds its id of the text in a 200 that says so; a 200 that says something else
 * may have taken the text, as may a server that broke (5xx) or was cut off. One that says that it is out of service (503)
 * and one that refuses (4xx) have not.
 */
export function verdictOf(answer: GatewayAnswer, idOf: (text: string) => string | null): Handed {
  if (answer.is === "unsent") return { is: "refused", because: "account", why: answer.why };
  if (answer.is === "lost") return { is: "unknown", why: answer.why };
  if (answer.status === OK) {
    const gatewayId = idOf(answer.text);
    return gatewayId === null
      ? { is: "unknown", why: "an answer that says nothing" }
      : { is: "taken", gatewayId };
  }
  return verdictOfStatus(answer.status);
}

function verdictOfStatus(status: number): Handed {
  const why = `status ${status}`;
  if (OF_THE_TEXT.has(status)) return { is: "refused", because: "text", why };
  if (status === OUT_OF_SERVICE || (status >= 400 && status < 500))
    return { is: "refused", because: "account", why };
  return { is: "unknown", why };
}
