import type { PlatformLanguage } from "@dasturxon/domain/language";
import { cutText, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import { parseJsonOrNull } from "@dasturxon/providers/sms/gateway-answer";
import { postToGateway } from "./post-to-gateway.ts";

/** Account at a voice call gateway. */
export interface VoiceCallAccount {
  /** URL to which requests for voice calls are posted. */
  url: string;
  token: string;
}

/** A voice call that reads a text aloud. */
export interface VoiceCall {
  /** Idempotency key. */
  id: string;
  /** Phone number in E.164, with a leading plus. */
  phone: string;
  text: string;
  language: PlatformLanguage;
}

/** Client of a voice call gateway. Must not be called inside a transaction. */
export interface VoiceCallGateway {
  /**
   * Requests a voice call. Returns false if the gateway refuses this phone number.
   * @throws Error if the outcome is unknown; a retry with the same id is safe
   */
  call(call: VoiceCall): Promise<boolean>;
}

const VOICE_CALL_REQUEST_TIMEOUT_MS = 8000;
/** HTTP statuses with which a voice call gateway refuses a call permanently, so that a retry has no effect. */
const VOICE_CALL_REFUSED_STATUSES = new Set([400, 413, 422]);

/**
 * Sends calls by the protocol of docs/operate.md: JSON `{ id, phone, text, language }`, a bearer token, and the id as
 * `Idempotency-Key`. An operator with another protocol needs an adapter.
 */
export function createVoiceCallGateway(
  { url, token }: VoiceCallAccount,
  timeoutMs = VOICE_CALL_REQUEST_TIMEOUT_MS,
): VoiceCallGateway {
  return {
    async call(call) {
      const answer = await postToGateway(url, {
        body: JSON.stringify({ ...call, text: cutText(call.text, OUTGOING_TEXT_LIMITS.voiceCall) }),
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "idempotency-key": call.id,
        },
        timeoutMs,
      });
      if (answer.is !== "answered") throw new Error(`the call gateway did not answer: ${answer.why}`);
      if (VOICE_CALL_REFUSED_STATUSES.has(answer.status)) return false;
      const isTaken = answer.status >= 200 && answer.status < 300 && parseReplyId(answer.text) === call.id;
      if (!isTaken) throw new Error(`the call gateway answered ${answer.status}`);
      return true;
    },
  };
}

function parseReplyId(text: string): unknown {
  const reply = parseJsonOrNull(text);
  return typeof reply === "object" && reply !== null && "id" in reply ? reply.id : null;
}
