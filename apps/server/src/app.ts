import { schematicCities } from "@dasturxon/demo/city";
import type { Config } from "./config/config.ts";
import { registerConsoleStream } from "./wiring/console-stream.ts";
import { createAlertChannels } from "./wiring/alert-channels.ts";
import {
  type EscalationDeps,
  createStepDelayHistogram,
  deviceAlertSubject,
  registerAlerts,
  type StepDelayHistogram,
  testAlertSubject,
} from "./modules/alerts/index.ts";
import { createAuthenticateAdministrator, registerAdministration } from "./modules/administration/index.ts";
import { registerDeliveries } from "./modules/deliveries/index.ts";
import type { Directory, Installation } from "./modules/merchants/index.ts";
import {
  createDirectory,
  createMerchantDirectory,
  selectBrandsByName,
  registerMerchants,
} from "./modules/merchants/index.ts";
import { DEMO_INBOX_PATH, registerNotifications } from "./modules/notifications/index.ts";
import {
  type BotBrands,
  type BotPolling,
  createBotBrands,
  createBotPolling,
  registerBot,
} from "./modules/bot/index.ts";
import { registerDrafts } from "./modules/drafts/index.ts";
import { registerLoyalty } from "./modules/loyalty/index.ts";
import {
  orderAlertSubject,
  registerOrders,
  selectHasOrders,
  selectOrderNumbers,
} from "./modules/orders/index.ts";
import { registerOnboarding } from "./modules/onboarding/index.ts";
import { registerClickApp, registerPayments } from "./modules/payments/index.ts";
import { registerProducts } from "./modules/products/index.ts";
import {
  registerReservations,
  reservationAlertSubject,
  waiterCallAlertSubject,
} from "./modules/reservations/index.ts";
import { registerTelegram } from "./modules/telegram/index.ts";
import { registerStoreContent } from "./modules/support/index.ts";
import { createAuthenticate, registerUsers } from "./modules/users/index.ts";
import { createJobHandlers, jobSchedules } from "./job-handlers.ts";
import type { IntegrationOptions, ExternalIntegrations } from "./integrations.ts";
import { createIntegrations } from "./integrations.ts";
import { createPreviews } from "./wiring/previews.ts";
import {
  consoleHostFromConfig,
  DEMO_BRAND_KEY,
  additionalHostsFromConfig,
  platformHostsFromConfig,
  createPlatformSender,
  createRegistrationParameters,
} from "./config/own-hosts.ts";
import { publicUrlFromConfig } from "./config/public-url.ts";
import { admissionLimitsFromConfig, requestTimeoutsFromConfig } from "./config/places.ts";
import { type EventBus, createEventBus } from "./platform/bus/index.ts";
import type { Clock } from "./platform/clock.ts";
import { systemClock } from "./platform/clock.ts";
import type { Database } from "./platform/database/index.ts";
import type { Authenticate, Http } from "./platform/http/index.ts";
import { createHttp, drainServer } from "./platform/http/index.ts";
import { createUploads, type Uploads } from "./platform/images/index.ts";
import type { JobWorker } from "./platform/jobs/index.ts";
import { createJobWorker } from "./platform/jobs/index.ts";
import type { Log } from "./platform/log.ts";
import { openStorage, type Storage } from "./platform/storage/index.ts";
import { createPageEventFeeds, registerSubscribers, type PageEventFeeds } from "./subscriptions.ts";

export interface AppParts extends IntegrationOptions {
  config: Config;
  log: Log;
  /** Open database that has all migrations. */
  db: Database;
  clock?: Clock;
}

