import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { type FakeAnswers, createFakeRefusal } from "../testing/fake-api.ts";
import { renderPage } from "../testing/render-page.tsx";
import { PictureField } from "./picture-field.tsx";

/** Image field of a product that stores its value. */
function StatefulPictureField() {
  const [value, setValue] = useState<string | null>(null);
  const words = { label: "Rasm", description: undefined, error: undefined, disabled: false };
  return <PictureField {...words} frame="dish" value={value} onChange={setValue} onWait={() => undefined} />;
}

/** Returns an image of 800 × 400 pixels, its left half red and its right half blue. */
async function createTwoColorFile(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 400);
  const context = canvas.getContext("2d");
  for (const [at, color] of ["#f00", "#00f"].entries()) {
    if (context) context.fillStyle = color;
    context?.fillRect(at * 400, 0, 400, 400);
  }
  return new File([await canvas.convertToBlob()], "halves.png", { type: "image/png" });
}

/** Returns the aspect ratio of an image, and whether it is red at this fraction of its width. */
async function inspectImage(blob: Blob | undefined, part: number) {
  if (!blob) throw new Error("nothing was sent");
  const picture = await createImageBitmap(blob);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context?.drawImage(picture, 0, 0);
  const at = Math.floor(picture.width * part);
  const [red = 0, , blue = 0] = context?.getImageData(at, 10, 1, 1).data ?? [];
  return { ratio: Math.round((picture.width / picture.height) * 100) / 100, isRed: red > blue };
}

async function openField(answer: FakeAnswers["POST /console/v1/pictures"]) {
  const rendered = await renderPage(<StatefulPictureField />, {
    api: { "POST /console/v1/pictures": answer },
  });
  const { page, t, api } = rendered;
  const dialog = page.getByRole("dialog", { name: t("crop.title"), exact: true });
  const uploadFile = async (file: File) =>
    userEvent.upload(page.getByCss("input[type=file]").element(), file);
  const getSentPicture = () => api.sentTo("POST /console/v1/pictures").at(-1) as unknown as Blob | undefined;
  const pressButton = (name: "crop.done" | "crop.whole") =>
    dialog.getByRole("button", { name: t(name), exact: true }).click();
  return { ...rendered, dialog, choose: uploadFile, sent: getSentPicture, press: pressButton };
}

test("[FM-5] shows a message below the field for a file that is not a picture or has an unsupported format", async () => {
  const { page, t, api, choose } = await openField(createFakeRefusal("unsupported_type"));
  const fault = page.getByRole("alert");
  for (const [name, type] of [
    ["chizma.svg", "image/svg+xml"],
    ["surat.heic", "image/heic"],
    ["matn.jpg", "image/jpeg"],
  ] as const) {
    await choose(new File(["no picture, only words"], name, { type }));
    await expect.element(fault).toMatchTextContent(t("picture.unfit"));
  }
  api.answer({ "POST /console/v1/pictures": createFakeRefusal("payload_too_large") });
  await choose(new File(["no picture, only words"], "katta.jpg", { type: "image/jpeg" }));
  await expect.element(fault).toMatchTextContent(t("picture.unfit"));
  await expectAccessible();
});

test("[FM-5] uploads a picture whole or cropped to its frame; Escape uploads nothing", async () => {
  const { page, dialog, choose, sent, press } = await openField({ key: "osh/abc.webp" });
  const file = await createTwoColorFile();
  await choose(file);
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toBeUndefined();

  await choose(file);
  await press("crop.whole");
  await expect
    .element(page.getByCss("img.picture"))
    .toHaveAttribute("src", expect.stringContaining("osh/abc.webp"));
  expect(await inspectImage(sent(), 0.45)).toEqual({ ratio: 2, isRed: true });
  await choose(file);
  await press("crop.done");
  await expect.poll(() => inspectImage(sent(), 0.4)).toEqual({ ratio: 1.33, isRed: true });
});

test("[FM-5] moves and zooms the picture in its frame by keys and wheel", async () => {
  const { page, t, dialog, choose, sent, press } = await openField({ key: "osh/abc.webp" });
  await choose(await createTwoColorFile());
  const frame = dialog.getByLabelText(t("crop.move"), { exact: true });
  const zoom = page.getByLabelText(t("crop.zoom"), { exact: true });
  await expect.element(frame).toBeVisible();
  frame.element().dispatchEvent(new WheelEvent("wheel", { deltaY: -100, bubbles: true, cancelable: true }));
  await expect.element(zoom).not.toHaveValue("1");
  frame.element().focus();
  await userEvent.keyboard("-");
  await expect.element(zoom).toHaveValue("1");
  await userEvent.keyboard("{ArrowLeft>9/}+");
  // The zoomed crop frame shows the right end of the image, so the result is blue from a quarter of its width.
  await press("crop.done");
  await expect.poll(() => inspectImage(sent(), 0.3)).toEqual({ ratio: 1.33, isRed: false });
});

test("[FM-5] moves the picture in its frame by the pointer, where it stays when released", async () => {
  const { t, dialog, choose, sent, press } = await openField({ key: "osh/abc.webp" });
  await choose(await createTwoColorFile());
  const frame = dialog.getByLabelText(t("crop.move"), { exact: true });
  await expect.element(frame).toBeVisible();
  const element = frame.element();
  element.setPointerCapture = () => undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const createPointerPosition = (part: number) => ({
    clientX: left + width * part,
    clientY: top + height / 2,
    bubbles: true,
    pointerId: 1,
    button: 0,
    buttons: 1,
  });
  element.dispatchEvent(new PointerEvent("pointerdown", createPointerPosition(0.5)));
  element.dispatchEvent(new PointerEvent("pointermove", createPointerPosition(0.97)));
  element.dispatchEvent(new PointerEvent("pointerup", { ...createPointerPosition(0.97), buttons: 0 }));
  element.dispatchEvent(new PointerEvent("pointermove", { ...createPointerPosition(0.1), buttons: 0 }));
  // The crop frame shows the left two thirds of the picture, so three quarters of the cropped image are red.
  await press("crop.done");
  await expect.poll(() => inspectImage(sent(), 0.7)).toEqual({ ratio: 1.33, isRed: true });
});
