import type { Banner, Policy } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { updateContentVersion } from "../../merchants/index.ts";
import { createTestApp } from "../../../testing/test-app.ts";
import { addTestContent } from "../../../testing/test-content.ts";

const app = await createTestApp();
await addTestContent(app);
const requestPolicies = async (query = "", host = "osh.localhost") =>
  await app.call<Policy[] & { code: string }>(`/support/v1/company/policies${query}`, { host });
const fetchBanners = async (host = "osh.localhost") =>
  (await app.call<Banner[]>("/support/v1/banner", { host })).body;

test("[CT-2] returns a policy by its type in every language that it has", async () => {
  expect((await requestPolicies("?policies=TERMS")).body).toEqual([
    { type: "TERMS", text: { uz: "Shartlar", ru: "Условия", eng: "Terms" } },
  ]);
  expect((await requestPolicies()).body.map(({ type }) => type)).toEqual(["PRIVACY_POLICY", "TERMS"]);
  expect((await requestPolicies("?policies=ABOUT_COMPANY")).body).toEqual([]);
});

test("[AP-2] refuses an unknown policy", async () => {
  expect(await requestPolicies("?policies=OFFER")).toMatchObject({
    status: 400,
    body: { code: "bad_request" },
  });
});

test("[BR-12] another brand has only its own policies and banners", async () => {
  expect((await requestPolicies("", "pizza.localhost")).body).toEqual([]);
  expect(await fetchBanners("pizza.localhost")).toEqual([]);
});

test("[CT-1] returns banners in order, and only with bannersActive", async () => {
  expect(await fetchBanners()).toMatchObject([
    { image: "osh/second", position: 0, link: null },
    { image: "osh/first", position: 1, link: "/category" },
  ]);
  await app.start();
  await app.db.tenant(app.osh, async (tx) => {
    await sql`update merchant_settings set features = features || '{"bannersActive": false}'`.execute(tx);
    await updateContentVersion(tx);
  });
  app.directory.drop();
  expect(await fetchBanners()).toEqual([]);
});
