import type { Banner, Story } from "@dasturxon/contract";
import { createStoreLink } from "@dasturxon/domain/store-link";
import { expect, test } from "vitest";
import { validRowsByResource, oshPictureKey } from "../../../testing/good-rows.ts";
import { productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  data: { field: string };
}
const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const BANNERS_PATH = "/console/v1/banners";
const STORIES_PATH = "/console/v1/stories";
const dropCaches = () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
};
const fetchBanners = async (host = "osh.localhost") => {
  dropCaches();
  return (await app.call<Banner[]>("/support/v1/banner", { host })).body;
};
const fetchStories = async () => {
  dropCaches();
  return (await app.call<Story[]>("/notifications/v2/stories", { host: "osh.localhost" })).body;
};
const addRow = (path: string, body: object) => app.call<Row>(path, { token, body });
const formatTimeAfterMinutes = (minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
const storyPage = { image: oshPictureKey, text: { uz: "Bir" }, link: null as string | null, seconds: 5 };

test("[CT-1] banners are shown in order, between their start and end, in their brand only", async () => {
  const addBanner = async (more: object) =>
    (await addRow(BANNERS_PATH, { ...validRowsByResource.banner.row(), endAt: null, ...more })).body;
  const first = await addBanner({
    name: { uz: "Birinchi" },
    link: createStoreLink("product", productIdFromKey("plov")),
  });
  const second = await addBanner({
    name: { uz: "Ikkinchi" },
    startAt: formatTimeAfterMinutes(10),
    endAt: formatTimeAfterMinutes(20),
  });
  expect((await fetchBanners()).map(({ name }) => name.uz)).toEqual(["Birinchi"]);
  await app.call(`${BANNERS_PATH}/positions`, { method: "PUT", token, body: { ids: [second.id, first.id] } });
  app.clock.advance(11 * 60_000);
  expect(await fetchBanners()).toMatchObject([
    { name: { uz: "Ikkinchi" }, link: "/profile/promos" },
    { name: { uz: "Birinchi" }, link: createStoreLink("product", productIdFromKey("plov")) },
  ]);
  app.clock.advance(11 * 60_000);
  expect((await fetchBanners()).map(({ name }) => name.uz)).toEqual(["Birinchi"]);
  expect(await fetchBanners("pizza.localhost")).toEqual([]);
  await app.call(`${BANNERS_PATH}/${first.id}?version=${first.version}`, { method: "DELETE", token });
  expect(await fetchBanners()).toEqual([]);
});

test("[CT-1] a story is shown with its pages in order, and a removed one is hidden", async () => {
  const pages = [
    storyPage,
    { ...storyPage, text: { uz: "Ikki", ru: "" }, link: "https://t.me/osh", seconds: 9 },
  ];
  const made = (
    await addRow(STORIES_PATH, { ...validRowsByResource.story.row(), name: { uz: "Yangi" }, pages })
  ).body;
  expect(await fetchStories()).toMatchObject([
    { name: { uz: "Yangi" }, pages: [{ text: { uz: "Bir" }, seconds: 5 }, { link: "https://t.me/osh" }] },
  ]);
  const turned = { ...validRowsByResource.story.row(), pages: pages.toReversed(), version: made.version };
  const changed = await app.call<Row>(`${STORIES_PATH}/${made.id}`, {
    method: "PUT",
    token,
    body: turned,
  });
  expect((await fetchStories())[0]?.pages.map(({ seconds }) => seconds)).toEqual([9, 5]);
  const { version } = changed.body;
  await app.call(`${STORIES_PATH}/${made.id}?version=${version}`, { method: "DELETE", token });
  expect(await fetchStories()).toEqual([]);
  const again = (await addRow(STORIES_PATH, validRowsByResource.story.row())).body;
  const last = (await addRow(STORIES_PATH, validRowsByResource.story.row())).body;
  const order = { ids: [last.id, again.id] };
  await app.call("/console/v1/stories/positions", { method: "PUT", token, body: order });
  expect((await fetchStories()).map(({ id }) => id)).toEqual([last.id, again.id]);
  const guest = await app.signIn("+998901000077");
  const seen = await app.call(`/notifications/v2/stories/${made.id}/seen`, {
    token: guest.token,
    method: "POST",
  });
  expect(seen.status).toBe(404);
});

test("[CT-1] a link to a disabled product is inactive until the product is enabled", async () => {
  const link = createStoreLink("product", productIdFromKey("cola"));
  const made = (await addRow(BANNERS_PATH, { ...validRowsByResource.banner.row(), link })).body;
  const fetchBannerLink = async () => (await fetchBanners()).find(({ id }) => id === made.id)?.link;
  const path = `/console/v1/menu/products/${productIdFromKey("cola")}`;
  const setBannerActive = async (isActive: boolean) => {
    const { body } = await app.call(path, { token });
    const { id: _id, changedAt: _at, changedBy: _by, ...row } = body;
    await app.call(path, { method: "PUT", token, body: { ...row, isActive } });
  };
  expect(await fetchBannerLink()).toBe(link);
  await setBannerActive(false);
  expect(await fetchBannerLink()).toBeNull();
  await setBannerActive(true);
  expect(await fetchBannerLink()).toBe(link);
});

const deadLink = createStoreLink("product", "01933a5e-0000-7000-8000-00000000dead");
test.each([
  ["link", BANNERS_PATH, { link: deadLink }],
  ["link", BANNERS_PATH, { link: "javascript:alert(1)" }],
  ["link", BANNERS_PATH, { link: "//evil.example" }],
  ["image", BANNERS_PATH, { image: "pizza/banner" }],
  ["name", BANNERS_PATH, { name: { uz: " " } }],
  ["endAt", BANNERS_PATH, { startAt: "2026-05-01T00:00:00Z", endAt: "2026-05-01T00:00:00Z" }],
  ["endAt", STORIES_PATH, { startAt: "2026-05-02T00:00:00Z", endAt: "2026-05-01T00:00:00Z" }],
  ["pages", STORIES_PATH, { pages: [] }],
  ["pages.1.image", STORIES_PATH, { pages: [storyPage, { ...storyPage, image: "pizza/story" }] }],
  ["pages.0.link", STORIES_PATH, { pages: [{ ...storyPage, link: deadLink }] }],
  ["pages.0.seconds", STORIES_PATH, { pages: [{ ...storyPage, seconds: 0 }] }],
])("[CT-1, S23] names %s if a row of %s with %j is invalid", async (field, path, change) => {
  const good = path === BANNERS_PATH ? validRowsByResource.banner.row() : validRowsByResource.story.row();
  expect(await addRow(path, { ...good, ...change })).toMatchObject({
    status: 400,
    body: { data: { field } },
  });
});
