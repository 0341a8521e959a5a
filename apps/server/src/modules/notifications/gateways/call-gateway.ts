import { jsonOf, postToGateway } from "./post-to-gateway.ts";

/** The installation's account at a gateway for voice calls. */
export interface CallAccount {
  /** Where calls are ordered. */
  url: string;
  token: string;
}

/** A call in which a text is read to whoever takes it. */
export interface VoiceCall {
  /** Under one id the gateway calls once. */
  id: string;
  /** With a plus. */
  phone: string;
  text: string;
  language: "uz" | "ru" | "en";
}

/** Calls phones and reads a text. An integration, so never called inside a transaction. */
export interface CallGateway {
  /**
   * @returns false: the gateway does not call this phone
   * @throws Error when it is not known whether it will: the same call may be ordered again
   */
  call(call: VoiceCall): Promise<boolean>;
}

const TIMEOUT_MS = 8000;
/** What is wrong with this call, whoever orders it. */
const OF_THE_CALL = new Set([400, 413, 422]);

/**
 * Orders calls by the protocol of docs/operate.md: JSON `{ id, phone, text, language }` by POST, a bearer token, and the id as
 * `Idempotency-Key`. An adapter stands between it and an operator that has a protocol of its own.
 */
export function createCallGateway({ url, token }: CallAccount, timeoutMs = TIMEOUT_MS): CallGateway {
  return {
    async call(call) {
      const answer = await postToGateway(url, {
        body: JSON.stringify(call),
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "idempotency-key": call.id,
        },
        timeoutMs,
      });
      if (answer.is !== "answered") throw new Error(`the call gateway did not answer: ${answer.why}`);
      if (OF_THE_CALL.has(answer.status)) return false;
      const isTaken = answer.status >= 200 && answer.status < 300 && idOf(answer.text) === call.id;
      if (!isTaken) throw new Error(`the call gateway answered ${answer.status}`);
      return true;
    },
  };
}

function idOf(text: string): unknown {
  const reply = jsonOf(text);
  return typeof reply === "object" && reply !== null && "id" in reply ? reply.id : null;
}
