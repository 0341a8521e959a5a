import { randomUUID } from "node:crypto";
import type { PageReply, PageRequest, Simulator } from "../simulator.ts";
import { type Phones, type Received, receive, wait } from "../sms/phones.ts";

export interface EskizAccount {
  email: string;
  password: string;
}

export interface EskizSimulator extends Simulator {
  /** Tells the sender what became of a text, as Eskiz does; null: nobody wants to hear it, or nobody answered. */
  tell(text: Received, status: string): Promise<number | null>;
  /** Every token that was given is over. */
  endTokens(): void;
  /** How often somebody logged in. */
  logins(): number;
}

interface Parts {
  account: EskizAccount;
  phones: Phones;
  /** Where a sender's address is reached from here. */
  reach(url: string): string | null;
  /** Only the newest token is taken, which nobody knows of the true one. */
  isOneToken: boolean;
  /** After how many milliseconds it tells that a text came; null: never by itself. */
  deliversAfterMs: number | null;
}

const WAIT_MS = 10_000;
const PHONE = /^998\d{9}$/;
const said = (status: number, message: string): PageReply => ({ status, json: { status: "error", message } });

/** Eskiz, written from what its users' code knows of it: a login, a form for each text, a call when it is delivered. */
export function createEskizSimulator({
  account,
  phones,
  reach,
  isOneToken,
  deliversAfterMs,
}: Parts): EskizSimulator {
  const tokens = new Set<string>();
  let logins = 0;

  function logIn(form: URLSearchParams): PageReply {
    if (form.get("email") !== account.email || form.get("password") !== account.password)
      return said(401, "Invalid credentials");
    logins += 1;
    if (isOneToken) tokens.clear();
    const token = randomUUID();
    tokens.add(token);
    return { json: { message: "token_generated", data: { token }, token_type: "bearer" } };
  }

  async function tell({ id, phone, text, callbackUrl }: Received, status: string) {
    const address = callbackUrl === null ? null : reach(callbackUrl);
    if (address === null) return null;
    const body = {
      request_id: randomUUID(),
      message_id: id,
      user_sms_id: null,
      country: "Uzbekistan",
      phone_number: phone,
      sms_count: String(Math.ceil([...text].length / 70)),
      status,
      status_date: new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19).replace("T", " "),
    };
    try {
      const reply = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(WAIT_MS),
      });
      return reply.status;
    } catch {
      return null;
    }
  }

  async function send(request: PageRequest): Promise<PageReply> {
    const token = String(request.headers["authorization"] ?? "").replace(/^Bearer /, "");
    if (!tokens.has(token)) return said(401, "Expired");
    const mood = phones.moods.eskiz;
    if (mood === "quota") return said(402, "Balance is not enough");
    if (mood === "wrong") return { json: { hello: "world" } };
    const { form } = request;
    const [phone, text, from] = ["mobile_phone", "message", "from"].map((name) => form.get(name) ?? "");
    if (!phone || !PHONE.test(phone) || !text || !from) return said(400, "Wrong fields");
    if (mood === "slow") await wait(phones.slowMs);
    const callbackUrl = form.get("callback_url");
    const id = randomUUID();
    const received: Received = { id, gateway: "eskiz", phone, from, text, at: new Date(), callbackUrl };
    receive(phones, received);
    if (deliversAfterMs !== null) setTimeout(() => void tell(received, "DELIVRD"), deliversAfterMs).unref();
    return { json: { id, message: "Waiting for SMS provider", status: "waiting" } };
  }

  return {
    async answer(request) {
      if (phones.moods.eskiz === "down") return said(503, "Service unavailable");
      if (request.method === "POST" && request.rest === "auth/login") return logIn(request.form);
      if (request.method === "POST" && request.rest === "message/sms/send") return send(request);
      return said(404, "Not found");
    },
    tell,
    endTokens: () => tokens.clear(),
    logins: () => logins,
  };
}
