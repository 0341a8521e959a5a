import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { User } from "@dasturxon/contract/users";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { serveImages } from "../platform/images/index.ts";
import { createTestApp } from "../testing/test-app.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const METADATA_CANARY = "canary-of-the-sender";
const SCRIPT_UPLOAD = Buffer.from(`<script>alert("${METADATA_CANARY}")</script>`);
const MAX_MEMORY_GROWTH_BYTES = 150 * 1024 * 1024;
const MAX_ANSWER_MS = 2000;
const PARALLEL_UPLOADS = 4;

const dataDir = mkdtempSync(join(tmpdir(), "uploads-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await createTestApp({ config: { dataDir } });
serveImages(app.http, { storage: app.storage, roots: [] });
const { token } = await app.signIn("+998901000001");
const folder = join(dataDir, "uploads", app.osh);

const uploadPicture = async (payload: Buffer, type: string) => {
  const reply = await app.http.app.inject({
    method: "PUT",
    url: "/api/users/v1/users/photo",
    headers: { host: "osh.localhost", authorization: `Bearer ${token}`, "content-type": type },
    payload,
  });
  return { status: reply.statusCode, body: reply.json<User & { code: string }>() };
};

const drawImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });
const jpegBytes = await drawImage(60, 40)
  .withExif({
    IFD0: { Copyright: METADATA_CANARY },
    IFD3: { GPSLatitude: "41/1 18/1 0/1", GPSLatitudeRef: "N" },
  })
  .jpeg()
  .toBuffer();
const pngBytes = await drawImage(60, 40).png().toBuffer();

