import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const CONFIG_SECRET = "c2f1a7d94e0b8356c1a9f7e3d5b04862";
const productionVariables = { DATA_DIR: tmpdir(), NODE_ENV: "production", SECRET: CONFIG_SECRET };
const eskizVariables = { ESKIZ_EMAIL: "sms@example.uz", ESKIZ_PASSWORD: "hunter2", ESKIZ_FROM: "4546" };
const readSmsFromEnv = (env: object) => readConfig({ ...productionVariables, ...env }).sms;

test("[US-1] the platform's gateways come from the environment, at their default URLs unless overridden", () => {
  expect(readSmsFromEnv({})).toMatchObject({ platform: {}, partTiyin: 0, brandMonthTiyin: 0 });
  const { platform, addresses } = readSmsFromEnv({
    ...eskizVariables,
    PLAYMOBILE_API: "https://sms.example.uz/",
  });
  expect(platform).toEqual({ eskiz: { email: "sms@example.uz", password: "hunter2", from: "4546" } });
  expect(addresses).toMatchObject({
    eskiz: "https://notify.eskiz.uz/api",
    "play-mobile": "https://sms.example.uz",
    "telegram-gateway": "https://gatewayapi.telegram.org",
  });
  const byTelegram = readSmsFromEnv({
    ...eskizVariables,
    TELEGRAM_GATEWAY_TOKEN: "AAEAA",
    TELEGRAM_GATEWAY_TIYIN: "12000",
  });
  expect(byTelegram).toMatchObject({
    platform: { "telegram-gateway": { token: "AAEAA" } },
    telegramTiyin: 12_000,
  });
});

test("[US-1] reports an incomplete account, or a limit without a price, in one line without secrets", () => {
  const { ESKIZ_FROM: _, ...part } = eskizVariables;
  expect(() => readSmsFromEnv(part)).toThrow(/^ESKIZ_FROM must be set(?!.*hunter2)/);
  expect(() => readSmsFromEnv({ PLAYMOBILE_LOGIN: "a" })).toThrow(/^PLAYMOBILE_PASSWORD must be set/);
  expect(() => readSmsFromEnv({ SMS_BRAND_MONTH_TIYIN: "5" })).toThrow(/^SMS_PART_TIYIN must be set/);
  const bounded = {
    ...eskizVariables,
    SMS_PART_TIYIN: "1",
    SMS_BRAND_MONTH_TIYIN: "5",
    TELEGRAM_GATEWAY_TOKEN: "a",
  };
  expect(() => readSmsFromEnv(bounded)).toThrow(/^TELEGRAM_GATEWAY_TIYIN must be set/);
  expect(() => readSmsFromEnv({ SMS_PART_TIYIN: "-1" })).toThrow(/^SMS_PART_TIYIN must be/);
});

test("[US-1] the demo sends by its own simulators, or by the configured account", () => {
  const demo = { NODE_ENV: "", PORT: "3456" };
  expect(readSmsFromEnv(demo).addresses.eskiz).toBe("http://localhost:3456/simulators/eskiz");
  expect(Object.keys(readSmsFromEnv({ ...demo, ...eskizVariables }).platform)).toEqual(["eskiz"]);
  expect(readSmsFromEnv({ ...demo, PORT: "0" }).platform, "nobody knows where they would answer").toEqual({});
});
