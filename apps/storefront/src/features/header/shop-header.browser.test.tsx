import { expect, test } from "vitest";
import { renderStore } from "../../testing/render-store.tsx";
import { ShopHeader } from "./shop-header.tsx";

async function logoOf(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return `data:image/png;base64,${bytes.toBase64()}`;
}

test.each([
  ["a square", 300, 300, 40],
  ["a wide", 1200, 500, 96],
  ["a very wide", 2000, 200, 96],
  ["a tall", 500, 1200, 40],
])("[BR-11] %s logo is shown whole in the head of the store", async (_, width, height, wide) => {
  const { page } = await renderStore(<ShopHeader />, { brand: { logo: await logoOf(width, height) } });
  await expect.poll(() => page.getByCss("header img").query()?.clientWidth).toBe(wide);
  const logo = page.getByCss("header img").element() as HTMLImageElement;
  expect([logo.clientHeight, getComputedStyle(logo).objectFit]).toEqual([40, "contain"]);
});
