import type { Runner, run } from "graphile-worker";
import { expect, test, vi } from "vitest";
import { EVENT_POLL_OPTIONS } from "../../testing/time-limits.ts";
import { runNativeWorker } from "./run-native.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Fake database with an address that is never used: the runners are fakes, so no query is sent. */
const db = { upkeep: { directUrl: "postgres://nowhere.invalid/none" } } as Parameters<
  typeof runNativeWorker
>[0];

/** Creates a fake job runner that runs until it is stopped, or has already ended. */
function createFakeRunner({ hasEnded }: { hasEnded: boolean }) {
  const ended = Promise.withResolvers<void>();
  if (hasEnded) ended.resolve();
  const stop = vi.fn<() => Promise<void>>(async () => ended.resolve());
  return { stop, promise: ended.promise } as unknown as Runner & { stop: typeof stop };
}

test("stops a worker that is restarting while the process stops", async () => {
  const [first, second] = [createFakeRunner({ hasEnded: true }), createFakeRunner({ hasEnded: false })];
  const restart = Promise.withResolvers<Runner>();
  const startRunner = vi.fn<typeof run>().mockResolvedValueOnce(first).mockReturnValueOnce(restart.promise);
  const worker = await runNativeWorker(db, {}, log, startRunner);
  await vi.waitFor(() => expect(startRunner).toHaveBeenCalledTimes(2), EVENT_POLL_OPTIONS);
  const stopped = worker.stop();
  restart.resolve(second);
  await stopped;
  expect(second.stop).toHaveBeenCalled();
});
