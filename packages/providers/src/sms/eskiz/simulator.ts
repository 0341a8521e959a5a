import { randomUUID } from "node:crypto";
import type { ApiCall, ApiReply, SimulatedGateway, SimulatedGatewayOptions } from "../simulated-gateway.ts";
import { type ReceivedSms, addReceivedSms, waitMilliseconds } from "../simulated-phones.ts";

const CALLBACK_TIMEOUT_MS = 10_000;
const PHONE_PATTERN = /^998\d{9}$/;
const createEskizReply = (status: number, message: string): ApiReply => ({
  status,
  json: { status: "error", message },
});

/** Simulates Eskiz, based on the code of its users: a login, a form per message, and a callback on delivery. */
export function createEskizSimulator({
  account,
  phones,
  reach,
  isOneToken,
  deliversAfterMs,
}: SimulatedGatewayOptions): SimulatedGateway {
  const tokens = new Set<string>();

  function logIn(form: URLSearchParams): ApiReply {
    if (form.get("email") !== account["email"] || form.get("password") !== account["password"])
      return createEskizReply(401, "Invalid credentials");
    if (isOneToken) tokens.clear();
    const token = randomUUID();
    tokens.add(token);
    return { json: { message: "token_generated", data: { token }, token_type: "bearer" } };
  }

  async function sendReport({ id, phone, text, callbackUrl }: ReceivedSms, isDelivered: boolean) {
    const address = callbackUrl === null ? null : reach(callbackUrl);
    if (address === null) return null;
    const body = {
      request_id: randomUUID(),
      message_id: id,
      user_sms_id: null,
      country: "Uzbekistan",
      phone_number: phone,
      sms_count: String(Math.ceil([...text].length / 70)),
      status: isDelivered ? "DELIVRD" : "UNDELIV",
      status_date: new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19).replace("T", " "),
    };
    try {
      const reply = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
      });
      return reply.status;
    } catch {
      return null;
    }
  }

  async function answerSend(request: ApiCall): Promise<ApiReply> {
    const token = String(request.headers["authorization"] ?? "").replace(/^Bearer /, "");
    if (!tokens.has(token)) return createEskizReply(401, "Expired");
    const mood = phones.moods.eskiz;
    if (mood === "quota") return createEskizReply(402, "Balance is not enough");
    if (mood === "wrong") return { json: { hello: "world" } };
    const { form } = request;
    const [phone, text, from] = ["mobile_phone", "message", "from"].map((name) => form.get(name) ?? "");
    if (!phone || !PHONE_PATTERN.test(phone) || !text || !from) return createEskizReply(400, "Wrong fields");
    if (mood === "slow") await waitMilliseconds(phones.slowMs);
    const callbackUrl = form.get("callback_url");
    const id = randomUUID();
    const received: ReceivedSms = { id, gateway: "eskiz", phone, from, text, at: new Date(), callbackUrl };
    addReceivedSms(phones, received);
    if (deliversAfterMs !== null) setTimeout(() => void sendReport(received, true), deliversAfterMs).unref();
    return { json: { id, message: "Waiting for SMS provider", status: "waiting" } };
  }

  return {
    async answer(request) {
      if (phones.moods.eskiz === "down") return createEskizReply(503, "Service unavailable");
      if (request.method === "POST" && request.rest === "auth/login") return logIn(request.form);
      if (request.method === "POST" && request.rest === "message/sms/send") return answerSend(request);
      return createEskizReply(404, "Not found");
    },
    report: sendReport,
    endTokens: () => tokens.clear(),
  };
}
