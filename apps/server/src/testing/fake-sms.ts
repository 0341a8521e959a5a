import { createServer } from "node:http";
import { createValueByGateway, SMS_GATEWAY_MODULES } from "@dasturxon/providers/sms/gateways";
import { afterAll } from "vitest";
import { createSmsSimulators, type SmsSimulators } from "../../../../simulators/sms/sms-simulators.ts";
import type { ProviderSimulator } from "@dasturxon/providers/simulator/simulator";
import type { SmsConfig } from "../config/sms-config.ts";

export interface FakeSms extends SmsSimulators {
  /** Configuration of an installation with an account at both gateways. */
  config: SmsConfig;
  /** Names of the received API requests: `eskiz/auth/login` etc. */
  calls: string[];
  /** Account at Telegram Gateway, which the installation does not use by default. */
  telegramGateway: { token: string };
}

const CALL_GATEWAY_ACCOUNT = { token: "canary-of-a-call-gateway" };
const TELEGRAM_GATEWAY_ACCOUNT = { token: "canary-of-telegram-gateway" };
const FAKE_SMS_ACCOUNTS = {
  eskiz: { email: "sms@example.uz", password: "canary-of-eskiz", from: "4546" },
  "play-mobile": { login: "example", password: "canary-of-play-mobile", originator: "3700" },
};

/** Starts the simulators of the gateways on a separate HTTP server. Callbacks use the URL returned by `reach`. */
export async function startFakeSms(
  parts: {
    slowMs?: number;
    isOneToken?: boolean;
    reach?: (url: string) => string | null;
    /** Returns whether the phone (without a plus) has Telegram. Default: always. */
    hasTelegram?: (phone: string) => boolean;
  } = {},
): Promise<FakeSms> {
  const simulators = createSmsSimulators({
    accounts: {
      ...createValueByGateway((name) => SMS_GATEWAY_MODULES[name].demoAccount),
      ...FAKE_SMS_ACCOUNTS,
      "telegram-gateway": TELEGRAM_GATEWAY_ACCOUNT,
    },
    calls: CALL_GATEWAY_ACCOUNT,
    reach: (url) => url,
    hasTelegram: () => true,
    ...parts,
  });
  const calls: string[] = [];
  const server = createServer(async (request, reply) => {
    let body = "";
    for await (const part of request) body += String(part);
    const [, name, ...rest] = (request.url ?? "").split("/");
    calls.push([name, ...rest].join("/"));
    const byName: Record<string, ProviderSimulator> = { ...simulators.gateways, voice: simulators.voice };
    const simulator = byName[name ?? ""] ?? simulators.sms;
    const answer = await simulator.answer({
      method: request.method ?? "",
      rest: rest.join("/"),
      query: new URLSearchParams(),
      form: new URLSearchParams(body),
      headers: request.headers,
      body,
      origin: "",
      language: "en",
    });
    if ("json" in answer) reply.writeHead(answer.status ?? 200).end(JSON.stringify(answer.json));
    else reply.end("text" in answer ? answer.text : "");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const addresses = createValueByGateway((name) => `${origin}/${name}`);
  return {
    ...simulators,
    calls,
    telegramGateway: TELEGRAM_GATEWAY_ACCOUNT,
    config: {
      platform: FAKE_SMS_ACCOUNTS,
      addresses,
      partTiyin: 9500,
      telegramTiyin: 12_000,
      brandMonthTiyin: 0,
      calls: { url: `${origin}/voice/calls`, ...CALL_GATEWAY_ACCOUNT },
    },
  };
}
