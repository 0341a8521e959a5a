import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartupError } from "../platform/startup-error.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "dasturxon-config-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const CONFIG_SECRET = "c2f1a7d94e0b8356c1a9f7e3d5b04862";

test("starts a working demo on the embedded database with an empty environment", () => {
  const config = readConfig({ DATA_DIR });
  expect(config).toMatchObject({
    port: 3000,
    databaseUrl: null,
    isDemo: true,
    host: "localhost",
    trustProxy: [],
  });
  expect(config.secret).toHaveLength(64);
  expect(readConfig({ DATA_DIR }).secret).toBe(config.secret);
  expect(statSync(join(DATA_DIR, "secret")).mode & 0o777).toBe(0o600);
});

test("[S30] recreates an empty stored secret, and refuses to start with a damaged one", () => {
  for (const name of ["secret", "credentials-key"]) writeFileSync(join(DATA_DIR, name), "");
  const { secret, credentialKeys } = readConfig({ DATA_DIR });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(credentialKeys.map(({ length }) => length)).toEqual([32]);
  for (const [name, kept, damaged] of [
    ["secret", secret, secret.slice(0, 31)],
    ["credentials-key", credentialKeys[0]?.toString("hex") ?? "", secret.slice(1)],
  ] as const) {
    writeFileSync(join(DATA_DIR, name), damaged);
    expect(() => readConfig({ DATA_DIR })).toThrow(`${name} is damaged`);
    writeFileSync(join(DATA_DIR, name), kept);
  }
  expect(readdirSync(DATA_DIR).filter((name) => name.includes("."))).toEqual([]);
});

test("[S30] refuses to start in production without a strong secret", () => {
  const published = ["0123456789abcdef0123456789abcdef", "supersecret-supersecret-supersecret-1234"];
  for (const weak of [undefined, "", "short", "a".repeat(40), ...published]) {
    expect(() => readConfig({ DATA_DIR, NODE_ENV: "production", SECRET: weak })).toThrow(StartupError);
  }
  expect(readConfig({ DATA_DIR, NODE_ENV: "production", SECRET: CONFIG_SECRET })).toMatchObject({
    isDemo: false,
    secret: CONFIG_SECRET,
  });
});

test("[S30] a public demo requires an explicit setting", () => {
  const PUBLIC_ORIGIN = "https://demo.example.uz";
  const readTestConfig = (env: object) =>
    readConfig({ DATA_DIR, PUBLIC_ORIGIN, NODE_ENV: "production", SECRET: CONFIG_SECRET, ...env });
  expect(() => readTestConfig({ DEMO: "1" })).toThrow(/^DEMO must be public/);
  expect(() => readTestConfig({ DEMO: "1", PUBLIC_ORIGIN: "http://localhost:3000" })).not.toThrow();
  expect(readTestConfig({ DEMO: "public" })).toMatchObject({ isDemo: true, isPublicDemo: true });
  expect(readTestConfig({ DEMO: "0" })).toMatchObject({ isDemo: false, isPublicDemo: false });
});

test("the listener uses the database's address unless it has its own", () => {
  const DATABASE_URL = "postgres://u:p@pooler:6432/d";
  expect(readConfig({ DATA_DIR, DATABASE_URL }).databaseDirectUrl).toBe(DATABASE_URL);
  const DATABASE_DIRECT_URL = "postgres://u:p@db:5432/d";
  expect(readConfig({ DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL }).databaseDirectUrl).toBe(
    DATABASE_DIRECT_URL,
  );
});

test.each([
  { PORT: "http" },
  { PORT: "70000" },
  { PORT: "1.5" },
  { DEMO: "maybe" },
  { LOG_LEVEL: "loud" },
  { DATABASE_URL: "mysql://localhost/d" },
  { NOMINATIM_URL: "nominatim" },
  { SECRET: "short" },
  { METRICS_TOKEN: "short" },
  { CONSOLE_ORIGIN: "console.example.uz" },
])("reports a bad value in one line that names it: %o", (env) => {
  const [name = ""] = Object.keys(env);
  expect(() => readConfig({ DATA_DIR, ...env })).toThrow(new RegExp(`^${name} must`));
});

test("does not repeat the password of an invalid URL in the error", () => {
  expect(() => readConfig({ DATA_DIR, DATABASE_URL: "u:hunter2@localhost" })).toThrow(/^(?!.*hunter2)/);
});

test("reads proxies as a list", () => {
  expect(readConfig({ DATA_DIR, TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" }).trustProxy).toEqual([
    "10.0.0.0/8",
    "127.0.0.1",
  ]);
});
