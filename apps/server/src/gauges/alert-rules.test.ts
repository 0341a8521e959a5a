import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createMoneyGauges } from "./money-gauges.ts";
import { createAlertGauges, createStepDelayHistogram } from "../modules/alerts/index.ts";
import { createPaymentRegistry } from "../modules/payments/index.ts";

const repositoryRoot = join(import.meta.dirname, "../../../..");
const readAlertRules = (name: string) =>
  readFileSync(join(repositoryRoot, `deploy/alerts/${name}.rules.yml`), "utf8");
const alertRules = readAlertRules("money");
const execFileAsync = promisify(execFile);
const runPromtool = (...words: string[]) =>
  execFileAsync("promtool", words, { cwd: join(repositoryRoot, "deploy/alerts") });
/** Whether `promtool`, which checks the alert rules, is installed. It is part of the Debian package `prometheus`. */
const hasPromtool = await runPromtool("--version").then(
  () => true,
  () => false,
);

test("every metric used by a money alert exists, and each alert has an instruction", () => {
  const parts = { db: null as never, clock: null as never, payments: createPaymentRegistry() };
  const told = createMoneyGauges(parts).map(({ name }) => name);
  const read = [...alertRules.matchAll(/\b(payments?_\w+|refunds_\w+)\b/g)].map(([, name = ""]) => name);
  expect(new Set(read).size).toBeGreaterThan(5);
  for (const name of read) expect(told).toContain(name);
  const alarms = [...alertRules.matchAll(/alert: (\w+)/g)].map(([, name = ""]) => name);
  const advice = readFileSync(join(repositoryRoot, "docs/operate.md"), "utf8");
  for (const name of alarms) expect(advice).toContain(`| \`${name}\` |`);
});

test.runIf(hasPromtool)(
  "the money alerts fire only under their conditions, checked by promtool",
  async () => {
    await runPromtool("check", "rules", "money.rules.yml");
    const { stdout } = await runPromtool("test", "rules", "money.rules.test.yml");
    expect(stdout).toContain("SUCCESS");
  },
);

test("every metric used by an alert for unanswered orders exists, and each alert has an instruction", async () => {
  const gauges = createAlertGauges({ db: null as never, clock: null as never }).map(({ name }) => name);
  const known = `${gauges.join("\n")}\n${await createStepDelayHistogram().text()}`;
  const read = [...readAlertRules("staff").matchAll(/\b(alerts?_\w+)\b/g)].map(([, name = ""]) => name);
  expect(new Set(read).size).toBe(2);
  for (const name of read) expect(known).toContain(name);
  const advice = readFileSync(join(repositoryRoot, "docs/operate.md"), "utf8");
  for (const [, name] of readAlertRules("staff").matchAll(/alert: (\w+)/g))
    expect(advice).toContain(`| \`${name}\` |`);
});

test.runIf(hasPromtool)(
  "the alerts for unanswered orders fire under their conditions, checked by promtool",
  async () => {
    await runPromtool("check", "rules", "staff.rules.yml");
    const { stdout } = await runPromtool("test", "rules", "staff.rules.test.yml");
    expect(stdout).toContain("SUCCESS");
  },
);
