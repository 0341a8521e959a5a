import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpFixture, oshBrand, pizzaBrand } from "../../testing/http-fixture.ts";
import { isRefused } from "../http/index.ts";
import { createDiskStorage } from "../storage/index.ts";
import { prepareUpload, serveImages } from "./index.ts";
import { scaleTime } from "../../testing/time-limits.ts";

const folder = mkdtempSync(join(tmpdir(), "images-"));
const root = join(folder, "pictures");
const { http, app } = createHttpFixture();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svgDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Returns a PNG file whose header declares a larger size than its data has. */
function buildOversizedPng(side: number): Buffer {
  const buildPngChunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    buildPngChunk("IHDR", header),
    buildPngChunk("IDAT", data),
    buildPngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const drawImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

beforeAll(async () => {
  mkdirSync(join(root, "osh"), { recursive: true });
  mkdirSync(join(root, pizzaBrand.id), { recursive: true });
  writeFileSync(join(folder, "secret.png"), await drawImage(10, 10).png().toBuffer());
  await drawImage(1000, 800).png().toFile(join(root, "osh/plov.png"));
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 240, height: 240, channels: 3, noise, background: "#c33" } })
    .png()
    .toFile(join(root, "osh/noise.png"));
  for (const name of ["own", "logo"])
    await drawImage(10, 10)
      .png()
      .toFile(join(root, pizzaBrand.id, `${name}.png`));
  writeFileSync(join(root, "osh/drawing.svg"), svgDrawing);
  writeFileSync(join(root, "osh/disguised.png"), svgDrawing);
  writeFileSync(join(root, "osh/bomb.png"), buildOversizedPng(19_000));
  symlinkSync(join(folder, "secret.png"), join(root, "osh/link.png"));
  serveImages(http, {
    roots: [join(folder, "none"), root],
    storage: createDiskStorage(join(folder, "cache")),
    isLogo: async (key) => key === `${pizzaBrand.id}/logo`,
  });
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  await app.inject({ url, headers: { host: "osh.localhost", ...headers } });
const readSizeAndFormat = async ({ rawPayload }: { rawPayload: Buffer }) => {
  const { width, height, format } = await sharp(rawPayload).metadata();
  return [width, height, format];
};

test("[FM-5] a picture is 480 by 480 WebP by default", async () => {
  const reply = await get("/img/osh/plov");
  expect(reply.headers["content-type"]).toBe("image/webp");
  expect(await readSizeAndFormat(reply)).toEqual([480, 480, "webp"]);
});

test("[FM-5] applies width, height, quality and format, with sizes rounded up to the list", async () => {
  expect(await readSizeAndFormat(await get("/img/osh/plov?w=350&f=jpeg"))).toEqual([360, 288, "jpeg"]);
  expect(await readSizeAndFormat(await get("/img/osh/plov?w=96&h=180&f=png"))).toEqual([96, 180, "png"]);
  expect(await readSizeAndFormat(await get("/img/osh/plov.png?w=99999"))).toEqual([1000, 800, "webp"]);
  const avif = await get("/img/osh/plov?w=240&f=avif&q=50");
  expect([avif.headers["content-type"], (await readSizeAndFormat(avif))[2]]).toEqual(["image/avif", "heif"]);
});

test("[FM-5] quality is 100 by default, and a lower one is smaller", async () => {
  const fetchImageBytes = async (query: string) => (await get(`/img/osh/noise?${query}`)).rawPayload.length;
  const [unsaid, full, low] = [
    await fetchImageBytes("w=240"),
    await fetchImageBytes("w=240&q=100"),
    await fetchImageBytes("w=240&q=20"),
  ];
  expect(unsaid).toBe(full);
  expect(low).toBeLessThan(full * 0.6);
});

test("[FM-5] width, height and quality give the same picture as w, h and q, rendered once", async () => {
  const countFiles = () =>
    readdirSync(join(folder, "cache"), { recursive: true, withFileTypes: true }).length;
  for (const [short, long] of [
    ["w=100&h=100&q=20", "width=100&height=100&quality=20"],
    ["w=360&f=jpeg&q=75", "width=350&format=jpg&quality=70"],
    ["h=96&f=png", "height=90&f=png"],
    ["w=96&h=540", "width=96&w=96&h=540"],
  ]) {
    const first = await get(`/img/osh/noise?${short}`);
    const made = countFiles();
    const second = await get(`/img/osh/noise?${long}`);
    expect([long, second.statusCode, second.rawPayload.equals(first.rawPayload)]).toEqual([long, 200, true]);
    expect([long, second.headers.etag, countFiles()]).toEqual([long, first.headers.etag, made]);
  }
});

