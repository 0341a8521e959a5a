import type { ApiCall, ApiReply, SimulatedGateway, SimulatedGatewayOptions } from "../simulated-gateway.ts";
import { addReceivedSms, waitMilliseconds } from "../simulated-phones.ts";

const PHONE_PATTERN = /^998\d{9}$/;
const createRefusalReply = (code: number, description: string, status = 400): ApiReply => ({
  status,
  json: { "error-code": code, "error-description": description },
});

interface PlayMobileMessage {
  recipient?: unknown;
  "message-id"?: unknown;
  sms?: { originator?: unknown; content?: { text?: unknown } };
}

/**
 * Simulates Play Mobile's broker, based on the code of its clients: Basic authentication, and batches of messages with
 * ids assigned by the sender.
 */
export function createPlayMobileSimulator({ account, phones }: SimulatedGatewayOptions): SimulatedGateway {
  const known = new Set<string>();
  const basic = `Basic ${Buffer.from(`${account["login"]}:${account["password"]}`).toString("base64")}`;

  function parseMessages(body: string): PlayMobileMessage[] | null {
    try {
      const { messages } = JSON.parse(body) as { messages?: unknown };
      return Array.isArray(messages) && messages.length > 0 ? (messages as PlayMobileMessage[]) : null;
    } catch {
      return null;
    }
  }

  async function answerSend({ headers, body }: ApiCall): Promise<ApiReply> {
    if (headers["authorization"] !== basic) return createRefusalReply(103, "Account not found", 401);
    const mood = phones.moods["play-mobile"];
    if (mood === "quota") return createRefusalReply(105, "Account is locked: no money");
    if (mood === "wrong") return { json: { hello: "world" } };
    const messages = parseMessages(body);
    if (messages === null) return createRefusalReply(101, "Syntax error");
    for (const message of messages) {
      const [phone, id] = [message.recipient, message["message-id"]].map(String);
      const { originator, content } = message.sms ?? {};
      if (!PHONE_PATTERN.test(phone ?? "")) return createRefusalReply(202, "Recipient is wrong");
      if (!id || known.has(id)) return createRefusalReply(204, "Message id is wrong");
      if (typeof originator !== "string" || typeof content?.text !== "string")
        return createRefusalReply(206, "No text");
    }
    if (mood === "slow") await waitMilliseconds(phones.slowMs);
    for (const message of messages) {
      const id = String(message["message-id"]);
      known.add(id);
      addReceivedSms(phones, {
        id,
        gateway: "play-mobile",
        phone: String(message.recipient),
        from: String(message.sms?.originator),
        text: String(message.sms?.content?.text),
        at: new Date(),
        callbackUrl: null,
      });
    }
    return { text: "Request is received" };
  }

  return {
    async answer(request) {
      if (phones.moods["play-mobile"] === "down")
        return createRefusalReply(100, "Internal server error", 503);
      if (request.method === "POST" && request.rest === "broker-api/send") return answerSend(request);
      return createRefusalReply(101, "Not found", 404);
    },
  };
}
