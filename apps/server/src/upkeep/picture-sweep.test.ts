import type { Order } from "@dasturxon/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sweepBrandPictures } from "./picture-sweep.ts";
import { createTestClock } from "../platform/clock.ts";
import { serveImages } from "../platform/images/index.ts";
import { newId } from "../platform/ids.ts";
import { StorageUnavailableError } from "../platform/storage/index.ts";
import { changeBrandContent } from "../testing/change-content.ts";
import { selectAllColumns } from "../testing/every-row.ts";
import {
  COLUMNS_WITHOUT_PICTURES,
  listPicturePlaces,
  FULLY_SEARCHED_TABLES,
} from "../testing/picture-places.ts";
import { addTestContent, addTestStories } from "../testing/test-content.ts";
import {
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS } from "../testing/time-limits.ts";

const app = await createTestShop({ clock: createTestClock(new Date()) });
await addTestContent(app);
await addTestStories(app);
serveImages(app.http, { storage: app.storage, roots: [] });
const { userId, token: customerToken } = await app.signIn(CUSTOMER_PHONE);
// The order is needed because a claim with pictures belongs to an order.
await postOrder(app, customerToken, createPickupBody());
const pngBytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#c33" } })
  .png()
  .toBuffer();

/** Uploads a picture as the owner. */
async function uploadPicture(): Promise<string> {
  const authorization = `Bearer ${await app.signInStaff("owner@osh")}`;
  const reply = await app.http.app.inject({
    method: "POST",
    url: "/api/console/v1/pictures",
    headers: { host: "osh.localhost", authorization, "content-type": "image/png" },
    payload: pngBytes,
  });
  return reply.json<{ key: string }>().key;
}

const runStatement = (statement: ReturnType<typeof sql>) => changeBrandContent(app, app.osh, statement);
const advanceDays = (count: number) => app.clock.advance(count * 86_400_000);
const sweepPicturesOfOsh = (storage = app.storage) => sweepBrandPictures({ ...app, storage }, app.osh);
const isPictureStored = async (key: string) => (await app.storage.facts(`uploads/${key}.webp`)) !== null;
const fetchPictureStatus = async (key: string) =>
  (await app.http.app.inject({ url: `/img/${key}?w=96`, headers: { host: "osh.localhost" } })).statusCode;
async function countRenditions(): Promise<number> {
  let count = 0;
  for await (const _ of app.storage.list("images/")) count += 1;
  return count;
}

test("[R41] deletes an unreferenced picture after thirty days, with its copies in other sizes", async () => {
  const key = await uploadPicture();
  expect([await fetchPictureStatus(key), await countRenditions()]).toEqual([200, 1]);
  expect(await sweepPicturesOfOsh()).toBe(0);
  advanceDays(29);
  expect([await sweepPicturesOfOsh(), await fetchPictureStatus(key)]).toEqual([0, 200]);
  advanceDays(2);
  expect([
    await sweepPicturesOfOsh(),
    await isPictureStored(key),
    await fetchPictureStatus(key),
    await countRenditions(),
  ]).toEqual([1, false, 404, 0]);
});

const picturePlacesOfOsh = listPicturePlaces(app.osh);

test.each(picturePlacesOfOsh)(
  "[R41] keeps a picture referenced by $place, and deletes it thirty days after the reference is removed",
  async ({ put, clear, isSwept }) => {
    const key = await uploadPicture();
    await runStatement(put(key));
    for (let round = 0; round < 2; round += 1) {
      advanceDays(40);
      expect([await sweepPicturesOfOsh(), await isPictureStored(key)]).toEqual([0, true]);
    }
    await (isSwept ? app.db.platform((tx) => clear().execute(tx)) : runStatement(clear()));
    expect([await sweepPicturesOfOsh(), await isPictureStored(key)]).toEqual([0, true]);
    advanceDays(29);
    expect([await sweepPicturesOfOsh(), await isPictureStored(key)]).toEqual([0, true]);
    advanceDays(2);
    expect([await sweepPicturesOfOsh(), await isPictureStored(key)]).toEqual([1, false]);
  },
);

test("[R41] keeps a picture shown by an order, even if its product has another one", async () => {
  const [shown, other] = [await uploadPicture(), await uploadPicture()];
  await runStatement(
    sql`update products set image = ${shown} where merchant_id = ${app.osh} and id = ${productIdFromKey("plov")}`,
  );
  app.directory.drop();
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const order = await postOrder(app, token, createPickupBody());
  expect(order.cartItems[0]?.image).toBe(shown);
  await runStatement(sql`update products set image = null where merchant_id = ${app.osh}`);
  for (let year = 0; year < 3; year += 1) {
    advanceDays(400);
    await sweepPicturesOfOsh();
  }
  expect([await isPictureStored(shown), await isPictureStored(other)]).toEqual([true, false]);
  const again = await app.signIn(CUSTOMER_PHONE);
  const seen = await app.call<Order>(`/orders/v1/orders/${order.id}`, { token: again.token });
  expect([seen.body.cartItems[0]?.image, await fetchPictureStatus(shown)]).toEqual([shown, 200]);
});

