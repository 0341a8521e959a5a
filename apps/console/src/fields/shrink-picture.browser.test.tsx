import { expect, test } from "vitest";
import { shrinkPicture } from "./shrink-picture.ts";

const createDrawnPicture = (width: number, height: number, type = "image/png") => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type });
};

test("[S23] reduces the sides of a small file with many pixels, and leaves a picture that fits unchanged", async () => {
  const large = await createDrawnPicture(8064, 1000, "image/jpeg");
  expect(large.size).toBeLessThan(4_500_000);
  const small = await createImageBitmap(await shrinkPicture(large));
  expect([small.width, small.height]).toEqual([2000, 248]);
  const fitting = await createDrawnPicture(2000, 1500);
  expect(await shrinkPicture(fitting)).toBe(fitting);
});

test("[S23] uploads a file that is not a picture unchanged, so that the server reports the reason", async () => {
  const text = new Blob(["plov"], { type: "image/png" });
  expect(await shrinkPicture(text)).toBe(text);
});
