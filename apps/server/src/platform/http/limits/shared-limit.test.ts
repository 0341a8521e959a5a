import { expect, test } from "vitest";
import { hasServer, createTestDatabase } from "../../../testing/index.ts";
import { createTestClock } from "../../clock.ts";
import type { Database } from "../../database/index.ts";
import { createSharedRateLimit } from "./shared-limit.ts";

const { db, openAgain } = await createTestDatabase();

function createLimitOnDatabase(database: Database, points: number, name: string) {
  const clock = createTestClock();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  return {
    clock,
    errors,
    ...createSharedRateLimit({ db: database, clock, name, points, seconds: 60, onError }),
  };
}

test("[S25] a limit is exact, counts each name separately, and restarts with its slot", async () => {
  const limit = createLimitOnDatabase(db, 2, "one");
  expect(await limit.count("a")).toBeNull();
  expect(await limit.count("a")).toBeNull();
  expect(await limit.count("a")).toBeGreaterThan(0);
  expect(await limit.count("b")).toBeNull();
  limit.clock.advance(60_000);
  expect(await limit.count("a")).toBeNull();
});

test.runIf(hasServer)("[S25] two processes used alternately allow the limit in total", async () => {
  const limits = [
    createLimitOnDatabase(db, 100, "two"),
    createLimitOnDatabase(await openAgain(), 100, "two"),
  ];
  let passed = 0;
  for (let n = 0; n < 300; n += 1) if ((await limits[n % 2]?.count("a")) === null) passed += 1;
  expect(passed).toBe(100);
});

test.runIf(hasServer)("[S25] a burst at two processes exceeds it by at most one step each", async () => {
  const [first, second] = [
    createLimitOnDatabase(db, 100, "burst"),
    createLimitOnDatabase(await openAgain(), 100, "burst"),
  ];
  const burst = Array.from({ length: 400 }, (_, n) => (n % 2 ? first : second).count("a"));
  const passed = (await Promise.all(burst)).filter((wait) => wait === null).length;
  expect(passed).toBeGreaterThanOrEqual(100);
  expect(passed).toBeLessThanOrEqual(110);
});

test("[S25] far from the limit a call makes no database request", async () => {
  let asked = 0;
  const counting = Object.assign(Object.create(db) as Database, {
    platform: (work: Parameters<Database["platform"]>[0]) => {
      asked += 1;
      return db.platform(work);
    },
  });
  const limit = createLimitOnDatabase(counting, 1000, "far");
  for (let n = 0; n < 49; n += 1) await limit.count("a");
  expect(asked).toBe(0);
});

test("[S25] without the database the process's own count applies", async () => {
  const broken = { platform: async () => Promise.reject(new Error("away")) } as unknown as Database;
  const limit = createLimitOnDatabase(broken, 3, "broken");
  const answers: (number | null)[] = [];
  for (let n = 0; n < 4; n += 1) answers.push(await limit.count("a"));
  expect(answers.map((wait) => wait === null)).toEqual([true, true, true, false]);
  expect(limit.errors.length).toBeGreaterThan(0);
});
