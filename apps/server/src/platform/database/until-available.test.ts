import { expect, test, vi } from "vitest";
import { StartupError } from "../startup-error.ts";
import { untilAvailable } from "./until-available.ts";

const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const options = () => ({
  log: { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() },
  signal: new AbortController().signal,
  onWait: vi.fn<() => Promise<void>>(() => Promise.resolve()),
});
/** Returns a function that fails once with this error, then succeeds. */
const failsOnce = (error: Error) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("done");

test.each([
  ["a refused connection", failure("ECONNREFUSED")],
  ["a socket that is not there yet", failure("ENOENT", { syscall: "connect" })],
  ["a database that is starting", failure("57P03")],
  ["a full disk", failure("53100")],
  [
    "one of these behind a message of the start",
    new StartupError("out of reach", { cause: failure("57P03") }),
  ],
])("[R19] retries the start after %s", async (_name, error) => {
  const work = failsOnce(error);
  const { onWait, ...rest } = options();
  expect(await untilAvailable(work, { ...rest, onWait })).toBe("done");
  expect(work).toHaveBeenCalledTimes(2);
  expect(onWait).toHaveBeenCalledOnce();
});

test.each([
  ["a wrong password", failure("28P01")],
  ["a missing database", failure("3D000")],
  ["a migration that is wrong", failure("42601")],
  ["a file that is missing", failure("ENOENT", { syscall: "open" })],
  ["a message of the start without a cause", new StartupError("the schema is newer")],
])("[R19] ends the start at once after %s", async (_name, error) => {
  const work = failsOnce(error);
  const { onWait, ...rest } = options();
  await expect(untilAvailable(work, { ...rest, onWait })).rejects.toBe(error);
  expect(work).toHaveBeenCalledOnce();
  expect(onWait).not.toHaveBeenCalled();
});

test("[R19] does not retry an attempt that fails after a stop was requested", async () => {
  const stop = new AbortController();
  const error = failure("ECONNREFUSED");
  const work = async () => {
    stop.abort();
    throw error;
  };
  await expect(untilAvailable(work, { ...options(), signal: stop.signal })).rejects.toBe(error);
});

test("[R19] a stop between two attempts ends the start at once", async () => {
  const stop = new AbortController();
  const work = vi.fn<() => Promise<never>>().mockRejectedValue(failure("ECONNREFUSED"));
  const onWait = async () => queueMicrotask(() => stop.abort());
  await expect(untilAvailable(work, { ...options(), signal: stop.signal, onWait })).rejects.toThrow(
    "aborted",
  );
  expect(work).toHaveBeenCalledOnce();
});
