import type { BrandSettings, Menu, WebSettings } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createDraftClient } from "../../testing/draft-requests.ts";
import { createInvitedStaff } from "../../testing/invited-staff.ts";
import { productIdFromKey, createTestShop } from "../../testing/test-shop.ts";

const MINUTE_MS = 60_000;
const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const draftClient = createDraftClient(app, owner);
const publishDrafts = (ids: string[], token = owner) =>
  app.call<{ published: number; batchId: string; code: string; data: { drafts: object[] } }>(
    "/console/v1/drafts/publish",
    { token, body: { ids } },
  );
const previewDrafts = (token = owner) =>
  app.call<{ url: string; code: string }>("/console/v1/drafts/preview", { method: "POST", token });
const parsePreviewToken = (url: string) => new URL(url).searchParams.get("preview") ?? "";
const plovReply = await app.call<{ version: number; costPrice: number }>(
  `/console/v1/menu/products/${productIdFromKey("plov")}`,
  { token: owner },
);
await draftClient.save({
  entity: "product",
  entityId: productIdFromKey("plov"),
  version: plovReply.body.version,
  fields: { costPrice: 52_000 },
});
const { body: settings } = await app.call<BrandSettings>("/console/v1/settings", { token: owner });
await draftClient.save({
  entity: "settings",
  entityId: null,
  version: settings.version,
  fields: { look: { ...settings.look, mainColor: "#123456" } },
});

/** Returns the price of plov in the menu, as an HTTP client that sends this query receives it. */
async function fetchPlovPrice(query = "", host = "osh.localhost") {
  const { body, headers } = await app.call<Menu>(`/products/v1/overalls${query}`, { host });
  return {
    price: body.products.find(({ id }) => id === productIdFromKey("plov"))?.costPrice,
    cache: headers["cache-control"],
  };
}
const createPreviewToken = async (token = owner) => parsePreviewToken((await previewDrafts(token)).body.url);

test("[BR-5, MN-1] a preview of drafts shows the draft price, guests see the current one, and nothing is stored", async () => {
  const first = await fetchPlovPrice();
  expect(first.price).toBe(plovReply.body.costPrice);
  const word = await createPreviewToken();
  for (let round = 0; round < 2; round += 1) {
    expect(await fetchPlovPrice(`?preview=${word}`)).toEqual({ price: 52_000, cache: "no-store" });
    expect(await fetchPlovPrice()).toEqual(first);
  }
  const fetchWebSettings = (query: string) =>
    app.call<WebSettings>(`/support/v1/merchant/settings/web${query}`);
  expect((await fetchWebSettings(`?preview=${word}`)).body.mainColor).toBe("#123456");
  expect((await fetchWebSettings("")).body.mainColor).toBe(settings.look.mainColor);
  const { body: hashed } = await app.call<{ hash: string }>(`/products/v1/menu?preview=${word}`);
  const { body: menu } = await app.call<Menu>(`/products/v1/menu/${hashed.hash}?preview=${word}`);
  expect(menu.products.find(({ id }) => id === productIdFromKey("plov"))?.costPrice).toBe(52_000);
  expect((await app.call(`/products/v1/menu/${hashed.hash}`)).status).toBe(404);
  app.http.invalidate(app.osh);
  expect(await fetchPlovPrice()).toEqual(first);
});

test("[BR-9] refuses a preview token that is expired, unknown or of another brand", async () => {
  const word = await createPreviewToken();
  const requestMenuPreview = (query: string, host = "osh.localhost") =>
    app.call<{ code: string }>(`/products/v1/overalls?preview=${query}`, { host });
  expect((await requestMenuPreview(word)).status).toBe(200);
  for (const reply of [
    await requestMenuPreview(word, "pizza.localhost"),
    await requestMenuPreview("x"),
    await requestMenuPreview(`${word}x`),
  ])
    expect(reply).toMatchObject({ status: 410, body: { code: "preview_over" } });
  const next = await createPreviewToken();
  expect((await requestMenuPreview(word)).status).toBe(410);
  app.clock.advance(10 * MINUTE_MS);
  expect((await requestMenuPreview(next)).body.code).toBe("preview_over");
});

test("[US-8] a manager's preview shows only drafts that the manager may publish, and nothing after a demotion", async () => {
  const person = { login: "ahead", name: "Malika", role: "manager", branchIds: null };
  const manager = await createInvitedStaff(app, owner, person);
  const word = await createPreviewToken(manager.token);
  expect((await fetchPlovPrice(`?preview=${word}`)).price).toBe(52_000);
  const { body } = await app.call<WebSettings>(`/support/v1/merchant/settings/web?preview=${word}`);
  expect(body.mainColor).toBe(settings.look.mainColor);
  const operator = await createInvitedStaff(app, owner, { ...person, login: "ahead-2", role: "operator" });
  expect((await previewDrafts(operator.token)).status).toBe(403);
});

test("[MN-1] publishing at the set time gives the same result as the preview", async () => {
  const word = await createPreviewToken();
  const shown = await fetchPlovPrice(`?preview=${word}`);
  expect((await publishDrafts(await draftClient.ids())).status).toBe(200);
  app.directory.drop();
  app.http.invalidate(app.osh);
  expect((await fetchPlovPrice()).price).toBe(shown.price);
  expect((await fetchPlovPrice(`?preview=${word}`)).price).toBe(shown.price);
});

test("[AP-4] a preview token has no effect on calls that order or sign in", async () => {
  const word = await createPreviewToken();
  expect((await app.call(`/users/v1/user?preview=${word}`)).status).not.toBe(410);
  expect((await app.call(`/orders/v1/orders?preview=${word}`, { body: {} })).status).toBe(401);
});
