import type { Banner, Story } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { markStorySeen } from "../../shop/content/seen-stories.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId } from "../../testing/shop-fixture.ts";
import { BannerRow } from "./banner-row.tsx";
import { HomeMarkupEffects } from "./motion.ts";
import { Showcase } from "./showcase.tsx";

/** A one-pixel placeholder picture. */
const PIXEL_IMAGE = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const createText = (text: string) => ({ uz: text, ru: text, eng: text });
const createBanner = (position: number): Banner => ({
  id: createTestId(70 + position),
  name: createText(`Banner ${position}`),
  image: PIXEL_IMAGE,
  link: null,
  position,
});
const createStory = (position: number): Story => ({
  id: createTestId(60 + position),
  name: createText(`Story ${position}`),
  image: PIXEL_IMAGE,
  position,
  pages: [],
});

const renderShowcase = () =>
  renderStore(
    <>
      <Showcase stories={[createStory(0), createStory(1)]} />
      <BannerRow banners={[createBanner(0), createBanner(1)]} />
      <HomeMarkupEffects />
    </>,
  );

test("[CT-1] banners are moved by hand and by keys, and a dot shows which one is visible", async () => {
  const store = await renderShowcase();
  const row = page.getByRole("group", { name: store.t("banners.label") });
  const listCurrentDots = () =>
    [...document.querySelectorAll(".banner-dots i")].map((dot) => dot.hasAttribute("data-current"));
  await expect.poll(listCurrentDots).toEqual([true, false]);
  const { scrollWidth } = row.element();
  row.element().scrollTo(scrollWidth, 0);
  await expect.poll(listCurrentDots).toEqual([false, true]);
  row.element().scrollTo(0, 0);
  await expect.poll(listCurrentDots).toEqual([true, false]);
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(listCurrentDots).toEqual([false, true]);
});

test("[CT-1] the ring of a viewed story is dimmed, the others are not", async () => {
  await renderShowcase();
  const listSeenFlags = () =>
    page
      .getByRole("link", { name: /^Story/ })
      .elements()
      .map((ring) => ring.hasAttribute("data-seen"));
  await expect.poll(listSeenFlags).toEqual([false, false]);
  markStorySeen(createTestId(61));
  await expect.poll(listSeenFlags).toEqual([false, true]);
});
