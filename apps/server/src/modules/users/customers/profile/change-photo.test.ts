import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { User } from "@dasturxon/contract/users";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { serveImages } from "../../../../platform/images/index.ts";
import { createTestApp } from "../../../../testing/test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await createTestApp({ config: { dataDir } });
serveImages(app.http, { storage: app.storage, roots: [] });
const { token } = await app.signIn("+998901000001");

const drawImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });
const putPhoto = async (payload: Buffer, type = "image/jpeg", owner = token) => {
  const reply = await app.http.app.inject({
    method: "PUT",
    url: "/api/users/v1/users/photo",
    headers: { host: "osh.localhost", authorization: `Bearer ${owner}`, "content-type": type },
    payload,
  });
  return { status: reply.statusCode, body: reply.json<User & { code: string }>() };
};
const fetchPhoto = (key: string | null, host = "osh.localhost") =>
  app.http.app.inject({ url: `/img/${key}?w=96`, headers: { host } });
const listUploads = () => readdirSync(join(dataDir, "uploads", app.osh));
/** Returns the resized copies of photos that were requested. */
const listResizedCopies = () =>
  readdirSync(join(dataDir, "images"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

test("[US-2] a photo is stored and served by the image route, cacheable and without metadata", async () => {
  const exif = { IFD0: { Copyright: "canary" } };
  const photo = await drawImage(600, 400).withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer();
  const { status, body } = await putPhoto(photo);
  expect([status, body.image?.startsWith(`${app.osh}/`)]).toEqual([200, true]);
  const served = await fetchPhoto(body.image);
  expect(served.headers).toMatchObject({ "content-type": "image/webp" });
  expect(served.headers["cache-control"]).toContain("immutable");
  const kept = sharp(join(dataDir, "uploads", `${body.image}.webp`));
  expect(await kept.metadata()).toMatchObject({ width: 400, height: 600, format: "webp" });
  expect((await kept.metadata()).exif).toBeUndefined();
});

test("[BR-12] another brand's host does not serve a customer's photo", async () => {
  const { body } = await putPhoto(await drawImage(4, 4).png().toBuffer(), "image/png");
  expect((await fetchPhoto(body.image, "pizza.localhost")).statusCode).toBe(404);
});

test("[US-2] another photo replaces the first; a deleted one is removed from the disk too", async () => {
  const before = await putPhoto(await drawImage(5, 5).png().toBuffer(), "image/png");
  const after = await putPhoto(await drawImage(6, 6).webp().toBuffer(), "image/webp");
  expect(after.body.image).not.toBe(before.body.image);
  expect(listUploads()).toHaveLength(1);
  const gone = await app.call<User>("/users/v1/users/photo", { token, method: "DELETE" });
  expect(gone.body.image).toBeNull();
  expect(listUploads()).toEqual([]);
  expect((await fetchPhoto(after.body.image)).statusCode).toBe(404);
});

test("[US-2] [US-6] deleting a photo or the account deletes its copies in every size", async () => {
  const { body } = await putPhoto(await drawImage(50, 50).png().toBuffer(), "image/png");
  for (const query of ["?w=96", "?w=180", ".webp?w=96&f=avif"])
    await app.http.app.inject({ url: `/img/${body.image}${query}`, headers: { host: "osh.localhost" } });
  expect(listResizedCopies().length).toBeGreaterThanOrEqual(3);
  await app.call("/users/v1/users/photo", { token, method: "DELETE" });
  expect(listResizedCopies()).toEqual([]);
  const leaving = await app.signIn("+998901000002");
  const photo = await putPhoto(await drawImage(50, 50).png().toBuffer(), "image/png", leaving.token);
  expect((await fetchPhoto(photo.body.image)).statusCode).toBe(200);
  await app.call("/users/v1/users", { token: leaving.token, method: "DELETE" });
  expect([listUploads(), listResizedCopies()]).toEqual([[], []]);
});

test("[S23] refuses a file that is not a picture, whatever its content type", async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = await drawImage(4, 4).gif().toBuffer();
  const half = (await drawImage(300, 300).png().toBuffer()).subarray(0, 200);
  for (const wrong of [drawing, gif, half])
    expect((await putPhoto(wrong)).body.code).toBe("image_unreadable");
  expect((await putPhoto(drawing, "image/svg+xml")).status).toBe(415);
  expect((await putPhoto(gif, "image/gif")).status).toBe(415);
  expect((await putPhoto(Buffer.alloc(0))).status).toBe(400);
  expect((await putPhoto(Buffer.from("{}"), "application/json")).status).toBe(400);
  expect(listUploads()).toEqual([]);
});

test("[S23] refuses more than five megabytes or 25 million pixels", async () => {
  expect((await putPhoto(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))).status).toBe(413);
  const flood = await drawImage(5100, 5000).png().toBuffer();
  const { body } = await putPhoto(flood, "image/png");
  expect(body).toMatchObject({
    code: "image_too_many_pixels",
    description: { en: expect.stringMatching(/5\s100×5\s000/) },
    data: { width: 5100, height: 5000, most: 25 },
  });
});

test("[AP-2] a call without a picture body refuses pictures", async () => {
  const reply = await app.http.app.inject({
    method: "POST",
    url: "/api/users/v1/users/code",
    headers: { host: "osh.localhost", "content-type": "image/png" },
    payload: await drawImage(4, 4).png().toBuffer(),
  });
  expect(reply.statusCode).toBe(415);
});
