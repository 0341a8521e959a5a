import { resolve } from "node:path";
import { parseHost } from "@dasturxon/domain/host-name";
import { PHONE_COUNTRIES, prefixOf } from "@dasturxon/domain/phone-number";
import { type DemoPayments, demoPayments } from "./demo/demo-config.ts";
import { StartupError } from "./platform/startup-error.ts";
import { readCredentialKeys, readSecret } from "./secret-config.ts";
import { type SmsConfig, smsConfig } from "./sms-config.ts";
import { clickAppConfig } from "./click-app-config.ts";
import type { ClickAppConfig } from "./modules/payments/index.ts";
import { s3Config } from "./s3-config.ts";
import type { S3Options } from "./platform/storage/index.ts";
import { type TelegramConfig, telegramConfig } from "./telegram-config.ts";

/** Everything that an operator may set. */
export interface Config {
  isProduction: boolean;
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Folder of the embedded database, the generated secrets and, without a bucket, pictures. */
  dataDir: string;
  /** A bucket with pictures, which several machines share; null: pictures are in `dataDir`. */
  s3: S3Options | null;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** Past any pooler; LISTEN needs it. */
  databaseDirectUrl: string | null;
  /** The schema's owner, for migrations; null: the process signs in as the owner. */
  databaseOwnerUrl: string | null;
  poolSize: number;
  /** False where a pooler between the process and PostgreSQL cannot hold prepared statements. */
  isPrepared: boolean;
  /** Calls at work at a time; null: as the database has connections. */
  places: number | null;
  /** Demo brands, the demo inbox and the console's printed sign-in. */
  isDemo: boolean;
  /** `DEMO=public`: anybody may see the demo; never beside brands that are not the demo's. */
  isPublicDemo: boolean;
  /** A Nominatim server; null: the built-in gazetteer. */
  nominatimUrl: string | null;
  /** `https://…/{z}/{x}/{y}.png`; null: the built-in schematic city. */
  mapTilesUrl: string | null;
  /** `https://cdn.example.uz`: a CDN before our `/img`; null: pictures come from the store's own host [FM-7]. */
  picturesUrl: string | null;
  /** Keys of Yandex Maps: of brands that chose YANDEX, and the platform's own for LAMENU_YANDEX; null: Leaflet. */
  yandexMapsKeys: { YANDEX: string | null; LAMENU_YANDEX: string | null };
  /** `https://example.uz` when a proxy hides the address that guests use; null: from the request. */
  publicOrigin: string | null;
  /** `https://console.example.uz`: the staff's console has this host for itself; null: every host serves it. */
  consoleOrigin: string | null;
  /** What `/metrics` asks for as a bearer token; null: nobody reads them, in the demo this machine alone. */
  metricsToken: string | null;
  /** Origins of the push services that may be spoken to, `https://*.push.apple.com` among them; none: any public one. */
  pushServices: string[];
  /** Whom a push service may write to: `mailto:…` or an address of the web. */
  pushContact: string;
  /** Addresses or networks of the proxies whose X-Forwarded-* is believed. */
  trustProxy: string[];
  logLevel: string;
  /** Between "not ready" and closing, for a load balancer to notice. */
  drainMilliseconds: number;
  /** Key of the hashes of one-time codes and sessions; ≥ 32 characters. */
  secret: string;
  /** By which payment providers' credentials are sealed, 32 bytes each, the present one first; none: no online payment. */
  credentialKeys: Buffer[];
  /** Where Uzum Checkout is asked, as Uzum told it; null: brands with an account there are paid by Uzum's application. */
  uzumCheckoutApi: string | null;
  /** Credentials of the demo's brands at the providers' simulators, or at any provider's test tool. */
  demoPayments: DemoPayments;
  /** API calls a minute from one address; 0: no limit. */
  callsPerMinute: number;
  /** One-time codes an hour: to one address, of one brand, to one country that is not the brand's own, of all brands (S7). */
  codes: { perAddress: number; perBrandHour: number; perCountryHour: number; perHour: number };
  /** The gateways that texts go out by. */
  sms: SmsConfig;
  /** Brands' bots at Telegram. */
  telegram: TelegramConfig;
  /** Brands' mini apps in the Click application. */
  clickApp: ClickAppConfig;
  /** Whoever has a phone may begin a brand at `/start`; false: by a link of the platform's alone. */
  isStartOpen: boolean;
  /** What phones begin with that codes are paid for. */
  phonePrefixes: string[];
  /** Orders of one customer that the store has not looked at yet; 0: without limit. */
  openOrdersPerCustomer: number;
  /** False takes the store's service worker away from every browser. */
  isWorkerServed: boolean;
  storefrontBuild: string;
  consoleBuild: string;
  /** `npm run dev` started the process and stands before it: `loop-channel.ts`. */
  isInLoop: boolean;
  /** Where the loop's database process answers; null: the embedded engine runs in this process. */
  databaseSocket: string | null;
}