test("[R41] a new reference restarts the thirty days", async () => {
  const key = await uploadPicture();
  advanceDays(29);
  await sweepPicturesOfOsh();
  await runStatement(sql`update users set image = ${key} where merchant_id = ${app.osh} and id = ${userId}`);
  advanceDays(2);
  await sweepPicturesOfOsh();
  await runStatement(sql`update users set image = null where merchant_id = ${app.osh}`);
  await sweepPicturesOfOsh();
  advanceDays(29);
  expect([await sweepPicturesOfOsh(), await isPictureStored(key)]).toEqual([0, true]);
  advanceDays(2);
  expect([await sweepPicturesOfOsh(), await isPictureStored(key)]).toEqual([1, false]);
});

describe("stored files without a row", () => {
  test("[R41] applies the same rule to files of an older version, and keeps files added manually", async () => {
    const [used, unused] = [newId(), newId()].map((id) => `${app.osh}/${id}`);
    const byHand = [
      `uploads/${app.osh}/logo.png`,
      `uploads/${app.osh}/${newId()}.png`,
      "uploads/osh/plov.webp",
    ];
    const files = [`uploads/${used}.webp`, `uploads/${unused}.webp`, ...byHand];
    for (const file of files) await app.storage.put(file, pngBytes, { contentType: "image/webp" });
    await runStatement(sql`update categories set image = ${used} where merchant_id = ${app.osh}`);
    expect(await sweepPicturesOfOsh()).toBe(0);
    advanceDays(31);
    expect(await sweepPicturesOfOsh()).toBe(1);
    const left = await Promise.all(files.map((file) => app.storage.facts(file)));
    expect(left.map((facts) => facts !== null)).toEqual([true, false, true, true, true]);
    await runStatement(sql`update categories set image = null where merchant_id = ${app.osh}`);
  });

  test("[R41] a later run deletes a file that stayed because the storage did not answer", async () => {
    const key = await uploadPicture();
    advanceDays(31);
    const away = { ...app.storage, remove: () => Promise.reject(new StorageUnavailableError("away")) };
    await expect(sweepPicturesOfOsh(away)).rejects.toThrow(StorageUnavailableError);
    expect([await sweepPicturesOfOsh(), await isPictureStored(key)]).toEqual([0, true]);
    advanceDays(31);
    await sweepPicturesOfOsh();
    expect(await isPictureStored(key)).toBe(false);
  });
});

test("[US-6] the next run deletes a customer's photo that could not be deleted at once", async () => {
  const guest = await app.signIn("+998901110000");
  const photo = await app.http.app.inject({
    method: "PUT",
    url: "/api/users/v1/users/photo",
    headers: { host: "osh.localhost", authorization: `Bearer ${guest.token}`, "content-type": "image/png" },
    payload: pngBytes,
  });
  const key = photo.json<{ image: string }>().image;
  const { remove } = app.storage;
  app.storage.remove = () => Promise.reject(new StorageUnavailableError("away"));
  const deleted = await app.call("/users/v1/users/photo", { token: guest.token, method: "DELETE" });
  app.storage.remove = remove;
  expect([deleted.status, await isPictureStored(key)]).toEqual([200, true]);
  expect([await sweepPicturesOfOsh(), await isPictureStored(key)]).toEqual([1, false]);
});

test("[R41] the daily job cleans up every brand", async () => {
  const key = await uploadPicture();
  advanceDays(31);
  await app.start();
  await expect.poll(() => isPictureStored(key), EVENT_POLL_OPTIONS).toBe(false);
});

test("[R41] every column that may reference a picture is checked", async () => {
  const looked = new Set(["orders.lines", ...picturePlacesOfOsh.map(({ place }) => place)]);
  const columns = await selectAllColumns(app);
  const tenants = new Set(
    columns.filter(({ column: name }) => name === "merchant_id").map(({ table }) => table),
  );
  const suspects = columns
    .filter(({ table }) => tenants.has(table))
    .filter(
      ({ column: name, type }) => type === "jsonb" || /image|icon|logo|picture|photo|gallery/.test(name),
    )
    .map(({ table, column: name }) => ({ table, name: `${table}.${name}` }));
  const isClassifiedColumn = ({ table, name }: { table: string; name: string }) =>
    FULLY_SEARCHED_TABLES.has(table) || looked.has(name) || COLUMNS_WITHOUT_PICTURES.has(name);
  expect(suspects.filter((each) => !isClassifiedColumn(each))).toEqual([]);
  const names = new Set(suspects.map(({ name }) => name));
  expect([...looked, ...COLUMNS_WITHOUT_PICTURES].filter((name) => !names.has(name))).toEqual([]);
});
