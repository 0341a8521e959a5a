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
])("[R19] the start is repeated after %s", async (_name, error) => {
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
])("[R19] the start ends at once after %s", async (_name, error) => {
  const work = failsOnce(error);
  const { onWait, ...rest } = options();
  await expect(untilAvailable(work, { ...rest, onWait })).rejects.toBe(error);
  expect(work).toHaveBeenCalledOnce();
  expect(onWait).not.toHaveBeenCalled();
});

test("[R19] an attempt that fails after the process was told to stop is the last one", async () => {
  const stop = new AbortController();
  const error = failure("ECONNREFUSED");
  const work = async () => {
    stop.abort();
    throw error;
  };
  await expect(untilAvailable(work, { ...options(), signal: stop.signal })).rejects.toBe(error);
});

test("[R19] a start that is stopped between two attempts ends at once", async () => {
  const stop = new AbortController();
  const work = vi.fn<() => Promise<never>>().mockRejectedValue(failure("ECONNREFUSED"));
  const onWait = async () => queueMicrotask(() => stop.abort());
  await expect(untilAvailable(work, { ...options(), signal: stop.signal, onWait })).rejects.toThrow(
    "aborted",
  );
  expect(work).toHaveBeenCalledOnce();
});
