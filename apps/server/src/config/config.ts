import { resolve } from "node:path";
import {
  PAYMENT_PROVIDER_NAMES,
  findPaymentFacts,
  type PaymentProviderName,
} from "@dasturxon/providers/payments/facts";
import { parseHost } from "@dasturxon/domain/host-name";
import { PHONE_COUNTRIES, formatCountryPrefix } from "@dasturxon/domain/phone-number";
import { type DemoPayments, readDemoPayments } from "@dasturxon/providers/payments/demo-accounts";
import { StartupError } from "../platform/startup-error.ts";
import { readCredentialKeys, readServerSecret } from "./secret-config.ts";
import { type SmsConfig, readSmsConfig } from "./sms-config.ts";
import { readClickAppConfig } from "./click-app-config.ts";
import type { ClickAppConfig } from "../modules/payments/index.ts";
import { readS3Config } from "./s3-config.ts";
import type { S3Options } from "../platform/storage/index.ts";
import { type TelegramConfig, readTelegramConfig } from "./telegram-config.ts";

/** Configuration of the installation. */
export interface Config {
  isProduction: boolean;
  /** Port to listen on. 0 selects any free port. */
  port: number;
  host: string;
  /** Folder of the embedded database, the generated secrets and, without a bucket, pictures. */
  dataDir: string;
  /** Bucket for pictures, shared by several machines. Null: pictures are in `dataDir`. */
  s3: S3Options | null;
  /** Address of the database. Null for the embedded database. */
  databaseUrl: string | null;
  /** Database address without a pooler, for LISTEN. By default the same as `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** Connection URL of the role that owns the schema, for migrations. Null: `DATABASE_URL` has that role. */
  databaseOwnerUrl: string | null;
  poolSize: number;
  /** False if the pooler in front of PostgreSQL does not support prepared statements. */
  isPrepared: boolean;
  /** Maximum number of concurrent API calls. Null: derived from the number of database connections. */
  places: number | null;
  /** Enables the demo brands, the demo inbox and the printed sign-in for the console. */
  isDemo: boolean;
  /** `DEMO=public`: the demo is open to the public. Never together with real brands. */
  isPublicDemo: boolean;
  /** Address of a Nominatim server. Null for the built-in gazetteer. */
  nominatimUrl: string | null;
  /** URL pattern of map tiles, `https://…/{z}/{x}/{y}.png`. Null for the built-in schematic city map. */
  mapTilesUrl: string | null;
  /** CDN in front of `/img`, `https://cdn.example.uz`. Null: pictures are served by the store's own host [FM-7]. */
  picturesUrl: string | null;
  /**
   * API keys of Yandex Maps, by the map type of a brand. Null: brands of this type get Leaflet. For YANDEX, a brand's
   * own key takes precedence.
   */
  yandexMapsKeys: { YANDEX: string | null; LAMENU_YANDEX: string | null };
  /** Public origin `https://example.uz`, if a proxy hides it. Null: taken from the request. */
  publicOrigin: string | null;
  /** Origin of the staff console with its own host, `https://console.example.uz`. Null: every host serves it. */
  consoleOrigin: string | null;
  /** Bearer token for `/metrics`. Null: no access, except from the same machine in the demo. */
  metricsToken: string | null;
  /** Origins of the allowed push services, for example `https://*.push.apple.com`. Empty: any public service. */
  pushServices: string[];
  /** Contact address for push services: `mailto:…` or a web address. */
  pushContact: string;
  /** IP addresses or networks of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: string[];
  logLevel: string;
  /** Time between "not ready" and the shutdown in milliseconds, for the load balancer. */
  drainMilliseconds: number;
  /** Key for hashes of one-time codes and sessions. At least 32 characters. */
  secret: string;
  /** Keys (32 bytes each, newest first) that encrypt provider credentials. Empty disables online payment. */
  credentialKeys: Buffer[];
  /** Addresses of payment providers' APIs, used for accounts that have no address of their own. */
  paymentApis: Readonly<Partial<Record<PaymentProviderName, string>>>;
  /** Credentials of the demo brands at the payment simulators, or at a test system of a provider. */
  demoPayments: DemoPayments;
  /** Maximum number of API calls per minute and IP address. 0: no limit. */
  callsPerMinute: number;
  /**
   * Maximum number of one-time codes per hour: for an IP address, for a brand, for a country other than the brand's
   * own, and in total (S7).
   */
  codes: { perAddress: number; perBrandHour: number; perCountryHour: number; perHour: number };
  /** SMS gateways. */
  sms: SmsConfig;
  /** Brands' bots at Telegram. */
  telegram: TelegramConfig;
  /** Brands' mini apps in the Click application. */
  clickApp: ClickAppConfig;
  /** Whether anyone with a phone can register a brand at `/start`. False: only with a link from the platform. */
  isStartOpen: boolean;
  /** Prefixes of the phones to which codes are sent by a paid gateway. */
  phonePrefixes: string[];
  /** Maximum number of a customer's orders that the store's staff have not seen yet. 0: no limit. */
  openOrdersPerCustomer: number;
  /** Whether the store's service worker is served. False removes it from all browsers. */
  isWorkerServed: boolean;
  storefrontBuild: string;
  consoleBuild: string;
  /** Whether `npm run dev` started the process and proxies its requests (see `dev-server-channel.ts`). */
  isInLoop: boolean;
  /** Socket of the database process of `npm run dev`. Null: the embedded engine runs in this process. */
  databaseSocket: string | null;
}

