import { type Phones, receive, wait } from "../../packages/providers/src/sms/simulated-phones.ts";
import type { PageReply, PageRequest, Simulator } from "../../packages/providers/src/simulator/simulator.ts";

const PHONE = /^\+998\d{9}$/;
const refusal = (status: number, error: string): PageReply => ({ status, json: { error } });

interface Call {
  id?: unknown;
  phone?: unknown;
  text?: unknown;
  language?: unknown;
}

/** Simulates the voice call gateway described in docs/operate.md: `POST /calls`, a bearer token, one call per id. */
export function createCallSimulator(parts: { token: string; phones: Phones }): Simulator {
  const { token, phones } = parts;
  const known = new Set<string>();

  async function call({ headers, body }: PageRequest): Promise<PageReply> {
    if (headers["authorization"] !== `Bearer ${token}`) return refusal(401, "The token is wrong");
    const mood = phones.moods.calls;
    if (mood === "quota") return refusal(402, "No money");
    if (mood === "wrong") return { json: { hello: "world" } };
    const { id, phone, text } = read(body);
    if (typeof id !== "string" || typeof text !== "string") return refusal(400, "id and text are needed");
    if (typeof phone !== "string" || !PHONE.test(phone)) return refusal(422, "The phone is wrong");
    if (mood === "slow") await wait(phones.slowMs);
    if (!known.has(id)) {
      known.add(id);
      receive(phones, {
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
      if (phones.moods.calls === "down") return refusal(503, "Out of service");
      if (request.method === "POST" && request.rest === "calls") return call(request);
      return refusal(404, "Not found");
    },
  };
}

function read(body: string): Call {
  try {
    const call: unknown = JSON.parse(body);
    return typeof call === "object" && call !== null ? call : {};
  } catch {
    return {};
  }
}
