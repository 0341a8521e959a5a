import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { scaleTime } from "../../../../../../scripts/setup/time-scale.mjs";
import { createTestClock } from "../../clock.ts";
import { serveTestStore } from "../../../testing/pages-fixture.ts";
import { PAGE_CACHE_MS } from "./cache-lifetimes.ts";
import { IdleCompression, REQUESTS_BEFORE_BEST_COMPRESSION } from "./idle-compression.ts";
import { prepareReply } from "./prepared-reply.ts";

const createJson = (name: string) =>
  JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ id: at * 7919, name: `${name} ${at % 37}` })));
const compressBest = (plain: Buffer | string) =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

afterEach(() => void vi.useRealTimers());

/** Requests a prepared response as often as `IdleCompression` needs to compress it at the best quality. */
async function requestOften(compression: IdleCompression, reply: ReturnType<typeof prepareReply>) {
  for (let n = 0; n < REQUESTS_BEFORE_BEST_COMPRESSION; n += 1) {
    compression.note(reply.content);
    await reply.variantFor("br");
  }
}

const readSize = async (reply: ReturnType<typeof prepareReply>) => (await reply.variantFor("br")).body.length;

test(
  "a page that is requested often is compressed with the best quality once the process is idle, also after it is rendered again",
  { timeout: scaleTime(20_000) },
  async () => {
    const clock = createTestClock();
    const { get, rendered } = serveTestStore({ clock });
    const getSize = async () => {
      const { rawPayload } = await get("/", { "accept-encoding": "br" });
      return { sent: rawPayload.length, best: compressBest(brotliDecompressSync(rawPayload)) };
    };
    const first = await getSize();
    expect(first.sent).toBeGreaterThan(first.best);
    for (let n = 1; n < REQUESTS_BEFORE_BEST_COMPRESSION; n += 1) await getSize();
    await expect.poll(async () => (await getSize()).sent, { timeout: scaleTime(15_000) }).toBe(first.best);
    clock.advance(PAGE_CACHE_MS);
    expect([(await getSize()).sent, rendered.length]).toEqual([first.best, 2]);
  },
);

test("a process that is not idle keeps the fast compression until it is idle", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let isIdle = false;
  const compression = new IdleCompression(() => isIdle);
  const reply = prepareReply(createJson("Osh"));
  const best = compressBest(createJson("Osh"));
  await requestOften(compression, reply);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await readSize(reply)).toBeGreaterThan(best);
  isIdle = true;
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitUntil(async () => (await readSize(reply)) === best);
});

test("at each check one reply at most is compressed with the best quality", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let idleChecks = 1;
  const compression = new IdleCompression(() => (idleChecks -= 1) >= 0);
  const replies = ["Osh", "Somsa"].map((name) => prepareReply(createJson(name)));
  const best = ["Osh", "Somsa"].map((name) => compressBest(createJson(name)));
  for (const reply of replies) await requestOften(compression, reply);
  const readSizes = () => Promise.all(replies.map(readSize));
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitUntil(async () => (await readSizes())[0] === best[0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await readSizes())[1]).toBeGreaterThan(best[1] ?? 0);
  idleChecks = 1;
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitUntil(async () => (await readSizes())[1] === best[1]);
});

test("an equal reply is sent with the known best compression at its first request", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const compression = new IdleCompression(() => true);
  const reply = prepareReply(createJson("Osh"));
  await requestOften(compression, reply);
  await vi.advanceTimersByTimeAsync(1_000);
  const best = compressBest(createJson("Osh"));
  await vi.waitUntil(async () => (await readSize(reply)) === best);
  const again = prepareReply(createJson("Osh"), { headers: { "x-other": "1" } });
  compression.note(again.content);
  expect(await again.variantFor("br")).toMatchObject({
    etag: (await reply.variantFor("br")).etag,
    headers: { "x-other": "1", "content-length": String(best) },
  });
});

test("a reply that is requested rarely, or is larger than a megabyte, keeps the fast compression", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const compression = new IdleCompression(() => true);
  const rare = prepareReply(createJson("Osh"));
  const large = prepareReply(JSON.stringify(Array.from({ length: 100 }, (_, at) => createJson(`Osh ${at}`))));
  compression.note(rare.content);
  await requestOften(compression, large);
  expect(vi.getTimerCount()).toBe(0);
});
