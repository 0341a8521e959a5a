import type { PlatformLanguage } from "@dasturxon/domain/language";
import type { DemoPayments } from "@dasturxon/providers/payments/demo-accounts";
import {
  createCallbackPath,
  PAYMENT_PROVIDER_NAMES,
  type PaymentProviderName,
} from "@dasturxon/providers/payments/facts";
import { createPaymentSimulator } from "@dasturxon/providers/payments/simulators";
import type { ProviderSimulator } from "@dasturxon/providers/simulator/simulator";
import { createBotSimulator } from "../../../../simulators/telegram/bot-simulator.ts";
import { createTelegramCloud } from "../../../../simulators/telegram/cloud.ts";
import { createHttpUpdatePoster } from "../../../../simulators/telegram/notify-bot.ts";
import { createClickAppSimulator } from "../../../../simulators/click-app/app-simulator.ts";
import { createMiniAppSimulator } from "../../../../simulators/telegram-app/app-simulator.ts";
import { createSmsSimulators } from "../../../../simulators/sms/sms-simulators.ts";
import type { Http } from "../platform/http/index.ts";
import { DEMO_CALL_ACCOUNT, DEMO_SMS_ACCOUNTS } from "../config/sms-config.ts";
import { createDemoBot } from "./demo-telegram.ts";
import { findDemoBrandByOrder, findDemoBrandByPaymentNumber } from "./demo-payments.ts";

/** Content-Security-Policy of the simulators' pages, which have no scripts and use inline styles. */
const SIMULATOR_PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'";

/** Returns the preferred language of the browser. */
const parsePreferredLanguage = (header = "") =>
  (/^(uz|ru|en)/i.exec(header)?.[0].toLowerCase() ?? "uz") as PlatformLanguage;

/** Serves the simulators of the demo under the store's own address, so that payments work without internet access. */
export function serveSimulators(http: Http, demo: DemoPayments, demoBotToken?: string): void {
  const getServerAddress = () => {
    const address = http.app.server.address();
    return typeof address === "object" && address !== null ? `http://localhost:${address.port}` : null;
  };
  /** Returns the URL on this server for a callback URL that a shop registered under its public address. */
  const toLocalCallbackUrl = (url: string) => {
    const origin = getServerAddress();
    return origin !== null && URL.canParse(url) ? `${origin}${new URL(url).pathname}` : null;
  };
  const buildCallbackUrl = (provider: PaymentProviderName, merchantId: string | null) => {
    const origin = getServerAddress();
    return merchantId && origin && `${origin}/api${createCallbackPath(provider, merchantId)}`;
  };
  const simulators: Record<string, ProviderSimulator> = Object.fromEntries(
    PAYMENT_PROVIDER_NAMES.map((provider) => [
      provider,
      createPaymentSimulator(provider, demo, {
        reach: toLocalCallbackUrl,
        callbackUrlOfBrand: (merchantId) => buildCallbackUrl(provider, merchantId),
        callbackUrlOfOrder: async (orderId) =>
          buildCallbackUrl(provider, await findDemoBrandByOrder(http.db, orderId)),
        callbackUrlOfNumber: async (number) =>
          buildCallbackUrl(provider, await findDemoBrandByPaymentNumber(http.db, number)),
      }),
    ]),
  );
  const cloud = createTelegramCloud(demoBotToken === undefined ? [] : [createDemoBot(demoBotToken)]);
  const texts = createSmsSimulators({
    accounts: DEMO_SMS_ACCOUNTS,
    calls: DEMO_CALL_ACCOUNT,
    reach: toLocalCallbackUrl,
    hasTelegram: (phone) => cloud.people.some((person) => person.phone === phone),
    deliversAfterMs: 1500,
  });
  Object.assign(simulators, {
    telegram: createBotSimulator(cloud, createHttpUpdatePoster(toLocalCallbackUrl)),
    ...texts.gateways,
    "telegram-app": createMiniAppSimulator({ people: cloud.people, bots: () => [...cloud.bots.values()] }),
    "click-app": createClickAppSimulator({ token: demo.click.miniAppToken }),
    voice: texts.voice,
    sms: texts.sms,
  });
  http.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.route({
      method: ["GET", "POST", "PUT", "DELETE"],
      url: "/simulators/:name/*",
      async handler(request, reply) {
        const { name = "", "*": rest = "" } = request.params as Record<string, string>;
        const simulator = simulators[name];
        if (!simulator) return reply.callNotFound();
        const answer = await simulator.answer({
          method: request.method,
          rest,
          query: new URL(request.url, "http://localhost").searchParams,
          form: new URLSearchParams(typeof request.body === "string" ? request.body : ""),
          headers: request.headers,
          body: typeof request.body === "string" ? request.body : "",
          origin: `${request.protocol}://${request.host}`,
          language: parsePreferredLanguage(request.headers["accept-language"]),
        });
        void reply.header("cache-control", "no-store").header("content-security-policy", SIMULATOR_PAGE_CSP);
        if ("goTo" in answer) return reply.redirect(answer.goTo, 303);
        if ("text" in answer) return reply.type("text/plain; charset=utf-8").send(answer.text);
        if ("json" in answer) return reply.code(answer.status ?? 200).send(answer.json);
        if (answer.policy) void reply.header("content-security-policy", answer.policy);
        return reply.type("text/html; charset=utf-8").send(answer.html);
      },
    });
  });
}
