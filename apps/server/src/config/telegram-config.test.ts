import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const DATA_DIR = tmpdir();
const productionEnv = { NODE_ENV: "production", SECRET: "8f1c5e7a90b2d4f6a8c0e2b4d6f80a1c", DEMO: "0" };

test("[TG-1] Telegram data is valid for a day; of any age only in the demo", () => {
  const readInitDataMaxAge = (value: string | undefined, env: object = {}) =>
    readConfig({ DATA_DIR, ...env, INIT_DATA_MAX_AGE_SECONDS: value }).telegram.initDataMaxAgeSeconds;
  expect([
    readInitDataMaxAge(undefined),
    readInitDataMaxAge("0"),
    readInitDataMaxAge("60", productionEnv),
  ]).toEqual([86_400, 0, 60]);
  expect(() => readInitDataMaxAge("0", productionEnv)).toThrow(
    /INIT_DATA_MAX_AGE_SECONDS must not be 0 in production/,
  );
  expect(() => readInitDataMaxAge("-1")).toThrow(/INIT_DATA_MAX_AGE_SECONDS/);
});

test("[TG-5] bots use Telegram, in the demo its simulator, or the configured URL", () => {
  const readTelegramApi = (env: object) => readConfig({ DATA_DIR, ...env }).telegram.api;
  expect(readTelegramApi({ PORT: "4000" })).toBe("http://localhost:4000/simulators/telegram");
  expect(readTelegramApi(productionEnv)).toBe("https://api.telegram.org");
  expect(readTelegramApi({ DEMO_BOT_TOKEN: "123456:AAF0test-token-of-nobody-0123456789" })).toBe(
    "https://api.telegram.org",
  );
  expect(readTelegramApi({ TELEGRAM_API: "http://127.0.0.1:8081/" })).toBe("http://127.0.0.1:8081");
});

test("[TG-5] uses polling without a public address for a webhook", () => {
  const readIsPolled = (env: object) => readConfig({ DATA_DIR, ...env }).telegram.isPolled;
  const token = { DEMO_BOT_TOKEN: "123456:AAF0test-token-of-nobody-0123456789" };
  expect(
    [readIsPolled({}), readIsPolled(productionEnv)],
    "the simulator calls; production says so itself",
  ).toEqual([false, false]);
  expect(readIsPolled(token)).toBe(true);
  expect(readIsPolled({ ...token, TELEGRAM_POLLING: "0" })).toBe(false);
  expect(readIsPolled({ TELEGRAM_POLLING: "1" })).toBe(true);
  expect(() => readIsPolled({ TELEGRAM_POLLING: "yes" })).toThrow(/TELEGRAM_POLLING must be/);
});

test("[TG-1] the demo's bot has a published token, or the configured one", () => {
  const readDemoBotToken = (value?: string) =>
    readConfig({ DATA_DIR, DEMO_BOT_TOKEN: value }).telegram.demoBotToken;
  expect(readDemoBotToken()).toMatch(/^7000000001:/);
  expect(readDemoBotToken("123456:AAF0test-token-of-nobody-0123456789")).toMatch(/^123456:/);
  expect(() => readDemoBotToken("nonsense")).toThrow(/DEMO_BOT_TOKEN must be a bot's token/);
});
