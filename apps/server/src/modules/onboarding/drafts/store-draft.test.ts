import { MAX_DRAFT_LOGO_LENGTH, MAX_DRAFT_MENU_LENGTH } from "@dasturxon/domain/start-draft";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { PLATFORM_HOST, signInAdministrator } from "../../../testing/administrator.ts";
import {
  requestPermit,
  createRegistrationPhone,
  postRegistration,
  createRegistrationBody,
  registrationDraft,
} from "../../../testing/new-start.ts";
import { createTestApp } from "../../../testing/test-app.ts";
import { pruneBrandStartDrafts } from "./prune-drafts.ts";

const app = await createTestApp();
const DAY_MS = 24 * 3_600_000;

const storeDraft = async (permit: string, draft: object) => {
  const body = { permit, draft };
  const reply = await app.call<{ code?: string }>("/onboarding/v1/draft", { method: "PUT", body });
  return reply.body.code ?? reply.status;
};
const fetchDraft = async (permit: string) => {
  const reply = await app.call<{ draft?: object | null; code?: string }>("/onboarding/v1/draft", {
    body: { permit },
  });
  return reply.body.code ?? reply.body.draft;
};
const countDrafts = async () => {
  const { rows } = await app.db.platform((tx) =>
    sql<{ count: number }>`select count(*)::int from brand_starts where draft is not null`.execute(tx),
  );
  return rows[0]?.count;
};
/** Confirms the same phone number again, after the delay between codes. */
const confirmPhoneAgain = (phone: string) => {
  app.clock.advance(15 * 60_000);
  return requestPermit(app, phone);
};

test("[S38] confirming the same phone on another device continues the draft on both devices", async () => {
  const phone = createRegistrationPhone();
  const first = await requestPermit(app, phone);
  expect(await fetchDraft(first)).toBeNull();
  expect(await storeDraft(first, registrationDraft)).toBe(200);
  expect(await storeDraft(first, { step: "branch", street: "Amir Temur 5" })).toBe(200);
  const told = { ...registrationDraft, step: "branch", street: "Amir Temur 5" };
  expect(await fetchDraft(first)).toEqual(told);

  const second = await confirmPhoneAgain(phone);
  expect(await fetchDraft(second)).toEqual(told);
  // Drafts that two devices store for one phone number are merged. The later value of a field wins.
  expect(await storeDraft(first, { ownerName: "Sardor" })).toBe(200);
  expect(await storeDraft(second, { street: "Navoiy 1" })).toBe(200);
  const both = { ...told, ownerName: "Sardor", street: "Navoiy 1" };
  expect([await fetchDraft(first), await fetchDraft(second)]).toEqual([both, both]);
  // The first permit has expired. The draft is still available by the second permit.
  app.clock.advance(DAY_MS - 60_000);
  expect(await fetchDraft(first)).toBe("permit_over");
  expect(await fetchDraft(second)).toEqual(both);
});

test("[S38] a draft cannot be read with another phone or without a permit", async () => {
  const permit = await requestPermit(app);
  await storeDraft(permit, registrationDraft);
  expect(await fetchDraft(await requestPermit(app))).toBeNull();
  for (const wrong of ["x".repeat(64), app.osh, await app.signInStaff("owner@osh")]) {
    expect([await fetchDraft(wrong), await storeDraft(wrong, { name: "Thief" })]).toEqual([
      "permit_over",
      "permit_over",
    ]);
  }
  expect(await fetchDraft(permit)).toEqual(registrationDraft);
});

