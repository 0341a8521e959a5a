import { expect, test } from "vitest";
import { renderStore } from "../../testing/render-store.tsx";
import { ShopHeader } from "./shop-header.tsx";

function createLogoUrl(width: number, height: number): string {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  return canvas.toDataURL("image/png");
}

test.each([
  ["a square", 300, 300, 40],
  ["a wide", 1200, 500, 96],
  ["a very wide", 2000, 200, 96],
  ["a tall", 500, 1200, 40],
])("[BR-11] %s logo is shown uncut in the store's header", async (_, width, height, wide) => {
  await renderStore(<ShopHeader linksId="brand-links" />, { brand: { logo: createLogoUrl(width, height) } });
  const findLogo = () => document.querySelector("header img");
  await expect.poll(() => findLogo()?.clientWidth).toBe(wide);
  expect(findLogo()?.clientHeight).toBe(40);
  expect(findLogo()?.computedStyleMap().get("object-fit")?.toString()).toBe("contain");
});