function computeCrc(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function buildPngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(computeCrc(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns a PNG file of few bytes that declares a large number of pixels. */
function createOversizedPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = pngBytes.subarray(0, 8);
  return Buffer.concat([
    signature,
    buildPngChunk("IHDR", head),
    buildPngChunk("IDAT", rows),
    buildPngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const pngWithComment = Buffer.concat([
  pngBytes.subarray(0, 33),
  buildPngChunk("tEXt", Buffer.from(`Comment\0${String(SCRIPT_UPLOAD)}`)),
  pngBytes.subarray(33),
]);
const FRAME_COUNT = 10_000;
const videoFrames = Array.from({ length: FRAME_COUNT }, () => Buffer.alloc(4 * 4 * 3, 0x77));
const animatedWebp = await sharp(Buffer.concat(videoFrames), {
  raw: { width: 4, height: 4 * FRAME_COUNT, channels: 3, pageHeight: 4 },
})
  .webp({ loop: 0 })
  .toBuffer();
const gifBytes = await drawImage(4, 4).gif().toBuffer();
const tiffBytes = await drawImage(4, 4).tiff().toBuffer();
const svgBytes = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${String(SCRIPT_UPLOAD)}</svg>`,
);

const uploadCases: [name: string, bytes: Buffer, type: string, status: number][] = [
  ["place and camera in the metadata", jpegBytes, "image/jpeg", 200],
  ["a picture and a page in one", Buffer.concat([pngBytes, SCRIPT_UPLOAD]), "image/png", 200],
  ["a page in a comment", pngWithComment, "image/png", 200],
  [`${FRAME_COUNT} frames`, animatedWebp, "image/webp", 200],
  ["a JPEG that says PNG", jpegBytes, "image/png", 200],
  ["19,000 by 19,000 pixels", createOversizedPng(19_000), "image/png", 400],
  ["2,000,000,000 pixels a side, and no more", createOversizedPng(8).fill(0x7f, 16, 24), "image/png", 400],
  ["a drawing with a script", svgBytes, "image/svg+xml", 415],
  ["a drawing that says PNG", svgBytes, "image/png", 400],
  [
    "a drawing that says JPEG after its signature",
    Buffer.concat([jpegBytes.subarray(0, 3), svgBytes]),
    "image/jpeg",
    400,
  ],
  ["a page that says PNG", SCRIPT_UPLOAD, "image/png", 400],
  ["a GIF that says PNG", gifBytes, "image/png", 400],
  ["a TIFF that says PNG", tiffBytes, "image/png", 400],
  ["the signature of a PNG alone", pngBytes.subarray(0, 8), "image/png", 400],
  ["half a PNG", pngBytes.subarray(0, 60), "image/png", 400],
  ["more than 5 MB", Buffer.concat([pngBytes, Buffer.alloc(5 * 1024 * 1024)]), "image/png", 413],
];

test("[S23] hostile pictures are re-encoded without the sender's bytes or refused", async () => {
  const before = process.memoryUsage().rss;
  let most = before;
  for (const [name, bytes, type, status] of uploadCases) {
    const began = performance.now();
    const answer = await uploadPicture(bytes, type);
    const took = performance.now() - began;
    expect([name, answer.status, took < MAX_ANSWER_MS]).toEqual([name, status, true]);
    most = Math.max(most, process.memoryUsage().rss);
    if (status !== 200) continue;
    const [kept, ...more] = readdirSync(folder);
    expect([name, more]).toEqual([name, []]);
    const file = readFileSync(join(folder, kept ?? ""));
    const { format, pages, exif, xmp, icc } = await sharp(file).metadata();
    expect([name, format, pages, exif, xmp, icc]).toEqual([name, "webp", ...Array.from({ length: 4 })]);
    expect(file.includes(METADATA_CANARY)).toBe(false);
    const served = await app.http.app.inject({
      url: `/img/${answer.body.image}?w=96`,
      headers: { host: "osh.localhost" },
    });
    expect([name, served.statusCode, served.headers["x-content-type-options"]]).toEqual([
      name,
      200,
      "nosniff",
    ]);
    expect(served.rawPayload.includes(METADATA_CANARY)).toBe(false);
    // The headers make a browser show a directly opened upload as a picture and run no script.
    expect(String(served.headers["content-type"])).toMatch(/^image\/(webp|jpeg|png|avif)$/);
    expect(String(served.headers["content-security-policy"])).toMatch(/sandbox|default-src 'none'/);
  }
  expect(most - before).toBeLessThan(MAX_MEMORY_GROWTH_BYTES);
  const grown = ((most - before) / 1024 / 1024).toFixed(0);
  printLoadTestFigure(
    `S23: ${uploadCases.length} of ${uploadCases.length} hostile pictures harmless, memory grew by ${grown} MB`,
  );
});

/** Returns the maximum increase of memory while `work` runs, in megabytes. */
async function measureMemoryPeak(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  await work();
  clearInterval(timer);
  return (Math.max(most, process.memoryUsage.rss()) - before) / 1024 / 1024;
}

test(
  "[S23] four concurrent photos of 48 megapixels are processed in limited memory, and a single one quickly",
  async () => {
    const big = await drawImage(8064, 6048).jpeg().toBuffer();
    const statuses: number[] = [];
    const took: number[] = [];
    const grown = await measureMemoryPeak(async () => {
      await Promise.all(
        Array.from({ length: PARALLEL_UPLOADS }, async () => {
          const began = performance.now();
          statuses.push((await uploadPicture(big, "image/jpeg")).status);
          took.push(performance.now() - began);
        }),
      );
    });
    expect(statuses).toEqual(Array.from({ length: PARALLEL_UPLOADS }, () => 200));
    expect(grown).toBeLessThan(MAX_MEMORY_GROWTH_BYTES / 1024 / 1024);
    const began = performance.now();
    expect((await uploadPicture(big, "image/jpeg")).status).toBe(200);
    const alone = performance.now() - began;
    expect(alone).toBeLessThan(scaleTime(MAX_ANSWER_MS));
    printLoadTestFigure(
      `S23: ${statuses.length} of ${PARALLEL_UPLOADS} photos of 48 megapixels at once, memory grew by at most ${grown.toFixed(0)} MB, ` +
        `one alone took ${Math.round(alone)} ms, the last of them ${Math.round(Math.max(...took))} ms`,
    );
  },
  scaleTime(60_000),
);