test("[S38, S39] a platform link continues its draft wherever it is opened, and ends when it is revoked", async () => {
  const by = { host: PLATFORM_HOST, token: await signInAdministrator(app) };
  const issuePermit = async () => {
    const sent = { ...by, body: { for: "Sardor" } };
    const given = await app.call<{ url: string }>("/platform/v1/permits", sent);
    return new URL(given.body.url).hash.slice(1);
  };
  const [permit, other] = [await issuePermit(), await issuePermit()];
  expect(await storeDraft(permit, registrationDraft)).toBe(200);
  expect([await fetchDraft(permit), await fetchDraft(other)]).toEqual([registrationDraft, null]);
  const list = await app.call<{ id: string }[]>("/platform/v1/permits", by);
  for (const { id } of list.body) await app.call(`/platform/v1/permits/${id}`, { ...by, method: "DELETE" });
  expect(await fetchDraft(permit)).toBe("permit_over");
  const { rows } = await app.db.platform((tx) =>
    sql`select from brand_starts where given_for is not null and draft is not null`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test("[S38] deletes a draft when its brand opens, by any permit of the phone; the next one begins empty", async () => {
  const phone = createRegistrationPhone();
  const first = await requestPermit(app, phone);
  await storeDraft(first, registrationDraft);
  const second = await confirmPhoneAgain(phone);
  const opened = await Promise.all([
    postRegistration(app, createRegistrationBody(second, "ochildi")),
    postRegistration(app, createRegistrationBody(first, "ochilmadi")),
  ]);
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  for (const permit of [first, second]) {
    expect([await fetchDraft(permit), await storeDraft(permit, { name: "Late" })]).toEqual([
      "permit_over",
      "permit_over",
    ]);
  }
  expect(await fetchDraft(await confirmPhoneAgain(phone))).toBeNull();
});

test("[S38] keeps input saved while the same phone is confirmed again", async () => {
  const phone = createRegistrationPhone();
  const first = await requestPermit(app, phone);
  await storeDraft(first, { name: "Sardor" });
  const [second, kept] = await Promise.all([
    confirmPhoneAgain(phone),
    storeDraft(first, { street: "Amir Temur 5" }),
  ]);
  expect(kept).toBe(200);
  expect(await fetchDraft(second)).toEqual({ name: "Sardor", street: "Amir Temur 5" });
});

test("[S38] deletes drafts whose permits expired", async () => {
  // After two days, the permits of the earlier tests have expired.
  app.clock.advance(2 * DAY_MS);
  const permit = await requestPermit(app);
  await storeDraft(permit, registrationDraft);
  app.clock.advance(DAY_MS - 60_000);
  await pruneBrandStartDrafts(app.db, app.clock.now());
  expect(await countDrafts()).toBe(1);
  app.clock.advance(120_000);
  expect(await fetchDraft(permit)).toBe("permit_over");
  expect(await pruneBrandStartDrafts(app.db, app.clock.now())).toEqual({ startDrafts: 1 });
  expect(await countDrafts()).toBe(0);
});

test("[S38] never stores a password or unknown fields; hostile texts are returned unchanged", async () => {
  const permit = await requestPermit(app);
  const name = `'); drop table brand_starts; --<script>alert(1)</script>\\"‮`;
  const more = { password: "bulut daryo tarvuz 17", owner: { password: "x" }, permit, __proto__: { a: 1 } };
  expect(await storeDraft(permit, { name, ...more })).toBe(200);
  expect(await fetchDraft(permit)).toEqual({ name });
});

test.each([
  ["a logo that is no picture", { logo: "data:text/html;base64,PHNjcmlwdD4=" }],
  ["a logo from elsewhere", { logo: "https://example.com/logo.png" }],
  ["a logo too large", { logo: `data:image/webp;base64,${"A".repeat(MAX_DRAFT_LOGO_LENGTH)}` }],
  ["a menu too long", { pasted: "a".repeat(MAX_DRAFT_MENU_LENGTH + 1) }],
  ["a step that is none", { step: "phone" }],
  ["a point beyond the poles", { point: { latitude: 91, longitude: 0 } }],
  ["a colour that is none", { mainColor: "red;}body{" }],
  ["a radius that none offers", { radius: 1 }],
])("[S38] does not store: %s", async (_, draft) => {
  const permit = await requestPermit(app);
  await storeDraft(permit, { name: "Sardor" });
  expect(await storeDraft(permit, draft)).toBe("bad_request");
  expect(await fetchDraft(permit)).toEqual({ name: "Sardor" });
});

test("[S38] stores the largest logo and the longest menu, each by one call", async () => {
  const permit = await requestPermit(app);
  const head = "data:image/webp;base64,";
  const logo = `${head}${"A".repeat(MAX_DRAFT_LOGO_LENGTH - head.length)}`;
  const pasted = "ў".repeat(MAX_DRAFT_MENU_LENGTH);
  expect([await storeDraft(permit, { logo }), await storeDraft(permit, { pasted })]).toEqual([200, 200]);
  expect(await fetchDraft(permit)).toEqual({ logo, pasted });
});
