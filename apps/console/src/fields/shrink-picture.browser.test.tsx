import { expect, test } from "vitest";
import { shrinkPicture } from "./shrink-picture.ts";

const drawn = (width: number, height: number, type = "image/png") => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type });
};

test("[S23] a picture of few bytes and many pixels is made smaller by its sides, one that fits goes as it is", async () => {
  const large = await drawn(8064, 1000, "image/jpeg");
  expect(large.size).toBeLessThan(4_500_000);
  const small = await createImageBitmap(await shrinkPicture(large));
  expect([small.width, small.height]).toEqual([2000, 248]);
  const fitting = await drawn(2000, 1500);
  expect(await shrinkPicture(fitting)).toBe(fitting);
});

test("[S23] what is no picture goes as it is: the server says why it is not taken", async () => {
  const text = new Blob(["plov"], { type: "image/png" });
  expect(await shrinkPicture(text)).toBe(text);
});
