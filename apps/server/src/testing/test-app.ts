import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { App, AppParts } from "../app.ts";
import { createApp } from "../app.ts";
import type { Config } from "../config/config.ts";
import { readDemoPayments } from "@dasturxon/providers/payments/demo-accounts";
import type { TestClock } from "../platform/clock.ts";
import { createTestClock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import { createLog } from "../platform/log.ts";
import { readSmsConfig } from "../config/sms-config.ts";
import { readClickAppConfig } from "../config/click-app-config.ts";
import { readTelegramConfig } from "../config/telegram-config.ts";
import { addTestBrands } from "./add-brands.ts";
import { getTestBrandId } from "./test-brand.ts";
import type { TestContent } from "./test-database.ts";
import { createTestDatabase } from "./test-database.ts";

export interface CallOptions {
  /** Host name of the request. Default: `osh.localhost`. */
  host?: string;
  /** Method of the request. Default: GET without a body, POST with a body. */
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: object;
  token?: string;
  headers?: Record<string, string>;
  ip?: string;
}

export interface TestReply<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

export interface TestApp extends App {
  db: Database;
  clock: TestClock;
  /** Codes passed to the gateway, newest last. */
  sent: { phone: string; code: string; merchantId: string }[];
  /** Content of the database at the start. */
  holds: TestContent;
  /** Ids of the two test brands, osh and pizza. */
  osh: string;
  pizza: string;
  /** Calls the API under `/api`. */
  call<Body = Record<string, unknown>>(path: string, options?: CallOptions): Promise<TestReply<Body>>;
  /** Signs a customer in by code. Returns the token and the customer's id. */
  signIn(phone: string, host?: string): Promise<{ token: string; userId: string }>;
  /** Signs staff in, for example `owner@osh` or `kitchen@pizza`. Returns the token. */
  signInStaff(login: string, host?: string): Promise<string>;
}

const smsConfigWithoutGateways = readSmsConfig({
  text: () => undefined,
  address: () => null,
  whole: (_name, { or }) => or,
  simulators: null,
});

/** Returns the same picture for every URL, because tests do not use the internet. */
const fixedPictureReader: NonNullable<AppParts["publicReader"]> = {
  read: async () => ({
    data: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  }),
};

/** Secret of the test server (`secret` in `Config`), which also encrypts second factors. */
export const TEST_SECRET = "0123456789abcdef0123456789abcdef";

/** Keys that encrypt the brands' credentials. */
export const TEST_CREDENTIAL_KEYS = [Buffer.alloc(32, "credentials")];

export const testConfig: Omit<Config, "dataDir"> = {
  isProduction: false,
  port: 3000,
  host: "localhost",
  s3: null,
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseOwnerUrl: null,
  databaseSocket: null,
  isInLoop: false,
  poolSize: 10,
  isPrepared: true,
  // The limit of concurrent calls is high, so that calls conflict in the database instead of being refused.
  places: 1000,
  isDemo: true,
  isPublicDemo: false,
  nominatimUrl: null,
  mapTilesUrl: null,
  picturesUrl: null,
  yandexMapsKeys: { YANDEX: null, LAMENU_YANDEX: null },
  publicOrigin: null,
  consoleOrigin: null,
  metricsToken: null,
  pushServices: [],
  pushContact: "mailto:push@example.uz",
  trustProxy: [],
  logLevel: "silent",
  drainMilliseconds: 0,
  secret: TEST_SECRET,
  credentialKeys: TEST_CREDENTIAL_KEYS,
  paymentApis: {},
  demoPayments: readDemoPayments({ port: 3000, text: () => undefined, address: () => null }),
  sms: smsConfigWithoutGateways,
  telegram: readTelegramConfig({
    text: () => undefined,
    address: () => "http://127.0.0.1:9",
    whole: (_name, { or }) => or,
    isProduction: false,
    simulators: null,
  }),
  clickApp: readClickAppConfig({
    text: () => undefined,
    address: () => "http://127.0.0.1:9",
    simulators: null,
  }),
  callsPerMinute: 0,
  codes: { perAddress: 20, perBrandHour: 1000, perCountryHour: 200, perHour: 5000 },
  isStartOpen: true,
  phonePrefixes: ["+998"],
  openOrdersPerCustomer: 0,
  isWorkerServed: true,
  storefrontBuild: "",
  consoleBuild: "",
};

/**
 * Creates the app on a new database with the brands `osh` and `pizza` (see `test-brand.ts`) and their staff, password
 * `demo`. Without brands for the content `schema`. Background tasks run only after `app.start()`. To be called at the
 * top of the file.
 */
export async function createTestApp(
  parts: Partial<Omit<AppParts, "config" | "clock">> & { config?: Partial<Config>; clock?: TestClock } = {},
  holding: TestContent = "brands",
): Promise<TestApp> {
  const { db, holds } = parts.db
    ? { db: parts.db, holds: "schema" as const }
    : await createTestDatabase({ holding });
  const { clock = createTestClock() } = parts;
  const sent: TestApp["sent"] = [];
  const sms: AppParts["sms"] = {
    send: async ({ phone, code, merchantId }) => {
      sent.push({ phone, code, merchantId });
      return true;
    },
  };
  const log = createLog({ level: "silent" });
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-app-"));
  const app = createApp({
    log,
    sms,
    publicReader: fixedPictureReader,
    ...parts,
    clock,
    db,
    config: { ...testConfig, dataDir, ...parts.config },
  });
  afterAll(async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  if (holds === "schema" && holding !== "schema") await addTestBrands(db, clock);
  const call = createTestCaller(app);

  return {
    ...app,
    db,
    clock,
    sent,
    osh: getTestBrandId("osh"),
    pizza: getTestBrandId("pizza"),
    holds,
    call,
    async signIn(phone, host = "osh.localhost") {
      await call("/users/v1/users/code", { host, body: { phone } });
      const code = sent.findLast((message) => message.phone === phone)?.code;
      const reply = await call<{ token: string; user: { id: string } }>("/users/v1/users/token", {
        host,
        body: { phone, code },
      });
      return { token: reply.body.token, userId: reply.body.user.id };
    },
    async signInStaff(login, host = "osh.localhost") {
      const reply = await call<{ token: string }>("/console/v1/sign-in", {
        host,
        body: { login, password: "demo" },
      });
      return reply.body.token;
    },
  };
}

/** Calls that get an idempotency key from tests. Without one, an equal second order would count as a retry. */
const ORDER_PLACING_PATH = /^\/orders\/v1\/orders(\/at-time)?$/;

function createTestCaller(app: App): TestApp["call"] {
  return async <Body>(path: string, options: CallOptions = {}) => {
    const { host = "osh.localhost", body, token, method = body ? "POST" : "GET", headers, ip } = options;
    const reply = await app.http.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        host,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(ORDER_PLACING_PATH.test(path) && { "idempotency-key": randomUUID() }),
        ...headers,
      },
      ...(body ? { payload: body } : {}),
      ...(ip ? { remoteAddress: ip } : {}),
    });
    return { status: reply.statusCode, body: reply.json<Body>(), headers: reply.headers };
  };
}