test("[S22] renders only the store's sizes and qualities, PNG in one quality, AVIF up to 960", async () => {
  const fetchEtag = async (query: string) => (await get(`/img/osh/noise?${query}`)).headers.etag;
  const countEtags = async (queries: string[]) => new Set(await Promise.all(queries.map(fetchEtag))).size;
  const qualities = Array.from({ length: 20 }, (_, n) => n * 5 + 1);
  for (const [format, kept] of [
    ["avif", 4],
    ["webp", 2],
    ["jpeg", 2],
    ["png", 1],
  ] as const) {
    expect([format, await countEtags(qualities.map((q) => `w=96&f=${format}&q=${q}`))]).toEqual([
      format,
      kept,
    ]);
  }
  const listCachedFiles = () => readdirSync(join(folder, "cache"), { recursive: true, withFileTypes: true });
  const before = listCachedFiles().filter((entry) => entry.isFile()).length;
  await countEtags(qualities.map((q) => `w=180&f=png&q=${q}`));
  expect(listCachedFiles().filter((entry) => entry.isFile())).toHaveLength(before + 1);
  expect(await readSizeAndFormat(await get("/img/osh/plov?w=1080&f=avif&q=55"))).toEqual([960, 768, "heif"]);
});

test("[AP-2] refuses an invalid size by name", async () => {
  for (const [query, field] of [
    ["w=0", "w"],
    ["w=x", "w"],
    ["h=-1", "h"],
    ["q=101", "q"],
    ["f=svg", "f"],
    ["f=jpeg&f=jpeg", "f"],
    ["w=1&w=2", "w"],
    ["width=0", "width"],
    ["width=1e3", "width"],
    ["height=-1", "height"],
    ["quality=101", "quality"],
    ["quality=1%200", "quality"],
    ["format=constructor", "format"],
    ["width=1&width=2", "width"],
    ["w=100&width=200", "width"],
  ]) {
    const reply = await get(`/img/osh/plov?${query}`);
    expect([query, reply.statusCode, reply.json().data.field]).toEqual([query, 400, field]);
  }
});

test("a known picture answers 304, a versioned URL is immutable", async () => {
  const first = await get("/img/osh/plov?w=96");
  expect(first.headers["cache-control"]).toContain("max-age=86400");
  expect((await get("/img/osh/plov?w=96", { "if-none-match": String(first.headers.etag) })).statusCode).toBe(
    304,
  );
  expect((await get("/img/osh/plov?w=96&v=1")).headers["cache-control"]).toContain("immutable");
});

test("renders one picture once for concurrent requests", async () => {
  const started = performance.now();
  const all = await Promise.all(Array.from({ length: 30 }, () => get("/img/osh/plov?w=960&f=avif&q=95")));
  expect(new Set(all.map((reply) => reply.headers.etag)).size).toBe(1);
  expect(performance.now() - started).toBeLessThan(scaleTime(8000));
});

test("refuses a key that points outside the folders", async () => {
  const keys = [
    "../secret.png",
    "osh/../../secret.png",
    "..%2fsecret.png",
    "%2e%2e/secret.png",
    "osh/..%5c..%5csecret.png",
    "osh/link.png",
    "osh",
    "osh/",
    "/etc/passwd",
    "http://127.0.0.1:1/x.png",
    "https%3A%2F%2Fevil.example%2Fx.png",
    "file:///etc/passwd",
    `${"a/".repeat(50)}x`,
  ];
  for (const key of keys) {
    const reply = await get(`/img/${key}`);
    // The server first redirects a key with another spelling to its canonical path.
    const { location } = reply.headers;
    const { statusCode } = location === undefined ? reply : await get(location);
    expect([key, statusCode]).toEqual([key, 404]);
  }
  expect((await get("/img/osh/plov.png%00.webp")).statusCode).toBe(400);
});

test("does not serve SVG, also with another extension", async () => {
  expect((await get("/img/osh/drawing.svg")).statusCode).toBe(404);
  expect((await get("/img/osh/disguised.png")).statusCode).toBe(404);
});

