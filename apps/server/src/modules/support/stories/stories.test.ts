import type { Story } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { updateContentVersion } from "../../merchants/index.ts";
import { testApp } from "../../../testing/test-app.ts";
import { addStories } from "../../../testing/test-content.ts";

const app = await testApp();
const name = { uz: "Yangi", ru: "Новое", eng: "New" };
const page = { picture: "osh/page", text: name };
const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
await addStories(app, [
  { key: "news", name, picture: "osh/news", pages: [page, { ...page, link: "/category" }] },
  { key: "soon", name, picture: "osh/soon", pages: [page], startAt: at(10), endAt: at(20) },
]);
const stories = async (host = "osh.localhost") =>
  (await app.call<Story[]>("/notifications/v2/stories", { host })).body;
const shown = async () => (await stories()).map(({ image }) => image);
const mine = await app.signIn("+998901000001");
const seen = async (token: string) => (await app.call("/notifications/v2/stories/seen", { token })).body;

test("[CT-1] a story has pages and a start and end time", async () => {
  expect(await stories()).toMatchObject([
    {
      name,
      image: "osh/news",
      pages: [{ image: "osh/page", link: null, seconds: 6 }, { link: "/category" }],
    },
  ]);
  app.clock.advance(11 * 60_000);
  await expect.poll(shown).toEqual(["osh/news", "osh/soon"]);
  app.clock.advance(11 * 60_000);
  await expect.poll(shown).toEqual(["osh/news"]);
  expect(await stories("pizza.localhost")).toEqual([]);
});

test("[CT-1] marks a story as seen once, for this customer only", async () => {
  const [story] = await stories();
  const see = (id?: string) =>
    app.call(`/notifications/v2/stories/${id}/seen`, { token: mine.token, method: "POST" });
  await Promise.all([see(story?.id), see(story?.id)]);
  expect(await seen(mine.token)).toEqual([story?.id]);
  expect(await seen((await app.signIn("+998901000002")).token)).toEqual([]);
  expect((await see(app.osh)).status).toBe(404);
});

test("[CT-1] with storiesActive off there are none", async () => {
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update merchant_settings set features = features || '{"storiesActive": false}'`.execute(tx);
    await updateContentVersion(tx);
  });
  app.directory.drop();
  await expect.poll(() => stories()).toEqual([]);
});
