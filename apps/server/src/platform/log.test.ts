import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { maskNumbers } from "./mask.ts";

function collectLog(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: "trace", destination: { write: (line) => lines.push(line) } }));
  return lines.join("");
}

test("[S29] logs no phones, cards, tokens or codes, wherever they occur", () => {
  const canaries = [
    "998901234567",
    "8600123412341234",
    "canary-token",
    "4321",
    "canary-cookie",
    "Amir Temur 1",
  ];
  const output = collectLog((log) => {
    log.info({ phone: "+998901234567", user: { phone: "+998 (90) 123-45-67" } }, "calls +998901234567");
    log.info(
      { req: { headers: { authorization: "Bearer canary-token", cookie: "canary-cookie" } } },
      "asked",
    );
    log.info(
      { body: { code: "4321", token: "canary-token", card: "8600 1234 1234 1234" } },
      "8600123412341234",
    );
    log.error({ err: new Error("duplicate key: Key (phone)=(+998901234567)") }, "failed");
    log.child({ order: { delivery: { address: "Amir Temur 1" } } }).warn("far");
  });
  for (const canary of canaries) expect(output).not.toContain(canary);
  expect(output).not.toContain("123-45-67");
  expect(output).toContain("+998******67");
});

test("an error's own code stays readable", () => {
  const output = collectLog((log) =>
    log.error({ err: Object.assign(new Error("no"), { code: "23505" }) }, "failed"),
  );
  expect(output).toContain("23505");
});

test("ids, times and counters stay readable", () => {
  const id = "0190a7a0-0000-7000-8000-000000000001";
  const output = collectLog((log) =>
    log.info({ id, bytes: 1234567890, at: "2026-03-02T07:00:00.000Z" }, "done"),
  );
  expect(JSON.parse(output)).toMatchObject({ id, bytes: 1234567890, at: "2026-03-02T07:00:00.000Z" });
});

test("a masked phone keeps its country and its last two digits", () => {
  expect(maskNumbers("+998901234512")).toBe("+998******12");
  expect(maskNumbers("call 90 123 45 67, order 12345678")).toBe("call 901******67, order 12345678");
});
