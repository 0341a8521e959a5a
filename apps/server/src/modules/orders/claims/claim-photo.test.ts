import type { Claim, StaffClaim } from "@dasturxon/contract";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createTestClock } from "../../../platform/clock.ts";
import { serveImages } from "../../../platform/images/index.ts";
import { postClaim } from "../../../testing/claim-requests.ts";
import {
  closeNewOrder,
  createPickupBody,
  createTestShop,
  CUSTOMER_PHONE,
  postOrder,
} from "../../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";
import { sweepBrandPictures } from "../../../upkeep/picture-sweep.ts";

const dataDir = mkdtempSync(join(tmpdir(), "claims-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const app = await createTestShop({ clock: createTestClock(new Date()), config: { dataDir } });
serveImages(app.http, { storage: app.storage, roots: [] });
const owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);

const drawImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });
const placeReceivedOrder = async (token = guest.token) =>
  closeNewOrder(app, owner, await postOrder(app, token, createPickupBody()));
const putPhoto = async ({ orderId }: Pick<Claim, "orderId">, payload: Buffer, more: object = {}) => {
  const reply = await app.http.app.inject({
    method: "PUT",
    url: `/api/orders/v1/orders/${orderId}/claims/photo`,
    headers: {
      host: "osh.localhost",
      authorization: `Bearer ${guest.token}`,
      "content-type": "image/png",
      ...more,
    },
    payload,
  });
  return { status: reply.statusCode, body: reply.json<Claim & { code: string }>() };
};
const listUploads = () => readdirSync(join(dataDir, "uploads", app.osh));

test("[OR-15, S23] a photo is encoded again without metadata, shown to the staff, and replaced by another one", async () => {
  const claim = await postClaim(app, guest.token, await placeReceivedOrder());
  const exif = { IFD0: { Copyright: "canary" } };
  const first = await putPhoto(claim, await drawImage(60, 40).withExif(exif).png().toBuffer());
  expect(first).toMatchObject({ status: 200, body: { id: claim.id, photo: expect.any(String) } });
  const { photo } = first.body;
  const path = `/console/v1/claims?orderId=${claim.orderId}`;
  const shown = await app.call<{ content: StaffClaim[] }>(path, { token: owner });
  expect(shown.body.content[0]?.photo).toBe(photo);
  const served = await app.http.app.inject({ url: `/img/${photo}?w=96`, headers: { host: "osh.localhost" } });
  expect(served.headers["content-type"]).toBe("image/webp");
  expect((await sharp(join(dataDir, "uploads", `${photo}.webp`)).metadata()).exif).toBeUndefined();
  const second = await putPhoto(claim, await drawImage(5, 5).png().toBuffer());
  expect(second.body.photo).not.toBe(photo);
  expect(listUploads()).toHaveLength(1);
});

test("[OR-15, S23] refuses what is no picture, and a photo of another customer's or an answered claim", async () => {
  const claim = await postClaim(app, guest.token, await placeReceivedOrder());
  const before = listUploads();
  const picture = await drawImage(4, 4).png().toBuffer();
  expect((await putPhoto(claim, picture.subarray(0, 30))).body.code).toBe("image_unreadable");
  expect((await putPhoto(claim, Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))).status).toBe(413);
  const stranger = await app.signIn("+998907777777");
  const theirs = { authorization: `Bearer ${stranger.token}` };
  expect((await putPhoto(claim, picture, theirs)).status).toBe(404);
  const body = { answer: { kind: "WORDS" }, text: "Uzr!" };
  await app.call(`/console/v1/claims/${claim.id}/answer`, { token: owner, body });
  expect((await putPhoto(claim, picture)).status).toBe(404);
  expect(listUploads()).toEqual(before);
});

test("[OR-15, US-6] a deleted account deletes the text and the photo of its claims", async () => {
  await app.start();
  const leaving = await app.signIn("+998901112233");
  const claim = await postClaim(app, leaving.token, await placeReceivedOrder(leaving.token));
  const before = listUploads();
  const authorization = `Bearer ${leaving.token}`;
  await putPhoto(claim, await drawImage(4, 4).png().toBuffer(), { authorization });
  expect(listUploads()).toHaveLength(before.length + 1);
  await app.call("/users/v1/users", { token: leaving.token, method: "DELETE" });
  const fetchClaim = async () => {
    const path = `/console/v1/claims?orderId=${claim.orderId}`;
    return (await app.call<{ content: StaffClaim[] }>(path, { token: owner })).body.content[0];
  };
  await expect.poll(fetchClaim, EVENT_POLL_OPTIONS).toMatchObject({ comment: null, photo: null, phone: "" });
  await sweepBrandPictures(app, app.osh);
  expect(listUploads()).toEqual(before);
});