type EnvironmentVariables = Record<string, string | undefined>;

const repositoryRoot = resolve(import.meta.dirname, "../../../..");
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads the environment variables. No other code reads them. Throws `StartupError` with the name of an invalid variable. */
export function readConfig(env: EnvironmentVariables = process.env): Config {
  const isPublicDemo = readTextVariable(env, "DEMO")?.toLowerCase() === "public";
  const isDemo = isPublicDemo || readFlagVariable(env, "DEMO", env["NODE_ENV"] !== "production");
  // `npm start` runs the demo with NODE_ENV=production, which React's server rendering needs to be fast.
  const isProduction = env["NODE_ENV"] === "production" && !isDemo;
  const dataDir = resolve(repositoryRoot, readTextVariable(env, "DATA_DIR") ?? ".data");
  const publicOrigin = readUrlVariable(env, "PUBLIC_ORIGIN", ["http:", "https:"])?.replace(/\/$/, "") ?? null;
  if (isDemo && !isPublicDemo && publicOrigin && !parseHost(new URL(publicOrigin).host)?.isLocal) {
    throw new StartupError(
      "DEMO must be public to be shown at PUBLIC_ORIGIN: everybody there may sign in as anybody (DEMO=0 for a real store)",
    );
  }
  const port = readWholeNumber(env, "PORT", { or: 3000, most: 65_535 });
  const simulators = isDemo && port > 0 ? `http://localhost:${port}/simulators` : null;
  const reader = {
    text: (name: string) => readTextVariable(env, name),
    address: (name: string) => readUrlVariable(env, name, ["http:", "https:"]),
    whole: (name: string, bounds: { or: number; most: number }) => readWholeNumber(env, name, bounds),
  };
  const databaseUrl = readUrlVariable(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  return {
    isProduction,
    port,
    host: readTextVariable(env, "HOST") ?? (isProduction ? "0.0.0.0" : "localhost"),
    dataDir,
    s3: readS3Config({ ...reader, flag: (name, or) => readFlagVariable(env, name, or) }),
    databaseUrl,
    databaseDirectUrl:
      readUrlVariable(env, "DATABASE_DIRECT_URL", ["postgres:", "postgresql:"]) ?? databaseUrl,
    databaseOwnerUrl: readUrlVariable(env, "DATABASE_OWNER_URL", ["postgres:", "postgresql:"]),
    poolSize: readWholeNumber(env, "DATABASE_POOL", { or: 20, least: 1, most: 500 }),
    isPrepared: readFlagVariable(env, "PREPARED_STATEMENTS", true),
    places:
      readTextVariable(env, "PLACES") === undefined
        ? null
        : readWholeNumber(env, "PLACES", { or: 0, least: 1, most: 10_000 }),
    isDemo,
    isPublicDemo,
    nominatimUrl: readUrlVariable(env, "NOMINATIM_URL", ["http:", "https:"]),
    mapTilesUrl: readUrlVariable(env, "MAP_TILES_URL", ["http:", "https:"]),
    picturesUrl: readUrlVariable(env, "PICTURES_URL", ["https:"])?.replace(/\/$/, "") ?? null,
    consoleOrigin: readUrlVariable(env, "CONSOLE_ORIGIN", ["http:", "https:"])?.replace(/\/$/, "") ?? null,
    metricsToken: readMetricsToken(env),
    yandexMapsKeys: {
      YANDEX: readMapsKey(env, "YANDEX_MAPS_KEY"),
      LAMENU_YANDEX: readMapsKey(env, "PLATFORM_YANDEX_MAPS_KEY"),
    },
    publicOrigin,
    pushServices: readOrigins(env, "PUSH_SERVICES"),
    pushContact:
      readUrlVariable(env, "PUSH_CONTACT", ["https:", "mailto:"]) ??
      (publicOrigin?.startsWith("https:") ? publicOrigin : "mailto:nobody@example.com"),
    trustProxy: readListVariable(env, "TRUST_PROXY"),
    drainMilliseconds: readWholeNumber(env, "DRAIN_MILLISECONDS", {
      or: isProduction ? 2000 : 500,
      most: 5000,
    }),
    logLevel: readChoiceVariable(env, "LOG_LEVEL", logLevels) ?? (isDemo ? "warn" : "info"),
    secret: readServerSecret(readTextVariable(env, "SECRET"), isProduction, dataDir),
    credentialKeys: readCredentialKeys(readListVariable(env, "CREDENTIALS_KEYS"), isProduction, dataDir),
    paymentApis: readPaymentApis(env),
    demoPayments: readDemoPayments({ ...reader, port }),
    sms: readSmsConfig({ ...reader, simulators }),
    telegram: readTelegramConfig({ ...reader, isProduction, simulators }),
    clickApp: readClickAppConfig({ ...reader, simulators }),
    callsPerMinute: readWholeNumber(env, "CALLS_PER_MINUTE", { or: isProduction ? 600 : 0, most: 1_000_000 }),
    codes: {
      // The default limit is higher in the demo, where codes are only shown in an inbox and cost nothing.
      perAddress: readWholeNumber(env, "CODES_PER_ADDRESS", {
        or: isDemo ? 1000 : 20,
        least: 1,
        most: 100_000,
      }),
      perBrandHour: readWholeNumber(env, "CODES_PER_BRAND", { or: 1000, least: 1, most: 1_000_000 }),
      perCountryHour: readWholeNumber(env, "CODES_PER_COUNTRY", { or: 200, least: 1, most: 1_000_000 }),
      perHour: readWholeNumber(env, "CODES_PER_HOUR", { or: 5000, least: 1, most: 1_000_000 }),
    },
    isStartOpen: readFlagVariable(env, "SELF_START", isDemo && !isPublicDemo),
    phonePrefixes: readPhonePrefixes(env),
    openOrdersPerCustomer: readWholeNumber(env, "OPEN_ORDERS_PER_CUSTOMER", { or: 5, most: 1000 }),
    isWorkerServed: readFlagVariable(env, "SERVICE_WORKER", true),
    storefrontBuild: resolve(
      repositoryRoot,
      readTextVariable(env, "STOREFRONT_BUILD") ?? "apps/storefront/build",
    ),
    consoleBuild: resolve(repositoryRoot, readTextVariable(env, "CONSOLE_BUILD") ?? "apps/console/dist"),
    isInLoop: readFlagVariable(env, "DEV_LOOP", false) && !isProduction,
    databaseSocket: readTextVariable(env, "DEV_DATABASE") ?? null,
  };
}

function readTextVariable(env: EnvironmentVariables, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

function readWholeNumber(
  env: EnvironmentVariables,
  name: string,
  bounds: { or: number; least?: number; most: number },
): number {
  const value = readTextVariable(env, name);
  if (value === undefined) return bounds.or;
  const { least = 0, most } = bounds;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new StartupError(`${name} must be a whole number from ${least} to ${most}, not "${value}"`);
}

function readFlagVariable(env: EnvironmentVariables, name: string, or: boolean): boolean {
  const value = readTextVariable(env, name)?.toLowerCase();
  if (value === undefined) return or;
  if (["1", "true", "yes", "on"].includes(value)) return true;
  if (["0", "false", "no", "off"].includes(value)) return false;
  throw new StartupError(`${name} must be 1 or 0${name === "DEMO" ? " or public" : ""}, not "${value}"`);
}

function readChoiceVariable(env: EnvironmentVariables, name: string, choices: string[]): string | undefined {
  const value = readTextVariable(env, name);
  if (value === undefined || choices.includes(value)) return value;
  throw new StartupError(`${name} must be one of ${choices.join(", ")}, not "${value}"`);
}

function readUrlVariable(env: EnvironmentVariables, name: string, protocols: string[]): string | null {
  const value = readTextVariable(env, name);
  if (value === undefined) return null;
  // The message does not contain the value, because an address may contain a password.
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new StartupError(
    `${name} must be an address that begins with ${protocols.map((each) => (each === "mailto:" ? each : `${each}//`)).join(" or ")}`,
  );
}

function readPaymentApis(env: EnvironmentVariables): Partial<Record<PaymentProviderName, string>> {
  const known = PAYMENT_PROVIDER_NAMES.flatMap((provider) => {
    const { apiVariable } = findPaymentFacts(provider);
    const address = apiVariable && readUrlVariable(env, apiVariable, ["https:"])?.replace(/\/$/, "");
    return address ? [[provider, address]] : [];
  });
  return Object.fromEntries(known);
}

const MIN_METRICS_TOKEN_LENGTH = 16;

function readMetricsToken(env: EnvironmentVariables): string | null {
  const value = readTextVariable(env, "METRICS_TOKEN");
  if (value === undefined || value.length >= MIN_METRICS_TOKEN_LENGTH) return value ?? null;
  throw new StartupError(`METRICS_TOKEN must be at least ${MIN_METRICS_TOKEN_LENGTH} random characters`);
}

/** Reads an API key of Yandex Maps. The allowed characters are restricted, because the key becomes part of a URL. */
function readMapsKey(env: EnvironmentVariables, name: string): string | null {
  const value = readTextVariable(env, name);
  if (value === undefined || /^[\w-]{10,100}$/.test(value)) return value ?? null;
  throw new StartupError(`${name} must be a key of Yandex Maps: letters, digits and dashes`);
}

function readListVariable(env: EnvironmentVariables, name: string): string[] {
  return (readTextVariable(env, name) ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Reads origins in the notation of browsers: `https://push.example.com`. `*.` matches all sub-domains. */
function readOrigins(env: EnvironmentVariables, name: string): string[] {
  const value = readListVariable(env, name);
  const isOrigin = (origin: string) =>
    URL.canParse(origin) && /^https?:\/\/[^*/]+$/.test(origin) && new URL(origin).origin === origin;
  const wrong = value.find((origin) => !isOrigin(origin.replace("//*.", "//any.")));
  if (wrong === undefined) return value;
  throw new StartupError(
    `${name} must be like https://fcm.googleapis.com,https://*.push.apple.com, not "${wrong}"`,
  );
}

function readPhonePrefixes(env: EnvironmentVariables): string[] {
  const value = readListVariable(env, "PHONE_PREFIXES");
  const wrong = value.find((prefix) => !/^\+[1-9]\d{0,6}$/.test(prefix));
  if (wrong === undefined) return value.length > 0 ? value : PHONE_COUNTRIES.map(formatCountryPrefix);
  throw new StartupError(`PHONE_PREFIXES must be like +998,+77, not "${wrong}"`);
}
