import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { scaleTime } from "../../testing/time-limits.ts";
import { createHttpFixture } from "../../testing/http-fixture.ts";
import { createDiskStorage } from "../storage/index.ts";
import { serveImages } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "image-turns-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const gaussianNoise = { type: "gaussian", mean: 128, sigma: 60 } as const;
/** Creates one picture that takes some milliseconds to resize and one that takes none. Pictures are never enlarged. */
beforeAll(async () => {
  for (const [name, side] of [
    ["noise", 240],
    ["dot", 4],
  ] as const) {
    const picture = {
      width: side,
      height: side,
      channels: 3,
      noise: gaussianNoise,
      background: "#c33",
    } as const;
    await sharp({ create: picture })
      .png()
      .toFile(join(folder, `${name}.png`));
  }
});

const sidePixels = ["96", "180", "360", "480", "540", "720", "960", "1080"];
const sizeQueries = sidePixels.flatMap((w) => sidePixels.map((h) => `w=${w}&h=${h}`));
const pictureKeys = sizeQueries.slice(0, 40).map((pair) => `noise?${pair}&f=webp`);
const imageUrlFromKey = (key: string) => `/img/${key}`;

/** Starts a server for the pictures. The cache of resized pictures is read only after `opening`. */
function startServer(
  name: string,
  { callsPerMinute = 0, maxMadeBytes = 1e9, opening = Promise.resolve() } = {},
) {
  const { http, app } = createHttpFixture({ callsPerMinute });
  const cacheDir = join(folder, name);
  const disk = createDiskStorage(cacheDir);
  const storage = { ...disk, get: (key: string) => opening.then(() => disk.get(key)) };
  serveImages(http, { roots: [folder], storage, maxMadeBytes });
  onTestFinished(() => app.close());
  const fetchPicture = async (key: string, remoteAddress: string) =>
    await app.inject({ url: imageUrlFromKey(key), headers: { host: "localhost" }, remoteAddress });
  const listCachedFiles = () =>
    readdirSync(cacheDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { app, get: fetchPicture, files: listCachedFiles };
}

test("[S34] queues pictures per IP address, so that one with many requests does not delay others", async () => {
  const { get } = startServer("turns");
  let done = 0;
  const many = pictureKeys.map(async (key) => {
    const { statusCode } = await get(key, "10.0.0.1");
    done += 1;
    return statusCode;
  });
  // At this point one of the picture requests is complete, and all others wait in the queue.
  await Promise.race(many);
  expect((await get("noise?w=96&f=webp", "10.0.0.2")).statusCode).toBe(200);
  expect(done).toBeLessThan(pictureKeys.length / 3);
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
});

test("[S34] skips a picture whose clients all disconnected; renders one with a waiting client", async () => {
  // The server makes no picture before this promise resolves: all visitors have connected and most of them have
  // disconnected.
  const opening = Promise.withResolvers<void>();
  const { app, files } = startServer("gone", { opening: opening.promise });
  let [arrived, open] = [0, 0];
  app.server.on("request", (_, reply) => {
    arrived += 1;
    open += 1;
    reply.on("close", () => (open -= 1));
  });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const requestImage = (key: string) =>
    request({ port, host: "127.0.0.1", path: imageUrlFromKey(key), headers: { host: "localhost" } }).end();
  const gone = pictureKeys.map((key) => requestImage(key).on("error", () => undefined));
  const stays = new Promise<number | undefined>((resolve) => {
    requestImage(pictureKeys.at(-1) ?? "").on("response", (response) =>
      resolve(response.resume().statusCode),
    );
  });
  await expect.poll(() => arrived, { timeout: scaleTime(10_000) }).toBe(pictureKeys.length + 1);
  for (const each of gone) each.destroy();
  await expect.poll(() => open, { timeout: scaleTime(10_000) }).toBe(1);
  opening.resolve();
  expect(await stays).toBe(200);
  expect(files()).toHaveLength(1);
});

test("[S34] limits an IP address to a hundred and fifty rendered pictures a minute; existing ones do not count", async () => {
  const { get } = startServer("limited", { callsPerMinute: 600 });
  const all = sizeQueries.flatMap((pair) =>
    ["webp", "jpeg", "png"].map((format) => `dot?${pair}&f=${format}`),
  );
  const statuses: number[] = [];
  for (let at = 0; at < 160; at += 20) {
    const wave = all.slice(at, at + 20).map((key) => get(key, "10.0.0.1"));
    statuses.push(...(await Promise.all(wave)).map(({ statusCode }) => statusCode));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(150);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await get(all[0] ?? "", "10.0.0.1")).statusCode).toBe(200);
  expect((await get(all[159] ?? "", "10.0.0.2")).statusCode).toBe(200);
});

test("[R22] limits the disk space of rendered pictures, however fast they are rendered", async () => {
  const maxMadeBytes = 400_000;
  const { get, files } = startServer("disk", { maxMadeBytes });
  let made = 0;
  for (const pair of sizeQueries.slice(0, 24)) {
    made += (await get(`noise?${pair}&f=png`, "10.0.0.1")).rawPayload.length;
    expect(files().reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxMadeBytes);
  }
  expect(made).toBeGreaterThan(2 * maxMadeBytes);
});
