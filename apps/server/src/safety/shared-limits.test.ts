import { describe, expect, test } from "vitest";
import { hasServer } from "../testing/index.ts";
import { twoProcesses } from "../testing/two-processes.ts";
import { scaledTime } from "../testing/time-limits.ts";

/** Number of calls by earlier tests in the same minute or the previous one. */
const CALLS_BEFORE = 70;

/** Counts the successful calls, and checks that all others were refused with 429, or with 503 by a busy server. */
function passed(answers: Response[], through: number): { passed: number; isExact: boolean } {
  const others = answers.filter(({ status }) => status !== through);
  const isExact = others.every(({ status }) => status === 429 || status === 503);
  return { passed: answers.length - others.length, isExact };
}

describe.runIf(hasServer)("[S25] limits over two server processes", async () => {
  if (!hasServer) return;
  const two = await twoProcesses({ CODES_PER_ADDRESS: "20", CALLS_PER_MINUTE: "400" });
  let turn = 0;
  const spoofed = () => `198.51.100.${(turn += 1) % 250}`;
  const post = async (path: string, body: object) =>
    await two.fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": spoofed(),
        "x-real-ip": spoofed(),
        forwarded: `for=${spoofed()}`,
      },
      body: JSON.stringify(body),
    });

  test("[S25] an IP address gets exactly twenty codes from both, whatever address its headers claim", async () => {
    const replies = Array.from({ length: 40 }, async (_, n) =>
      post("/users/v1/users/code", { phone: `+99890900${1000 + n}` }),
    );
    expect(passed(await Promise.all(replies), 200)).toEqual({ passed: 20, isExact: true });
  });

  test("[S25] an IP address tries a login exactly ten times at both", async () => {
    const tried = Array.from({ length: 30 }, async () =>
      post("/console/v1/sign-in", { login: "owner@osh", password: "wrong" }),
    );
    expect(passed(await Promise.all(tried), 401)).toEqual({ passed: 10, isExact: true });
  });

  test(
    "[S25] counts all calls of an IP address together, and returns Retry-After",
    async () => {
      const minute = () => Math.floor(Date.now() / 60_000);
      let now = minute();
      let answers: Response[] = [];
      while (answers.length < 600) {
        const wave = Array.from({ length: 20 }, async () =>
          two.fetch("/users/v1/users/me", {
            headers: { "x-forwarded-for": spoofed(), "user-agent": spoofed() },
          }),
        );
        const answered = await Promise.all(wave);
        // Each minute has its own limit: calls before a new minute do not count.
        answers = minute() === now ? [...answers, ...answered] : [];
        now = minute();
      }
      const through = answers.filter(({ status }) => status === 401).length;
      const limited = answers.filter(({ status }) => status === 429);
      expect(through + limited.length).toBe(600);
      // Tolerance: both processes may exceed the limit by one step before they write their counts.
      expect(through).toBeGreaterThanOrEqual(400 - CALLS_BEFORE);
      expect(through).toBeLessThanOrEqual(440);
      expect(Number(limited[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
      process.stdout.write(`S25: ${through} of 600 calls passed a limit of 400 over two processes\n`);
    },
    scaledTime(60_000),
  );
});
