import { createHash, createHmac, randomUUID } from "node:crypto";
import type { ApiCall, ApiReply, SimulatedGateway, SimulatedGatewayOptions } from "../simulated-gateway.ts";
import { type ReceivedSms, addReceivedSms, waitMilliseconds } from "../simulated-phones.ts";

const CALLBACK_TIMEOUT_MS = 10_000;
const PHONE_PATTERN = /^\+\d{7,15}$/;
const MESSAGE_COST = 0.01;
const isPhoneNumber = (phone: unknown): phone is string =>
  typeof phone === "string" && PHONE_PATTERN.test(phone);
const createRefusedReply = (error: string): ApiReply => ({ json: { ok: false, error } });
const createOkReply = (result: unknown): ApiReply => ({ json: { ok: true, result } });
type ReportFields = Readonly<Record<string, unknown>>;

/**
 * Simulates Telegram Gateway, based on core.telegram.org/gateway/api. It delivers codes only to phones with Telegram.
 */
export function createTelegramGatewaySimulator(parts: SimulatedGatewayOptions): SimulatedGateway {
  const { account, phones, reach, hasTelegram, deliversAfterMs } = parts;
  const token = account["token"] ?? "";
  /** Requests that were charged but have not sent a code yet: the phone by request id. */
  const open = new Map<string, string>();
  const sent = new Map<string, string>();

  /** Sends a signed delivery report, as Telegram does. */
  async function sendReport({ id, phone, callbackUrl }: ReceivedSms, isDelivered: boolean) {
    const address = callbackUrl === null ? null : reach(callbackUrl);
    if (address === null) return null;
    const seconds = Math.floor(Date.now() / 1000);
    const about = { request_id: id, phone_number: `+${phone}`, request_cost: MESSAGE_COST };
    const status = isDelivered ? "delivered" : "expired";
    const delivery = { delivery_status: { status, updated_at: seconds } };
    const body = JSON.stringify({
      ...about,
      ...delivery,
      ...(!isDelivered && { is_refunded: true }),
    });
    const key = createHash("sha256").update(token).digest();
    const signature = createHmac("sha256", key).update(`${seconds}\n${body}`).digest("hex");
    const headers = {
      "content-type": "application/json",
      "x-request-timestamp": String(seconds),
      "x-request-signature": signature,
    };
    const signal = AbortSignal.timeout(CALLBACK_TIMEOUT_MS);
    return fetch(address, { method: "POST", headers, body, signal }).then(
      (reply) => reply.status,
      () => null,
    );
  }

  function checkSendAbility({ phone_number: phone }: ReportFields): ApiReply {
    if (!isPhoneNumber(phone)) return createRefusedReply("PHONE_NUMBER_INVALID");
    if (!hasTelegram(phone.slice(1))) return createRefusedReply("PHONE_NUMBER_NOT_FOUND");
    const id = randomUUID();
    open.set(id, phone);
    return createOkReply({ request_id: id, phone_number: phone, request_cost: MESSAGE_COST });
  }

  async function sendVerificationMessage(fields: ReportFields): Promise<ApiReply> {
    const { phone_number: phone, request_id: asked, code, callback_url: callback } = fields;
    if (!isPhoneNumber(phone)) return createRefusedReply("PHONE_NUMBER_INVALID");
    if (!hasTelegram(phone.slice(1))) return createRefusedReply("PHONE_NUMBER_NOT_FOUND");
    if (typeof code !== "string" || !/^\d{4,8}$/.test(code)) return createRefusedReply("CODE_INVALID");
    if (asked !== undefined && open.get(String(asked)) !== phone)
      return createRefusedReply("REQUEST_ID_INVALID");
    const id = asked === undefined ? randomUUID() : String(asked);
    open.delete(id);
    if (phones.moods["telegram-gateway"] === "slow") await waitMilliseconds(phones.slowMs);
    sent.set(id, code);
    const received: ReceivedSms = {
      id,
      gateway: "telegram-gateway",
      phone: phone.slice(1),
      from: "Telegram",
      text: code,
      at: new Date(),
      callbackUrl: typeof callback === "string" ? callback : null,
    };
    addReceivedSms(phones, received);
    if (deliversAfterMs !== null) setTimeout(() => void sendReport(received, true), deliversAfterMs).unref();
    return createOkReply({
      request_id: id,
      phone_number: phone,
      request_cost: MESSAGE_COST,
      delivery_status: { status: "sent" },
    });
  }

  const methods: Readonly<Record<string, (fields: ReportFields) => ApiReply | Promise<ApiReply>>> = {
    checksendability: checkSendAbility,
    sendverificationmessage: sendVerificationMessage,
    checkverificationstatus({ request_id: id, code }) {
      const known = sent.get(String(id));
      if (known === undefined) return createRefusedReply("REQUEST_ID_INVALID");
      const status = known === code ? "code_valid" : "code_invalid";
      return createOkReply({ request_id: id, request_cost: MESSAGE_COST, verification_status: { status } });
    },
    revokeverificationmessage: ({ request_id: id }) =>
      sent.has(String(id)) ? createOkReply(true) : createRefusedReply("REQUEST_ID_INVALID"),
  };

  return {
    async answer({ rest, headers, body }: ApiCall) {
      const mood = phones.moods["telegram-gateway"];
      if (mood === "down") return { json: {}, status: 503 };
      if (headers["authorization"] !== `Bearer ${token}`) return createRefusedReply("ACCESS_TOKEN_INVALID");
      if (mood === "quota") return createRefusedReply("BALANCE_NOT_ENOUGH");
      if (mood === "wrong") return { json: { hello: "world" } };
      const method = methods[rest.toLowerCase()];
      return method
        ? method(parseMessageFields(body))
        : { json: { ok: false, error: "METHOD_NOT_FOUND" }, status: 404 };
    },
    report: sendReport,
  };
}

function parseMessageFields(body: string): ReportFields {
  try {
    const told: unknown = JSON.parse(body);
    return typeof told === "object" && told !== null ? { ...told } : {};
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}
