import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hasServer, createTestDatabase } from "../../testing/index.ts";
import { EVENT_POLL_OPTIONS } from "../../testing/time-limits.ts";
import { type EventBus, createEventBus } from "./index.ts";

const log = { warn: () => undefined, error: () => undefined };
/** Minimum wait for a process that does not confirm, in milliseconds. It is just below the timeout of 500 ms. */
const MIN_UNCONFIRMED_WAIT_MS = 480;
const TIMED_ROUNDS = 4;

interface SimulatedPeer {
  /** Delay of the confirmation in milliseconds. Null if it never confirms. */
  delay: number | null;
}

describe.runIf(hasServer)("a process that waits for confirmations of others", async () => {
  if (!hasServer) return;
  const { db, config, openAgain } = await createTestDatabase();

  async function startTestBus(on = db): Promise<EventBus> {
    const bus = createEventBus({ db: on, log });
    await bus.start();
    onTestFinished(() => bus.stop());
    return bus;
  }

  /** Opens a connection that simulates another server process. */
  async function connectPeer(name: string): Promise<SimulatedPeer> {
    const told: SimulatedPeer = { delay: null };
    const client = new Client({ connectionString: config.databaseUrl ?? undefined, application_name: name });
    await client.connect();
    onTestFinished(() => client.end());
    client.on("notification", async ({ payload = "" }) => {
      const { delay } = told;
      if (delay === null) return;
      await sleep(delay);
      await client.query("select pg_notify('dasturxon_confirms', $1)", [payload.split(" ")[1]]);
    });
    await client.query("listen dasturxon_asks");
    return told;
  }

  async function measureSettling(bus: EventBus): Promise<number> {
    const began = performance.now();
    await bus.settled();
    return performance.now() - began;
  }

  /** Returns the shortest of several waits, in milliseconds, to rule out delays of a busy machine. */
  async function measureShortestWait(bus: EventBus): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < TIMED_ROUNDS; round += 1) times.push(await measureSettling(bus));
    return Math.min(...times);
  }

  /** Waits until the bus listens. Before that it requests no confirmation and resolves at once. */
  const waitUntilListening = (bus: EventBus) =>
    vi.waitFor(
      async () => expect(await measureSettling(bus)).toBeGreaterThanOrEqual(MIN_UNCONFIRMED_WAIT_MS),
      EVENT_POLL_OPTIONS,
    );

  test("[BR-14] is delayed once by a process that hangs, and waits for it again after it has confirmed", async () => {
    const other = await connectPeer("dasturxon bus, confirming");
    const bus = await startTestBus();
    await waitUntilListening(bus);
    expect(await measureShortestWait(bus)).toBeLessThan(MIN_UNCONFIRMED_WAIT_MS);
    other.delay = 0;
    await measureSettling(bus);
    other.delay = 200;
    await vi.waitFor(
      async () => expect(await measureSettling(bus)).toBeGreaterThanOrEqual(200),
      EVENT_POLL_OPTIONS,
    );
    other.delay = null;
    await waitUntilListening(bus);
    expect(await measureShortestWait(bus)).toBeLessThan(MIN_UNCONFIRMED_WAIT_MS);
  });

  test("[BR-14] does not wait for versions that do not confirm", async () => {
    await connectPeer("dasturxon bus");
    const times: number[] = [];
    for (let round = 0; round < TIMED_ROUNDS; round += 1) {
      const [bus, other] = [await startTestBus(), await startTestBus(await openAgain())];
      await vi.waitFor(
        async () => expect(await hasListeningConnections(2 * (round + 1))).toBe(true),
        EVENT_POLL_OPTIONS,
      );
      times.push(await measureSettling(bus), await measureSettling(other));
    }
    expect(Math.min(...times)).toBeLessThan(MIN_UNCONFIRMED_WAIT_MS);
  });

  async function hasListeningConnections(count: number): Promise<boolean> {
    return await db.upkeep.maintain(async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where application_name = 'dasturxon bus, confirming' and datname = current_database()`,
      );
      return rows[0]?.count === count;
    });
  }
});
