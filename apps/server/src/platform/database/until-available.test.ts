import { expect, test, vi } from "vitest";
import { StartupError } from "../startup-error.ts";
import { retryUntilAvailable } from "./until-available.ts";

const createErrorWithCode = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });
const createOptions = () => ({
  log: { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() },
  signal: new AbortController().signal,
  onWait: vi.fn<() => Promise<void>>(() => Promise.resolve()),
});
/** Returns a function that fails once with this error, then succeeds. */
const createWorkFailingOnce = (error: Error) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("done");

test.each([
  ["a refused connection", createErrorWithCode("ECONNREFUSED")],
  ["a socket that is not there yet", createErrorWithCode("ENOENT", { syscall: "connect" })],
  ["a database that is starting", createErrorWithCode("57P03")],
  ["a full disk", createErrorWithCode("53100")],
  [
    "one of these behind a message of the start",
    new StartupError("out of reach", { cause: createErrorWithCode("57P03") }),
  ],
])("[R19] retries the start after %s", async (_name, error) => {
  const work = createWorkFailingOnce(error);
  const { onWait, ...rest } = createOptions();
  expect(await retryUntilAvailable(work, { ...rest, onWait })).toBe("done");
  expect(work).toHaveBeenCalledTimes(2);
  expect(onWait).toHaveBeenCalledOnce();
});

test.each([
  ["a wrong password", createErrorWithCode("28P01")],
  ["a missing database", createErrorWithCode("3D000")],
  ["a migration that is wrong", createErrorWithCode("42601")],
  ["a file that is missing", createErrorWithCode("ENOENT", { syscall: "open" })],
  ["a message of the start without a cause", new StartupError("the schema is newer")],
])("[R19] ends the start at once after %s", async (_name, error) => {
  const work = createWorkFailingOnce(error);
  const { onWait, ...rest } = createOptions();
  await expect(retryUntilAvailable(work, { ...rest, onWait })).rejects.toBe(error);
  expect(work).toHaveBeenCalledOnce();
  expect(onWait).not.toHaveBeenCalled();
});

test("[R19] does not retry an attempt that fails after a stop was requested", async () => {
  const stop = new AbortController();
  const error = createErrorWithCode("ECONNREFUSED");
  const work = async () => {
    stop.abort();
    throw error;
  };
  await expect(retryUntilAvailable(work, { ...createOptions(), signal: stop.signal })).rejects.toBe(error);
});

test("[R19] a stop between two attempts ends the start at once", async () => {
  const stop = new AbortController();
  const work = vi.fn<() => Promise<never>>().mockRejectedValue(createErrorWithCode("ECONNREFUSED"));
  const onWait = async () => queueMicrotask(() => stop.abort());
  await expect(
    retryUntilAvailable(work, { ...createOptions(), signal: stop.signal, onWait }),
  ).rejects.toThrow("aborted");
  expect(work).toHaveBeenCalledOnce();
});
