import type { Story } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { updateContentVersion } from "../../merchants/index.ts";
import { createTestApp } from "../../../testing/test-app.ts";
import { addTestStories } from "../../../testing/test-content.ts";

const app = await createTestApp();
const name = { uz: "Yangi", ru: "Новое", eng: "New" };
const storyPage = { picture: "osh/page", text: name };
const formatTimeAfterMinutes = (minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
await addTestStories(app, [
  { key: "news", name, picture: "osh/news", pages: [storyPage, { ...storyPage, link: "/category" }] },
  {
    key: "soon",
    name,
    picture: "osh/soon",
    pages: [storyPage],
    startAt: formatTimeAfterMinutes(10),
    endAt: formatTimeAfterMinutes(20),
  },
]);
const fetchStories = async (host = "osh.localhost") =>
  (await app.call<Story[]>("/notifications/v2/stories", { host })).body;
const listStoryImages = async () => (await fetchStories()).map(({ image }) => image);
const mainCustomer = await app.signIn("+998901000001");
const fetchSeenStories = async (token: string) =>
  (await app.call("/notifications/v2/stories/seen", { token })).body;

test("[CT-1] a story has pages and a start and end time", async () => {
  expect(await fetchStories()).toMatchObject([
    {
      name,
      image: "osh/news",
      pages: [{ image: "osh/page", link: null, seconds: 6 }, { link: "/category" }],
    },
  ]);
  app.clock.advance(11 * 60_000);
  await expect.poll(listStoryImages).toEqual(["osh/news", "osh/soon"]);
  app.clock.advance(11 * 60_000);
  await expect.poll(listStoryImages).toEqual(["osh/news"]);
  expect(await fetchStories("pizza.localhost")).toEqual([]);
});

test("[CT-1] marks a story as seen once, for this customer only", async () => {
  const [story] = await fetchStories();
  const markStorySeen = (id?: string) =>
    app.call(`/notifications/v2/stories/${id}/seen`, { token: mainCustomer.token, method: "POST" });
  await Promise.all([markStorySeen(story?.id), markStorySeen(story?.id)]);
  expect(await fetchSeenStories(mainCustomer.token)).toEqual([story?.id]);
  expect(await fetchSeenStories((await app.signIn("+998901000002")).token)).toEqual([]);
  expect((await markStorySeen(app.osh)).status).toBe(404);
});

test("[CT-1] with storiesActive off there are none", async () => {
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update merchant_settings set features = features || '{"storiesActive": false}'`.execute(tx);
    await updateContentVersion(tx);
  });
  app.directory.drop();
  await expect.poll(() => fetchStories()).toEqual([]);
});
