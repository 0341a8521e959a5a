import {
  type SimulatedPhones,
  addReceivedSms,
  waitMilliseconds,
} from "../../packages/providers/src/sms/simulated-phones.ts";
import type {
  PageReply,
  PageRequest,
  ProviderSimulator,
} from "../../packages/providers/src/simulator/simulator.ts";

const PHONE_PATTERN = /^\+998\d{9}$/;
const createRefusalReply = (status: number, error: string): PageReply => ({ status, json: { error } });

interface CallRequestBody {
  id?: unknown;
  phone?: unknown;
  text?: unknown;
  language?: unknown;
}

/** Simulates the voice call gateway described in docs/operate.md: `POST /calls`, a bearer token, one call per id. */
export function createCallSimulator(parts: { token: string; phones: SimulatedPhones }): ProviderSimulator {
  const { token, phones } = parts;
  const known = new Set<string>();

  async function answerCall({ headers, body }: PageRequest): Promise<PageReply> {
    if (headers["authorization"] !== `Bearer ${token}`) return createRefusalReply(401, "The token is wrong");
    const mood = phones.moods.calls;
    if (mood === "quota") return createRefusalReply(402, "No money");
    if (mood === "wrong") return { json: { hello: "world" } };
    const { id, phone, text } = parseCallRequestBody(body);
    if (typeof id !== "string" || typeof text !== "string")
      return createRefusalReply(400, "id and text are needed");
    if (typeof phone !== "string" || !PHONE_PATTERN.test(phone))
      return createRefusalReply(422, "The phone is wrong");
    if (mood === "slow") await waitMilliseconds(phones.slowMs);
    if (!known.has(id)) {
      known.add(id);
      addReceivedSms(phones, {
        id,
        gateway: "calls",
        phone: phone.replace("+", ""),
        from: "☎",
        text,
        at: new Date(),
        callbackUrl: null,
      });
    }
    return { json: { id } };
  }

  return {
    async answer(request) {
      if (phones.moods.calls === "down") return createRefusalReply(503, "Out of service");
      if (request.method === "POST" && request.rest === "calls") return answerCall(request);
      return createRefusalReply(404, "Not found");
    },
  };
}

function parseCallRequestBody(body: string): CallRequestBody {
  try {
    const call: unknown = JSON.parse(body);
    return typeof call === "object" && call !== null ? call : {};
  } catch {
    return {};
  }
}
