import type { ContentVersionEvent, Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { PLATFORM_HOST, signInAdministrator } from "../../testing/administrator.ts";
import { validRowsByResource, createValidRow } from "../../testing/good-rows.ts";
import { listenToEvents } from "../../testing/listen.ts";
import { createTestShop } from "../../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS } from "../../testing/time-limits.ts";

const app = await createTestShop();
await app.start();
const token = await app.signInStaff("owner@osh");
const listenToContent = (brand: string) =>
  listenToEvents<ContentVersionEvent>(app, "/support/v1/merchant/content/events", { "merchant-id": brand });
const oshEvents = await listenToContent(app.osh);
const pizzaEvents = await listenToContent(app.pizza);
const fetchMenuVersion = async () =>
  (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body.version;
const POLL_TIMEOUTS = EVENT_POLL_OPTIONS;
/** Returns the last event, and whether the menu read after it has the event's version. */
const matchLastEventToMenu = async () => {
  const told = oshEvents().at(-1);
  return { changed: told?.changed, isOfMenu: told?.version === (await fetchMenuVersion()) };
};

test("[MN-7] sends an open store the current menu version at once", async () => {
  await expect.poll(oshEvents, POLL_TIMEOUTS).toHaveLength(1);
  expect(oshEvents()).toEqual([
    { version: await fetchMenuVersion(), changed: null, menuHash: null, isActive: true },
  ]);
});

test("[MN-7, CH-2, BR-9] sends a changed product, pause or setting within two seconds, with the resulting menu version", async () => {
  const { id: categoryId } = await createValidRow(app, {
    path: "/console/v1/menu/categories",
    name: "category",
    token,
  });
  await app.call("/console/v1/menu/products", {
    token,
    body: { ...validRowsByResource.product.row(), categoryId },
  });
  await expect.poll(matchLastEventToMenu, POLL_TIMEOUTS).toEqual({ changed: "menu", isOfMenu: true });
  const until = new Date(app.clock.now().getTime() + 1_800_000).toISOString();
  await app.call("/console/v1/pauses", { token, body: { kind: "STOP", until } });
  await expect.poll(matchLastEventToMenu, POLL_TIMEOUTS).toEqual({ changed: "pauses", isOfMenu: true });
  await createValidRow(app, { path: "/console/v1/banners", name: "banner", token });
  await expect.poll(matchLastEventToMenu, POLL_TIMEOUTS).toEqual({ changed: "brand", isOfMenu: true });
  const { menuHash } = oshEvents().at(-1) ?? {};
  const held = await app.call<Menu>(`/products/v1/menu/${menuHash}`, { host: "osh.localhost" });
  expect(held.body.version).toBe(await fetchMenuVersion());
  const versions = oshEvents().map(({ version }) => Number(version));
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
});

test("[S1] sends nothing to another brand's guests", () => {
  expect(pizzaEvents()).toHaveLength(1);
});

test("[BR-7] sends guests the block of a brand by the platform, and its end", async () => {
  const administrator = await signInAdministrator(app);
  const changeBrandBlock = (word: string, body?: object) =>
    app.call(`/platform/v1/brands/${app.pizza}/${word}`, {
      host: PLATFORM_HOST,
      token: administrator,
      method: "POST",
      ...(body && { body }),
    });
  await changeBrandBlock("block", { reason: { uz: "Toʻlov kutilmoqda" } });
  await expect
    .poll(() => pizzaEvents().at(-1), POLL_TIMEOUTS)
    .toMatchObject({ changed: "brand", isActive: false });
  await changeBrandBlock("unblock");
  await expect
    .poll(() => pizzaEvents().at(-1), POLL_TIMEOUTS)
    .toMatchObject({ changed: "brand", isActive: true });
});

test("[BR-12] a stream of another brand than the host's is not found", async () => {
  const reply = await app.call("/support/v1/merchant/content/events", {
    headers: { "merchant-id": app.pizza },
  });
  expect([reply.status, reply.body]).toMatchObject([404, { code: "not_found" }]);
});
