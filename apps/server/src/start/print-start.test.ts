import { join } from "node:path";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { printAddresses } from "./print-start.ts";
import { createTestApp } from "../testing/test-app.ts";

const app = await createTestApp({}, "schema");

/** Returns the output of a production start. */
async function captureStartOutput(more: Record<string, string>): Promise<string> {
  const config = readConfig({
    NODE_ENV: "production",
    SECRET: "3f9c1d7a5b8e2046c1d98af37e5b60421c7d9e8f",
    DATABASE_URL: "postgres://web@127.0.0.1/dasturxon",
    PUBLIC_ORIGIN: "https://example.uz",
    DATA_DIR: join(tmpdir(), "print-start"),
    ...more,
  });
  const lines: string[] = [];
  await printAddresses(config, app.db, (line) => lines.push(line));
  return lines.join("\n");
}

test("[S38, US-1] an empty production prints where to begin, and that guests get no codes without a gateway", async () => {
  const bare = await captureStartOutput({});
  expect(bare).toContain("npm run platform:admin -- --login NAME");
  expect(bare).toContain("https://example.uz/platform");
  expect(bare).toContain("SMS:      no gateway is set");
  expect(bare).toMatch(/ready https:\/\/example\.uz$/);
  const withOne = await captureStartOutput({
    ESKIZ_EMAIL: "a@example.uz",
    ESKIZ_PASSWORD: "secret",
    ESKIZ_FROM: "4546",
  });
  expect(withOne).not.toContain("no gateway");
});