type Env = Record<string, string | undefined>;

const root = resolve(import.meta.dirname, "../../..");
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads the environment, the only place that does. A value that cannot be is a `StartupError` that names it. */
export function readConfig(env: Env = process.env): Config {
  const isPublicDemo = text(env, "DEMO")?.toLowerCase() === "public";
  const isDemo = isPublicDemo || flag(env, "DEMO", env["NODE_ENV"] !== "production");
  // `npm start` runs the demo with NODE_ENV=production, which React's server rendering needs to be fast.
  const isProduction = env["NODE_ENV"] === "production" && !isDemo;
  const dataDir = resolve(root, text(env, "DATA_DIR") ?? ".data");
  const publicOrigin = url(env, "PUBLIC_ORIGIN", ["http:", "https:"])?.replace(/\/$/, "") ?? null;
  if (isDemo && !isPublicDemo && publicOrigin && !parseHost(new URL(publicOrigin).host)?.isLocal) {
    throw new StartupError(
      "DEMO must be public to be shown at PUBLIC_ORIGIN: everybody there may sign in as anybody (DEMO=0 for a real store)",
    );
  }
  const port = whole(env, "PORT", { or: 3000, most: 65_535 });
  const simulators = isDemo && port > 0 ? `http://localhost:${port}/simulators` : null;
  const reader = {
    text: (name: string) => text(env, name),
    address: (name: string) => url(env, name, ["http:", "https:"]),
    whole: (name: string, bounds: { or: number; most: number }) => whole(env, name, bounds),
  };
  const databaseUrl = url(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  return {
    isProduction,
    port,
    host: text(env, "HOST") ?? (isProduction ? "0.0.0.0" : "localhost"),
    dataDir,
    s3: s3Config({ ...reader, flag: (name, or) => flag(env, name, or) }),
    databaseUrl,
    databaseDirectUrl: url(env, "DATABASE_DIRECT_URL", ["postgres:", "postgresql:"]) ?? databaseUrl,
    databaseOwnerUrl: url(env, "DATABASE_OWNER_URL", ["postgres:", "postgresql:"]),
    poolSize: whole(env, "DATABASE_POOL", { or: 20, least: 1, most: 500 }),
    isPrepared: flag(env, "PREPARED_STATEMENTS", true),
    places:
      text(env, "PLACES") === undefined ? null : whole(env, "PLACES", { or: 0, least: 1, most: 10_000 }),
    isDemo,
    isPublicDemo,
    nominatimUrl: url(env, "NOMINATIM_URL", ["http:", "https:"]),
    mapTilesUrl: url(env, "MAP_TILES_URL", ["http:", "https:"]),
    picturesUrl: url(env, "PICTURES_URL", ["https:"])?.replace(/\/$/, "") ?? null,
    consoleOrigin: url(env, "CONSOLE_ORIGIN", ["http:", "https:"])?.replace(/\/$/, "") ?? null,
    metricsToken: metricsToken(env),
    yandexMapsKeys: {
      YANDEX: mapsKey(env, "YANDEX_MAPS_KEY"),
      LAMENU_YANDEX: mapsKey(env, "PLATFORM_YANDEX_MAPS_KEY"),
    },
    publicOrigin,
    pushServices: origins(env, "PUSH_SERVICES"),
    pushContact:
      url(env, "PUSH_CONTACT", ["https:", "mailto:"]) ??
      (publicOrigin?.startsWith("https:") ? publicOrigin : "mailto:nobody@example.com"),
    trustProxy: list(env, "TRUST_PROXY"),
    drainMilliseconds: whole(env, "DRAIN_MILLISECONDS", { or: isProduction ? 2000 : 500, most: 5000 }),
    logLevel: oneOf(env, "LOG_LEVEL", logLevels) ?? (isDemo ? "warn" : "info"),
    secret: readSecret(text(env, "SECRET"), isProduction, dataDir),
    credentialKeys: readCredentialKeys(list(env, "CREDENTIALS_KEYS"), isProduction, dataDir),
    uzumCheckoutApi: url(env, "UZUM_CHECKOUT_API", ["https:"])?.replace(/\/$/, "") ?? null,
    demoPayments: demoPayments({ ...reader, port }),
    sms: smsConfig({ ...reader, simulators }),
    telegram: telegramConfig({ ...reader, isProduction, simulators }),
    clickApp: clickAppConfig({ ...reader, simulators }),
    callsPerMinute: whole(env, "CALLS_PER_MINUTE", { or: isProduction ? 600 : 0, most: 1_000_000 }),
    codes: {
      // In the demo they go into an inbox and cost nothing.
      perAddress: whole(env, "CODES_PER_ADDRESS", { or: isDemo ? 1000 : 20, least: 1, most: 100_000 }),
      perBrandHour: whole(env, "CODES_PER_BRAND", { or: 1000, least: 1, most: 1_000_000 }),
      perCountryHour: whole(env, "CODES_PER_COUNTRY", { or: 200, least: 1, most: 1_000_000 }),
      perHour: whole(env, "CODES_PER_HOUR", { or: 5000, least: 1, most: 1_000_000 }),
    },
    isStartOpen: flag(env, "SELF_START", isDemo && !isPublicDemo),
    phonePrefixes: prefixes(env),
    openOrdersPerCustomer: whole(env, "OPEN_ORDERS_PER_CUSTOMER", { or: 5, most: 1000 }),
    isWorkerServed: flag(env, "SERVICE_WORKER", true),
    storefrontBuild: resolve(root, text(env, "STOREFRONT_BUILD") ?? "apps/storefront/build"),
    consoleBuild: resolve(root, text(env, "CONSOLE_BUILD") ?? "apps/console/dist"),
    isInLoop: flag(env, "DEV_LOOP", false) && !isProduction,
    databaseSocket: text(env, "DEV_DATABASE") ?? null,
  };
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

function whole(env: Env, name: string, bounds: { or: number; least?: number; most: number }): number {
  const value = text(env, name);
  if (value === undefined) return bounds.or;
  const { least = 0, most } = bounds;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new StartupError(`${name} must be a whole number from ${least} to ${most}, not "${value}"`);
}

function flag(env: Env, name: string, or: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return or;
  if (["1", "true", "yes", "on"].includes(value)) return true;
  if (["0", "false", "no", "off"].includes(value)) return false;
  throw new StartupError(`${name} must be 1 or 0${name === "DEMO" ? " or public" : ""}, not "${value}"`);
}

function oneOf(env: Env, name: string, choices: string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined || choices.includes(value)) return value;
  throw new StartupError(`${name} must be one of ${choices.join(", ")}, not "${value}"`);
}

function url(env: Env, name: string, protocols: string[]): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  // The value is not repeated: an address may hold a password.
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new StartupError(
    `${name} must be an address that begins with ${protocols.map((each) => (each === "mailto:" ? each : `${each}//`)).join(" or ")}`,
  );
}

