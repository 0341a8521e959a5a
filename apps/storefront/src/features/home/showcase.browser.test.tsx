import type { Banner, Story } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seeStory } from "../../shop/content/seen-stories.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { idOf } from "../../testing/shop-fixture.ts";
import { HomeMotion } from "./motion.ts";
import { Showcase } from "./showcase.tsx";

/** A one-pixel placeholder picture. */
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const words = (text: string) => ({ uz: text, ru: text, eng: text });
const bannerOf = (position: number): Banner => ({
  id: idOf(70 + position),
  name: words(`Banner ${position}`),
  image: PIXEL,
  link: null,
  position,
});
const storyOf = (position: number): Story => ({
  id: idOf(60 + position),
  name: words(`Story ${position}`),
  image: PIXEL,
  position,
  pages: [],
});

const render = () =>
  renderStore(
    <>
      <Showcase stories={[storyOf(0), storyOf(1)]} banners={[bannerOf(0), bannerOf(1)]} />
      <HomeMotion />
    </>,
  );

test("[CT-1] banners are moved by hand and by keys, and a dot shows which one is visible", async () => {
  const store = await render();
  const row = page.getByRole("group", { name: store.t("banners.label") });
  const current = () =>
    [...document.querySelectorAll(".banner-dots i")].map((dot) => dot.hasAttribute("data-current"));
  await expect.poll(current).toEqual([true, false]);
  const { scrollWidth } = row.element();
  row.element().scrollTo(scrollWidth, 0);
  await expect.poll(current).toEqual([false, true]);
  row.element().scrollTo(0, 0);
  await expect.poll(current).toEqual([true, false]);
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(current).toEqual([false, true]);
});

test("[CT-1] the ring of a viewed story is dimmed, the others are not", async () => {
  await render();
  const seen = () =>
    page
      .getByRole("link", { name: /^Story/ })
      .elements()
      .map((ring) => ring.hasAttribute("data-seen"));
  await expect.poll(seen).toEqual([false, false]);
  seeStory(idOf(61));
  await expect.poll(seen).toEqual([false, true]);
});