test("refuses a picture with too many pixels at once", async () => {
  const started = performance.now();
  const reply = await get("/img/osh/bomb");
  expect([reply.statusCode, reply.json().code]).toEqual([400, "image_unreadable"]);
  expect(performance.now() - started).toBeLessThan(scaleTime(2000));
});

test("[BR-12] another brand's host does not serve a brand's uploads", async () => {
  const url = `/img/${pizzaBrand.id}/own`;
  expect((await get(url, { host: "pizza.localhost" })).statusCode).toBe(200);
  expect((await get(url, { host: "osh.localhost" })).statusCode).toBe(404);
  expect((await get(url, { host: "nobody.example" })).statusCode).toBe(404);
  expect((await get(url, { host: "food.localhost" })).statusCode).toBe(404);
  expect((await get(url, { host: "food.localhost", cookie: "page=2" })).statusCode).toBe(200);
  expect(oshBrand.id).not.toBe(pizzaBrand.id);
});

test("[BR-11] every host serves a logo, for the list of brands", async () => {
  const url = `/img/${pizzaBrand.id}/logo`;
  for (const host of ["nobody.example", "osh.localhost", "pizza.localhost"])
    expect([host, (await get(url, { host })).statusCode]).toEqual([host, 200]);
});

test("re-encodes an upload without metadata, with its orientation applied", async () => {
  const exif = { IFD0: { Copyright: "canary" }, IFD3: { GPSLatitudeRef: "N" } };
  const photo = await drawImage(300, 200).withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer();
  const made = await prepareUpload(photo);
  if (isRefused(made)) throw new Error(made.code);
  expect([made.width, made.height, made.ending]).toEqual([200, 300, ".webp"]);
  const { exif: left, icc } = await sharp(made.data).metadata();
  expect([left, icc]).toEqual([undefined, undefined]);
  expect(made.data.includes("canary")).toBe(false);
});

test("refuses uploads that are not pictures, broken or decompression bombs", async () => {
  const half = (await drawImage(400, 400).png().toBuffer()).subarray(0, 300);
  const gif = await drawImage(4, 4).gif().toBuffer();
  const tiff = await drawImage(4, 4).tiff().toBuffer();
  const wrong = [Buffer.from(svgDrawing), half, gif, tiff, Buffer.alloc(0), Buffer.from("GIF89a<script>")];
  for (const data of wrong) expect(await prepareUpload(data)).toMatchObject({ code: "image_unreadable" });
  expect(await prepareUpload(Buffer.alloc(13 * 1024 * 1024))).toMatchObject({ code: "payload_too_large" });
});

test("[S23] reduces a JPEG of 48 megapixels from a phone in limited time, with its orientation applied", async () => {
  const large = await drawImage(8064, 6048).withMetadata({ orientation: 6 }).jpeg({ quality: 50 }).toBuffer();
  const started = performance.now();
  const made = await prepareUpload(large);
  if (isRefused(made)) throw new Error(made.code);
  expect([made.width, made.height]).toEqual([1500, 2000]);
  expect(performance.now() - started).toBeLessThan(scaleTime(4000));
});

test("[S23] refuses a picture with too many pixels for its kind by its header, with its size", async () => {
  const started = performance.now();
  const jpeg = await drawImage(16, 16).jpeg().toBuffer();
  const progressive = await drawImage(16, 16).jpeg({ progressive: true }).toBuffer();
  for (const [data, most] of [
    [buildOversizedPng(19_000), 25],
    [replaceJpegDimensions(jpeg, 12_000, 9500), 110],
    [replaceJpegDimensions(progressive, 8064, 6400), 50],
  ] as const)
    expect(await prepareUpload(data)).toMatchObject({ code: "image_too_many_pixels", data: { most } });
  expect(performance.now() - started).toBeLessThan(scaleTime(2000));
});

/** Returns the JPEG with a false width and height in its header, in pixels. */
function replaceJpegDimensions(jpeg: Buffer, width: number, height: number): Buffer {
  const data = Buffer.from(jpeg);
  const frame = data.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(data[at + 1] ?? 0));
  data.writeUInt16BE(height, frame + 5);
  data.writeUInt16BE(width, frame + 7);
  return data;
}

test("removes data appended to a picture", async () => {
  const polyglot = Buffer.concat([
    await drawImage(20, 20).jpeg().toBuffer(),
    Buffer.from("<script>alert(1)</script>"),
  ]);
  const made = await prepareUpload(polyglot);
  if (isRefused(made)) throw new Error(made.code);
  expect(made.data.includes("script")).toBe(false);
});
