import type { Banner, Story } from "@dasturxon/contract";
import { linkTo } from "@dasturxon/domain/store-link";
import { expect, test } from "vitest";
import { goodRows, ownPicture } from "../../../testing/good-rows.ts";
import { productId, shop } from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  data: { field: string };
}
const app = await shop();
const token = await app.signInStaff("owner@osh");
const BANNERS = "/console/v1/banners";
const STORIES = "/console/v1/stories";
const fresh = () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
};
const banners = async (host = "osh.localhost") => {
  fresh();
  return (await app.call<Banner[]>("/support/v1/banner", { host })).body;
};
const stories = async () => {
  fresh();
  return (await app.call<Story[]>("/notifications/v2/stories", { host: "osh.localhost" })).body;
};
const add = (path: string, body: object) => app.call<Row>(path, { token, body });
const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
const page = { image: ownPicture, text: { uz: "Bir" }, link: null as string | null, seconds: 5 };

test("[CT-1] banners are shown in order, between their start and end, in their brand only", async () => {
  const made = async (more: object) =>
    (await add(BANNERS, { ...goodRows.banner.row(), endAt: null, ...more })).body;
  const first = await made({ name: { uz: "Birinchi" }, link: linkTo("product", productId("plov")) });
  const second = await made({ name: { uz: "Ikkinchi" }, startAt: at(10), endAt: at(20) });
  expect((await banners()).map(({ name }) => name.uz)).toEqual(["Birinchi"]);
  await app.call(`${BANNERS}/positions`, { method: "PUT", token, body: { ids: [second.id, first.id] } });
  app.clock.advance(11 * 60_000);
  expect(await banners()).toMatchObject([
    { name: { uz: "Ikkinchi" }, link: "/profile/promos" },
    { name: { uz: "Birinchi" }, link: linkTo("product", productId("plov")) },
  ]);
  app.clock.advance(11 * 60_000);
  expect((await banners()).map(({ name }) => name.uz)).toEqual(["Birinchi"]);
  expect(await banners("pizza.localhost")).toEqual([]);
  await app.call(`${BANNERS}/${first.id}?version=${first.version}`, { method: "DELETE", token });
  expect(await banners()).toEqual([]);
});

test("[CT-1] a story is shown with its pages in order, and a removed one is hidden", async () => {
  const pages = [page, { ...page, text: { uz: "Ikki", ru: "" }, link: "https://t.me/osh", seconds: 9 }];
  const made = (await add(STORIES, { ...goodRows.story.row(), name: { uz: "Yangi" }, pages })).body;
  expect(await stories()).toMatchObject([
    { name: { uz: "Yangi" }, pages: [{ text: { uz: "Bir" }, seconds: 5 }, { link: "https://t.me/osh" }] },
  ]);
  const turned = { ...goodRows.story.row(), pages: pages.toReversed(), version: made.version };
  const changed = await app.call<Row>(`${STORIES}/${made.id}`, { method: "PUT", token, body: turned });
  expect((await stories())[0]?.pages.map(({ seconds }) => seconds)).toEqual([9, 5]);
  const { version } = changed.body;
  await app.call(`${STORIES}/${made.id}?version=${version}`, { method: "DELETE", token });
  expect(await stories()).toEqual([]);
  const again = (await add(STORIES, goodRows.story.row())).body;
  const last = (await add(STORIES, goodRows.story.row())).body;
  const order = { ids: [last.id, again.id] };
  await app.call("/console/v1/stories/positions", { method: "PUT", token, body: order });
  expect((await stories()).map(({ id }) => id)).toEqual([last.id, again.id]);
  const guest = await app.signIn("+998901000077");
  const seen = await app.call(`/notifications/v2/stories/${made.id}/seen`, {
    token: guest.token,
    method: "POST",
  });
  expect(seen.status).toBe(404);
});

test("[CT-1] a link to a disabled product is inactive until the product is enabled", async () => {
  const link = linkTo("product", productId("cola"));
  const made = (await add(BANNERS, { ...goodRows.banner.row(), link })).body;
  const linkOf = async () => (await banners()).find(({ id }) => id === made.id)?.link;
  const path = `/console/v1/menu/products/${productId("cola")}`;
  const turn = async (isActive: boolean) => {
    const { body } = await app.call(path, { token });
    const { id: _id, changedAt: _at, changedBy: _by, ...row } = body;
    await app.call(path, { method: "PUT", token, body: { ...row, isActive } });
  };
  expect(await linkOf()).toBe(link);
  await turn(false);
  expect(await linkOf()).toBeNull();
  await turn(true);
  expect(await linkOf()).toBe(link);
});

const nobody = linkTo("product", "01933a5e-0000-7000-8000-00000000dead");
test.each([
  ["link", BANNERS, { link: nobody }],
  ["link", BANNERS, { link: "javascript:alert(1)" }],
  ["link", BANNERS, { link: "//evil.example" }],
  ["image", BANNERS, { image: "pizza/banner" }],
  ["name", BANNERS, { name: { uz: " " } }],
  ["endAt", BANNERS, { startAt: "2026-05-01T00:00:00Z", endAt: "2026-05-01T00:00:00Z" }],
  ["endAt", STORIES, { startAt: "2026-05-02T00:00:00Z", endAt: "2026-05-01T00:00:00Z" }],
  ["pages", STORIES, { pages: [] }],
  ["pages.1.image", STORIES, { pages: [page, { ...page, image: "pizza/story" }] }],
  ["pages.0.link", STORIES, { pages: [{ ...page, link: nobody }] }],
  ["pages.0.seconds", STORIES, { pages: [{ ...page, seconds: 0 }] }],
])("[CT-1, S23] names %s if a row of %s with %j is invalid", async (field, path, change) => {
  const good = path === BANNERS ? goodRows.banner.row() : goodRows.story.row();
  expect(await add(path, { ...good, ...change })).toMatchObject({ status: 400, body: { data: { field } } });
});
