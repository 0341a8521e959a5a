import { expect, test, vi } from "vitest";
import { scaleTime } from "../../testing/time-limits.ts";
import { createGuardedStorage } from "./guarded-storage.ts";
import { cacheFileMetadata } from "./remembered-facts.ts";
import { DamagedFileError, type StoredFileMetadata, StorageUnavailableError } from "./storage.ts";

const PICTURE_KEY = "uploads/a/b.webp";
const fileFacts: StoredFileMetadata = { size: 1, version: "1", sha256: null };

function createFakeStorage() {
  const asked = vi.fn<(key: string) => Promise<StoredFileMetadata | null>>().mockResolvedValue(fileFacts);
  const data = vi.fn<() => Promise<Buffer | null>>().mockResolvedValue(Buffer.from("a"));
  const done = async () => undefined;
  async function* list() {}
  return {
    asked,
    data,
    storage: { kind: "s3" as const, facts: asked, get: data, put: done, remove: done, list },
  };
}

test("[R42] retries a failed attempt, and returns only the result", async () => {
  const { asked, storage } = createFakeStorage();
  asked.mockRejectedValueOnce(new Error("reset")).mockRejectedValueOnce(new Error("reset"));
  const guarded = createGuardedStorage(storage);
  expect(await guarded.facts(PICTURE_KEY)).toEqual(fileFacts);
  expect([asked.mock.calls.length, guarded.state()]).toEqual([3, "ok"]);
});

test("[R42] pauses requests after five failures; one success ends the outage", async () => {
  const { asked, storage } = createFakeStorage();
  const onChange = vi.fn<(state: string) => void>();
  // The half-open time is longer than the random pauses of the retries. Otherwise a half-open circuit would let a sixth
  // call through.
  const guarded = createGuardedStorage(storage, { onChange, halfOpenAfter: 2_000 });
  asked.mockRejectedValue(new Error("refused"));
  for (let call = 0; call < 4; call += 1)
    await expect(guarded.facts(PICTURE_KEY)).rejects.toThrow(StorageUnavailableError);
  expect([asked.mock.calls.length, guarded.state()]).toEqual([5, "away"]);
  const began = performance.now();
  await expect(guarded.put(PICTURE_KEY, Buffer.from("a"), { contentType: "image/webp" })).rejects.toThrow(
    StorageUnavailableError,
  );
  expect(performance.now() - began).toBeLessThan(scaleTime(100));
  asked.mockResolvedValue(fileFacts);
  await expect
    .poll(() => guarded.facts(PICTURE_KEY).catch(() => "away"), { interval: 50 })
    .toEqual(fileFacts);
  expect(guarded.state()).toBe("ok");
  expect(onChange.mock.calls.map(([state]) => state)).toEqual(["away", "ok"]);
});

test("[R40] a damaged file does not count as an outage", async () => {
  const { data, storage } = createFakeStorage();
  const guarded = createGuardedStorage(storage);
  data.mockRejectedValue(new DamagedFileError("damaged"));
  for (let call = 0; call < 4; call += 1)
    await expect(guarded.get(PICTURE_KEY)).rejects.toThrow(DamagedFileError);
  expect(guarded.state()).toBe("ok");
});

test("[R40] never sends an invalid key to the storage", async () => {
  const { asked, storage } = createFakeStorage();
  const guarded = createGuardedStorage(storage);
  for (const key of [
    "../secret",
    "uploads/../../etc/passwd",
    "/etc/passwd",
    "uploads//a",
    "",
    "uploads/a\u0000",
    "uploads/.hidden",
  ])
    await expect(guarded.facts(key)).rejects.toThrow(RangeError);
  expect([asked.mock.calls.length, guarded.state()]).toEqual([0, "ok"]);
});

test("[R42] caches file metadata during an outage; a written or removed file is read again", async () => {
  const { asked, storage } = createFakeStorage();
  const remembered = cacheFileMetadata(createGuardedStorage(storage));
  expect(await remembered.facts(PICTURE_KEY)).toEqual(fileFacts);
  asked.mockResolvedValue(null);
  await remembered.remove(PICTURE_KEY);
  expect(await remembered.facts(PICTURE_KEY)).toBeNull();
  asked.mockReset().mockResolvedValue(fileFacts);
  await remembered.put(PICTURE_KEY, Buffer.from("a"), { contentType: "image/webp" });
  const all = await Promise.all(Array.from({ length: 9 }, () => remembered.facts(PICTURE_KEY)));
  expect([all.length, asked.mock.calls.length]).toEqual([9, 1]);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 31_000);
  asked.mockRejectedValue(new Error("refused"));
  expect(await remembered.facts(PICTURE_KEY)).toEqual(fileFacts);
  await expect(remembered.facts("uploads/a/other.webp")).rejects.toThrow(StorageUnavailableError);
  vi.restoreAllMocks();
});