const SHORTEST_TOKEN = 16;

function metricsToken(env: Env): string | null {
  const value = text(env, "METRICS_TOKEN");
  if (value === undefined || value.length >= SHORTEST_TOKEN) return value ?? null;
  throw new StartupError(`METRICS_TOKEN must be at least ${SHORTEST_TOKEN} characters of chance`);
}

/** It becomes part of an address. */
function mapsKey(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value === undefined || /^[\w-]{10,100}$/.test(value)) return value ?? null;
  throw new StartupError(`${name} must be a key of Yandex Maps: letters, digits and dashes`);
}

function list(env: Env, name: string): string[] {
  return (text(env, name) ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Each as a browser writes it, `https://push.example.com`; `*.` stands for all below. */
function origins(env: Env, name: string): string[] {
  const value = list(env, name);
  const isOrigin = (origin: string) =>
    URL.canParse(origin) && /^https?:\/\/[^*/]+$/.test(origin) && new URL(origin).origin === origin;
  const wrong = value.find((origin) => !isOrigin(origin.replace("//*.", "//any.")));
  if (wrong === undefined) return value;
  throw new StartupError(
    `${name} must be like https://fcm.googleapis.com,https://*.push.apple.com, not "${wrong}"`,
  );
}

function prefixes(env: Env): string[] {
  const value = list(env, "PHONE_PREFIXES");
  const wrong = value.find((prefix) => !/^\+[1-9]\d{0,6}$/.test(prefix));
  if (wrong === undefined) return value.length > 0 ? value : PHONE_COUNTRIES.map(prefixOf);
  throw new StartupError(`PHONE_PREFIXES must be like +998,+77, not "${wrong}"`);
}
