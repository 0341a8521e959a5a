import type { WebSettings } from "@dasturxon/contract/merchants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/test-app.ts";

const app = await createTestApp({
  config: { isProduction: true, isDemo: false, publicOrigin: "https://example.uz", trustProxy: ["10.0.0.5"] },
});
await app.db.platform((tx) =>
  sql`insert into merchant_hosts (host, page, merchant_id) values ('oshxona.uz', 1, ${app.osh})`.execute(tx),
);
const SETTINGS_PATH = "/support/v1/merchant/settings/web";
const fetchSettingsAtHost = async (
  host: string,
  more: { headers?: Record<string, string>; ip?: string; query?: string } = {},
) => {
  const { query = "", ...rest } = more;
  const { status, body } = await app.call<WebSettings & { code?: string }>(SETTINGS_PATH + query, {
    host,
    ...rest,
  });
  return status === 200 ? body.key : `${status} ${body.code}`;
};

test.each([
  "localhost",
  "127.0.0.1",
  "10.0.0.1",
  "192.168.1.5:3000",
  "[::1]",
  "osh.localhost",
  "osh",
  "shop.test",
  "8.8.8.8",
  "evil.example",
  "osh.example.uz.evil.example",
  "oshxona.uz.evil.example",
])("[BR-3, S15] in production %s names no brand, whatever else is chosen", async (host) => {
  const refused = "421 wrong_host";
  expect(await fetchSettingsAtHost(host)).toBe(refused);
  expect(
    await fetchSettingsAtHost(host, { query: "?vendor=pizza", headers: { cookie: "vendor=pizza" } }),
  ).toBe(refused);
  expect(await fetchSettingsAtHost(host, { headers: { "merchant-id": app.osh } })).toBe(refused);
  const forwarded = { "x-forwarded-host": host, "x-forwarded-proto": "https" };
  expect(await fetchSettingsAtHost("osh.example.uz", { ip: "10.0.0.5", headers: forwarded })).toBe(refused);
});

test.each([
  ["osh.example.uz", "osh"],
  ["OSH.example.uz.", "osh"],
  ["oshxona.uz", "osh"],
  ["www.oshxona.uz", "osh"],
  ["nobody.example.uz", "400 merchant_id_missing"],
  ["example.uz", "400 merchant_id_missing"],
])("[BR-1, BR-2] in production %s resolves to %s", async (host, brand) => {
  expect(await fetchSettingsAtHost(host)).toBe(brand);
});
