import { describe, expect, test } from "vitest";
import { hasServer } from "../testing/index.ts";
import { startTwoProcesses } from "../testing/two-processes.ts";
import { scaleTime } from "../testing/time-limits.ts";

/** Number of calls by earlier tests in the same minute or the previous one. */
const EARLIER_CALLS = 70;

/** Counts the successful calls, and checks that all others were refused with 429, or with 503 by a busy server. */
function countSuccessfulCalls(answers: Response[], through: number): { passed: number; isExact: boolean } {
  const others = answers.filter(({ status }) => status !== through);
  const isExact = others.every(({ status }) => status === 429 || status === 503);
  return { passed: answers.length - others.length, isExact };
}

describe.runIf(hasServer)("[S25] limits over two server processes", async () => {
  if (!hasServer) return;
  const two = await startTwoProcesses({ CODES_PER_ADDRESS: "20", CALLS_PER_MINUTE: "400" });
  let turn = 0;
  const createSpoofedAddress = () => `198.51.100.${(turn += 1) % 250}`;
  const postJson = async (path: string, body: object) =>
    await two.fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": createSpoofedAddress(),
        "x-real-ip": createSpoofedAddress(),
        forwarded: `for=${createSpoofedAddress()}`,
      },
      body: JSON.stringify(body),
    });

  test("[S25] an IP address gets exactly twenty codes from both, whatever address its headers claim", async () => {
    const replies = Array.from({ length: 40 }, async (_, n) =>
      postJson("/users/v1/users/code", { phone: `+99890900${1000 + n}` }),
    );
    expect(countSuccessfulCalls(await Promise.all(replies), 200)).toEqual({ passed: 20, isExact: true });
  });

  test("[S25] an IP address tries a login exactly ten times at both", async () => {
    const tried = Array.from({ length: 30 }, async () =>
      postJson("/console/v1/sign-in", { login: "owner@osh", password: "wrong" }),
    );
    expect(countSuccessfulCalls(await Promise.all(tried), 401)).toEqual({ passed: 10, isExact: true });
  });

  test(
    "[S25] counts all calls of an IP address together, and returns Retry-After",
    async () => {
      const getCurrentMinute = () => Math.floor(Date.now() / 60_000);
      let now = getCurrentMinute();
      let answers: Response[] = [];
      while (answers.length < 600) {
        const wave = Array.from({ length: 20 }, async () =>
          two.fetch("/users/v1/users/me", {
            headers: { "x-forwarded-for": createSpoofedAddress(), "user-agent": createSpoofedAddress() },
          }),
        );
        const answered = await Promise.all(wave);
        // Calls that were sent in the previous minute are discarded, because each minute has its own limit.
        answers = getCurrentMinute() === now ? [...answers, ...answered] : [];
        now = getCurrentMinute();
      }
      const through = answers.filter(({ status }) => status === 401).length;
      const limited = answers.filter(({ status }) => status === 429);
      expect(through + limited.length).toBe(600);
      // Tolerance: both processes may exceed the limit by one step before they write their counts.
      expect(through).toBeGreaterThanOrEqual(400 - EARLIER_CALLS);
      expect(through).toBeLessThanOrEqual(440);
      expect(Number(limited[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
      process.stdout.write(`S25: ${through} of 600 calls passed a limit of 400 over two processes\n`);
    },
    scaleTime(60_000),
  );
});