export interface App {
  http: Http;
  bus: EventBus;
  jobs: JobWorker;
  directory: Directory;
  installation: Installation;
  /** Storage of uploaded pictures and their resized copies. */
  storage: Storage;
  payments: ExternalIntegrations["payments"];
  /** Dependencies of the jobs that alert staff about unanswered orders, and the metrics of these jobs as text. */
  alerts: EscalationDeps & { metrics: StepDelayHistogram["text"] };
  /** Starts the background work: events and jobs. API calls are answered without it. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the app from its parts, without listening. Tests send requests with `app.http.app.inject(…)`. */
export function createApp(parts: AppParts): App {
  const { config, log, db, clock = systemClock } = parts;
  const directory = createDirectory((words) => db.platform((tx) => selectBrandsByName(tx, words)));
  const merchants = createMerchantDirectory(directory, {
    demoKey: DEMO_BRAND_KEY,
    platformHosts: platformHostsFromConfig(config),
    consoleHost: consoleHostFromConfig(config),
    isLocalServed: !config.isProduction,
  });
  const http = createHttp({
    log,
    db,
    clock,
    merchants,
    authenticate: createSessionAuthenticator(parts, clock),
    trustProxy: config.trustProxy,
    publicOrigin: config.publicOrigin,
    callsPerMinute: config.callsPerMinute,
    admission: admissionLimitsFromConfig(config, db),
    ...requestTimeoutsFromConfig(config),
  });
  const bus = createEventBus({ db, log });
  const storage = openStorage(config, log);
  const outside = createIntegrations(parts);
  const stepDelay = createStepDelayHistogram();
  const bot = createBotParameters(parts);
  const alerts = {
    channels: createAlertChannels({ db, clock, outside, bot, ...config }),
    subjects: {
      order: orderAlertSubject,
      reservation: reservationAlertSubject,
      waiter_call: waiterCallAlertSubject,
      device: deviceAlertSubject,
      test: testAlertSubject,
    },
    onStep: stepDelay.observe,
    metrics: stepDelay.text,
  };
  const jobs = createJobWorker({
    db,
    log,
    clock,
    handlers: createJobHandlers({ db, clock, bus, http, storage, outside, bot, alerts, ...config }),
    schedules: jobSchedules,
  });
  const installation = createInstallation(config, outside);
  const watches = createPageEventFeeds();
  const botBrands = createBotBrands(db);
  const uploads = createUploads({ db, clock, storage });
  registerModules(http, { ...parts, ...watches, uploads, bus, jobs, directory, outside, installation });
  registerAlerts(http, { ...alerts, hasBot: botBrands.has });
  http.previews = createPreviews(http, installation.publicUrl);
  registerSubscribers(bus, { http, directory, botBrands, ...watches });
  const polling = config.telegram.isPolled
    ? createBotPolling({ db, clock, ...createBotParameters(parts) })
    : null;
  const life = createAppLifecycle({ http, bus, jobs, botBrands, polling });
  return { http, bus, jobs, directory, installation, storage, alerts, payments: outside.payments, ...life };
}

/** Authenticates sessions of the brands and of the platform's administrators. */
function createSessionAuthenticator({ config, db }: AppParts, clock: Clock): Authenticate {
  const isDemoRefused = isDemoAdministratorRefused(config);
  const ofBrands = createAuthenticate({ db, clock, isDemoRefused: config.isProduction });
  const ofPlatform = createAuthenticateAdministrator({ db, clock, isDemoRefused });
  return (question, tx) => (question.kind === "platform" ? ofPlatform(question) : ofBrands(question, tx));
}

/** The demo's administrator has a public password, so the account is valid only on a local machine. */
const isDemoAdministratorRefused = ({ isDemo, isPublicDemo }: Config) => !isDemo || isPublicDemo;

/** Registers all modules, in the order of their dependencies. */
function registerModules(
  http: Http,
  parts: AppParts &
    PageEventFeeds & {
      uploads: Uploads;
      bus: EventBus;
      jobs: JobWorker;
      directory: Directory;
      outside: ExternalIntegrations;
      installation: Installation;
    },
): void {
  const { config, uploads, bus, directory, outside, installation } = parts;
  const { sms, geocoder } = outside;
  const { isDemo, secret } = config;

  registerMerchants(http, {
    directory,
    uploads,
    publicReader: outside.publicReader,
    hasOrders: selectHasOrders,
    ...installation,
  });
  registerUsers(http, {
    pepper: secret,
    budget: config.codes,
    phonePrefixes: config.phonePrefixes,
    sendSms: (message) => sms.send(message),
    uploads,
    demoInbox: isDemo ? DEMO_INBOX_PATH : null,
    isDemoRefused: config.isProduction,
    ...createPlatformSender(config, directory),
    publicUrl: installation.publicUrl,
  });
  registerDrafts(http, installation);
  registerTelegram(http, { ...config, ...config.telegram, ...installation });
  registerProducts(http, parts);
  registerDeliveries(http, { geocoder, cityMaps: schematicCities });
  registerPayments(http, { ...config, ...outside });
  registerClickApp(http, { ...config, ...installation });
  registerLoyalty(http, { orderNumbers: selectOrderNumbers });
  registerOrders(http, {
    ...parts,
    ...outside,
    watch: parts.orderWatch,
    publicUrl: installation.publicUrl,
    openOrdersPerCustomer: config.openOrdersPerCustomer,
  });
  registerReservations(http, parts);
  registerConsoleStream(http, parts);
  registerStoreContent(http, { installation, hasPublicOrigin: config.publicOrigin !== null });
  registerNotifications(http, {
    isDemo,
    push: outside.push,
    messages: { ...config, ...config.sms, secret },
    smsAccounts: {
      credentialKeys: config.credentialKeys,
      budget: config.codes,
      phonePrefixes: config.phonePrefixes,
      sendByAccount: outside.sendByAccount,
      isPlatformThere: Object.keys(config.sms.platform).length > 0,
    },
  });
  registerBot(http, createBotParameters(parts));
  registerOnboarding(http, {
    pepper: secret,
    budget: config.codes,
    phonePrefixes: config.phonePrefixes,
    sendSms: (message) => sms.send(message),
    ...createRegistrationParameters(config, directory),
  });
  registerAdministration(http, {
    secret,
    isDemoRefused: isDemoAdministratorRefused(config),
    publicUrl: publicUrlFromConfig(config),
    consoleOrigin: config.consoleOrigin,
    dropDirectory: () => directory.drop(),
    bus,
    jobs: parts.jobs,
    dataDir: config.dataDir,
    dns: outside.dns,
    target: new URL(publicUrlFromConfig(config)).hostname,
    platformHosts: [...platformHostsFromConfig(config), ...additionalHostsFromConfig(config)],
  });
}

/** Returns the parameters of brands' bots at Telegram. */
function createBotParameters({ config, log }: AppParts) {
  return {
    credentialKeys: config.credentialKeys,
    apiRoot: config.telegram.api,
    isPolled: config.telegram.isPolled,
    publicUrl: publicUrlFromConfig(config),
    consoleOrigin: config.consoleOrigin,
    log,
  };
}

interface BackgroundWork extends Pick<App, "http" | "bus" | "jobs"> {
  botBrands: BotBrands;
  polling: BotPolling | null;
}

function createAppLifecycle(work: BackgroundWork): Pick<App, "start" | "stop"> {
  const { http, bus, jobs, botBrands, polling } = work;
  return {
    async start() {
      await botBrands.load();
      await bus.start();
      await jobs.start();
      polling?.start();
    },
    async stop() {
      await drainServer(http);
      await polling?.stop();
      await jobs.stop();
      await bus.stop();
    },
  };
}

function createInstallation(config: Config, { payments }: ExternalIntegrations): Installation {
  const { mapTilesUrl, picturesUrl, yandexMapsKeys, isDemo, phonePrefixes } = config;
  const takesPayment: Installation["takesPayment"] = (type) => payments.providerOf(type) !== null;
  const shown = { mapTilesUrl, picturesUrl, yandexMapsKeys, isDemo, phonePrefixes };
  return { ...shown, publicUrl: publicUrlFromConfig(config), takesPayment };
}
