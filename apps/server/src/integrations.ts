import { gazetteer } from "@dasturxon/demo/city";
import type { Config } from "./config/config.ts";
import { createDns, type Dns } from "./modules/administration/index.ts";
import { type BotCodeSender, createBotCodeSender } from "./modules/bot/index.ts";
import {
  type CourierProvider,
  type CourierServices,
  createCourierServices,
  createGazetteer,
  createNominatim,
  type Geocoder,
  withFallbackGeocoder,
} from "./modules/deliveries/index.ts";
import {
  type VoiceCallGateway,
  createVoiceCallGateway,
  createDemoSmsGateway,
  createPushGateway,
  createPushKeysLoader,
  createAllowedPushServices,
  createSmsGateway,
  createSmsLedger,
  type PushKeysLoader,
  type Messenger,
  noMessenger,
  type PushGateway,
  type AllowedPushServices,
  type SendSmsByAccount,
  type SmsGateway,
} from "./modules/notifications/index.ts";
import type { TextSender } from "./modules/orders/index.ts";
import {
  createPaymentRegistry,
  createProviders,
  type PaymentProvider,
  type PaymentRegistry,
  addBreakers,
} from "./modules/payments/index.ts";
import { type OutgoingCode, sendText } from "./modules/users/index.ts";
import type { Clock } from "./platform/clock.ts";
import { systemClock } from "./platform/clock.ts";
import type { Database } from "./platform/database/index.ts";
import { publicUrlFromConfig } from "./config/public-url.ts";
import { refuse } from "./platform/http/index.ts";
import { createPublicReader, type PublicReader } from "./platform/outbound/index.ts";
import type { Log } from "./platform/log.ts";

/** Integrations that replace the defaults. Tests pass fakes here. */
export interface IntegrationOptions {
  sms?: SmsGateway;
  calls?: VoiceCallGateway;
  messenger?: Messenger;
  geocoder?: Geocoder;
  /** Online payment providers, in addition to payment on receipt. */
  payments?: readonly PaymentProvider[];
  couriers?: readonly CourierProvider[];
  dns?: Dns;
  publicReader?: PublicReader;
}

/** Integrations with external systems. */
export interface ExternalIntegrations {
  sms: SmsGateway;
  sendByAccount: SendSmsByAccount;
  /** Voice call gateway. Null if none is configured. */
  calls: VoiceCallGateway | null;
  geocoder: Geocoder;
  payments: PaymentRegistry;
  couriers: CourierServices;
  sendText: TextSender;
  dns: Dns;
  /** Downloads pictures by their URLs. */
  publicReader: PublicReader;
  push: { gateway: PushGateway; services: AllowedPushServices; loadKeys: PushKeysLoader; contact: string };
}

export function createIntegrations(
  parts: IntegrationOptions & { config: Config; log: Log; db: Database; clock?: Clock },
): ExternalIntegrations {
  const { config, log, db, clock = systemClock, messenger = noMessenger } = parts;
  const book = createSmsLedger({
    ...config,
    ...config.sms,
    db,
    clock,
    log,
    publicUrl: publicUrlFromConfig(config),
  });
  const gateways = createSmsGateway({ clock, log, addresses: config.sms.addresses, book });
  const keys = { credentialKeys: config.credentialKeys, apiRoot: config.telegram.api };
  const sms = addBotDelivery(
    parts.sms ?? (config.isDemo ? addDemoInbox(gateways, db) : gateways),
    createBotCodeSender({ db, log, ...keys }),
  );
  const services = createAllowedPushServices(config.pushServices);
  const purse = {
    db,
    clock,
    budget: config.codes,
    phonePrefixes: config.phonePrefixes,
    sendSms: (message: OutgoingCode) => sms.send(message),
  };
  return {
    sms,
    sendByAccount: gateways.sendByAccount,
    calls: parts.calls ?? (config.sms.calls && createVoiceCallGateway(config.sms.calls)),
    geocoder: parts.geocoder ?? createGeocoder(config),
    payments: createPaymentRegistry(
      [...createPaymentProviders(config, { db, clock }), ...(parts.payments ?? [])].map((each) =>
        addBreakers(each, clock),
      ),
    ),
    couriers: createCourierServices(parts.couriers),
    dns: parts.dns ?? createDns(),
    publicReader: parts.publicReader ?? createPublicReader(),
    push: {
      gateway: createPushGateway(services),
      services,
      loadKeys: createPushKeysLoader({ db, clock }),
      contact: config.pushContact,
    },
    // Prefers the messenger, because it is free and is read sooner. A phone that the customer entered for this message
    // gets an SMS.
    async sendText({ id, merchantId, userId, phone, namedPhone, ip, text, link }) {
      if (!namedPhone && (await messenger.send({ merchantId, userId, text, link }))) return true;
      const to = namedPhone ?? phone;
      if (to === null) return refuse("code_not_sent");
      return sendText(purse, { id, merchantId, userId, phone: to, ip, text });
    },
  };
}

/** Shows text messages in the demo inbox, and also sends them through simulators or the configured account. */
function addDemoInbox(real: SmsGateway, db: Database): SmsGateway {
  const inbox = createDemoSmsGateway(db);
  return {
    async send(message) {
      await inbox.send(message);
      // The result of the real gateway is ignored, because the demo inbox already shows the message.
      await real.send(message);
      return true;
    },
  };
}

/**
 * Returns a gateway that also sends each code to the guest's chat with the brand's bot. The SMS and the chat message
 * are sent in parallel, so that the response time does not reveal whether the phone's user has a chat with the bot.
 */
function addBotDelivery(sms: SmsGateway, byBot: BotCodeSender): SmsGateway {
  return {
    async send(message) {
      const sent = await Promise.all([sms.send(message), byBot(message)]);
      return sent.some(Boolean);
    },
  };
}

/** Returns the payment providers. Without credential keys no credentials can be decrypted, so online payment is disabled. */
function createPaymentProviders(
  { credentialKeys, paymentApis: apis }: Config,
  by: { db: Database; clock: Clock },
): PaymentProvider[] {
  if (credentialKeys.length === 0) return [];
  return createProviders({ ...by, credentialKeys, apis });
}

/**
 * Uses the built-in gazetteer if no Nominatim server is configured. As the fallback of Nominatim it is used only in the
 * demo, because its positions are estimated.
 */
function createGeocoder({ nominatimUrl, isDemo }: Config): Geocoder {
  const builtIn = createGazetteer(gazetteer);
  if (!nominatimUrl) return builtIn;
  const nominatim = createNominatim({ url: nominatimUrl });
  return isDemo ? withFallbackGeocoder(nominatim, builtIn) : nominatim;
}
