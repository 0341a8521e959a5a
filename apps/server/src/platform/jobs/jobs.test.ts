import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hasServer, createTestDatabase } from "../../testing/index.ts";
import { createTestClock } from "../clock.ts";
import { queryOne, type Tx } from "../database/index.ts";
import { newId } from "../ids.ts";
import { freeJobsOfDeadWorkers } from "./liveness.ts";
import { enqueueScheduledJobs, freeAbandonedJobs } from "./schedules.ts";
import type { JobOptions } from "./enqueue.ts";
import type { HandlersByName } from "./handlers.ts";
import type { Schedule } from "./index.ts";
import { createJobWorker, enqueueJob } from "./index.ts";
import { EVENT_POLL_OPTIONS } from "../../testing/time-limits.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const merchant = newId();
/** Enqueues jobs with task names that the application does not have. */
const enqueueUnknownTask = enqueueJob as unknown as (
  tx: Tx,
  task: string,
  payload: object,
  options?: JobOptions,
) => Promise<void>;

describe.each(hasServer ? ["postgres", "pglite"] : ["pglite"])("jobs on %s", async (engine) => {
  const { db } = await createTestDatabase(engine === "pglite" ? { engine } : {});
  const startJobs = async (handlers: HandlersByName, schedules: Schedule[] = []) => {
    const jobs = createJobWorker({ db, handlers, schedules, log });
    await jobs.start();
    onTestFinished(() => jobs.stop());
  };
  const makeJobsDueNow = () =>
    db.platform((tx) =>
      sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(tx),
    );
  const countWaitingJobs = async (task: string) => {
    const { n } = await db.platform((tx) =>
      queryOne(
        tx,
        sql<{
          n: number;
        }>`select count(*)::int as n from graphile_worker.jobs where task_identifier = ${task}`,
      ),
    );
    return n;
  };

  test("a job of a committed transaction runs, one of a rolled-back transaction never does", async () => {
    const done: unknown[] = [];
    await startJobs({ greet: async (payload) => void done.push(payload) });
    const undone = db.tenant(merchant, async (tx) => {
      await enqueueUnknownTask(tx, "greet", { name: "never" });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "greet", { name: "Aziza" }));
    await vi.waitFor(() => expect(done).toEqual([{ name: "Aziza" }]), EVENT_POLL_OPTIONS);
    // The queue deletes the row of the job shortly after its handler has finished.
    await vi.waitFor(async () => expect(await countWaitingJobs("greet")).toBe(0), EVENT_POLL_OPTIONS);
  });

  test("retries a failed job later, and gives up after its last attempt", async () => {
    const attempts: number[] = [];
    await startJobs({
      flaky: async (_payload, { attempt }) => {
        attempts.push(attempt);
        if (attempt < 3) throw new Error("not yet");
      },
      hopeless: async () => {
        throw new Error("never");
      },
    });
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "flaky", {}));
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "hopeless", {}, { maxAttempts: 1 }));
    await vi.waitFor(() => expect(attempts).toEqual([1]), EVENT_POLL_OPTIONS);
    const readFailedJob = () =>
      db.platform((tx) =>
        queryOne(
          tx,
          sql<{ isLater: boolean }>`select bool_and(run_at > now()) as "isLater"
            from graphile_worker.jobs where task_identifier = 'flaky' and last_error is not null`,
        ),
      );
    await vi.waitFor(
      async () => expect(await readFailedJob()).toEqual({ isLater: true }),
      EVENT_POLL_OPTIONS,
    );
    await vi.waitFor(async () => {
      await makeJobsDueNow();
      expect(attempts).toEqual([1, 2, 3]);
    }, EVENT_POLL_OPTIONS);
    await vi.waitFor(async () => expect(await countWaitingJobs("flaky")).toBe(0), EVENT_POLL_OPTIONS);
    expect(await countWaitingJobs("hopeless")).toBe(1);
  });

  test("a job waits for its time, and one key means one job", async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "later", { n: 1 }, { runAt, key: "one" }));
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "later", { n: 2 }, { runAt, key: "one" }));
    expect(await countWaitingJobs("later")).toBe(1);
    const done: unknown[] = [];
    const recordPayload = async (payload: unknown) => void done.push(payload);
    await startJobs({ later: recordPayload, due: recordPayload });
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "due", { n: 0 }));
    await vi.waitFor(() => expect(done).toEqual([{ n: 0 }]), EVENT_POLL_OPTIONS);
    done.length = 0;
    await makeJobsDueNow();
    await vi.waitFor(() => expect(done).toEqual([{ n: 2 }]), EVENT_POLL_OPTIONS);
  });

  test("a schedule fires once per slot, with any number of processes", async () => {
    const clock = createTestClock();
    const schedules: Schedule[] = [{ task: "sweep", everySeconds: 60 }];
    const countFiredJobs = async () => {
      const before = await countWaitingJobs("sweep");
      await Promise.all([1, 2, 3].map(() => enqueueScheduledJobs(db, schedules, clock.now())));
      const after = await countWaitingJobs("sweep");
      await db.platform((tx) =>
        sql`delete from graphile_worker._private_jobs where key = 'schedule:sweep'`.execute(tx),
      );
      return after - before;
    };
    expect(await countFiredJobs()).toBe(1);
    clock.advance(30_000);
    expect(await countFiredJobs()).toBe(0);
    clock.advance(30_000);
    expect(await countFiredJobs()).toBe(1);
    // A process with a slow clock does not fire a schedule again whose slot has already fired.
    clock.advance(-60_000);
    expect(await countFiredJobs()).toBe(0);
  });

  test("releases a job whose worker died", async () => {
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "orphan", {}));
    await db.platform((tx) =>
      sql`update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes', locked_by = 'dead'
        where task_id = (select id from graphile_worker._private_tasks where identifier = 'orphan')`.execute(
        tx,
      ),
    );
    expect(await freeAbandonedJobs(db, 120)).toBe(1);
    const done: unknown[] = [];
    await startJobs({ orphan: async (payload) => void done.push(payload) });
    await vi.waitFor(() => expect(done).toHaveLength(1), EVENT_POLL_OPTIONS);
  });

  test.runIf(engine === "postgres")(
    "releases a job of a killed process within seconds, but not of a living one",
    async () => {
      const done = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      await startJobs({
        long: () => {
          begun.resolve();
          return done.promise;
        },
      });
      await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "long", {}));
      await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "killed", {}));
      await begun.promise;
      await db.platform(async (tx) => {
        await sql`update graphile_worker._private_jobs set locked_at = now() - interval '6 seconds',
          locked_by = coalesce(locked_by, 'pool-killed')
          where task_id in (select id from graphile_worker._private_tasks where identifier in ('long', 'killed'))`.execute(
          tx,
        );
      });
      expect(await freeJobsOfDeadWorkers(db)).toBe(1);
      expect(await freeJobsOfDeadWorkers(db)).toBe(0);
      done.resolve();
      await vi.waitFor(async () => expect(await countWaitingJobs("long")).toBe(0), EVENT_POLL_OPTIONS);
    },
  );

  test("counts unknown jobs and failed jobs", async () => {
    const jobs = createJobWorker({ db, handlers: { known: async () => undefined }, log });
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "from-another-version", {}));
    await db.tenant(merchant, (tx) => enqueueUnknownTask(tx, "known", {}));
    const figures = await jobs.figures();
    expect(figures).toMatchObject({ waiting: 1, failed: 1 });
    expect(figures.unknownTasks).toContain("from-another-version");
    expect(figures.unknown).toBeGreaterThan(0);
  });
});
