import type { LoggedChange, ManagedPolicy, Policy } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

type PolicyAnswer = ManagedPolicy & { code: string; data: { present: ManagedPolicy } };

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const path = "/console/v1/policies";
const listPolicies = async (token = owner) => (await app.call<ManagedPolicy[]>(path, { token })).body;
const fetchPolicy = async (type: string) => {
  const found = (await listPolicies()).find((each) => each.type === type);
  if (!found) throw new Error(type);
  return found;
};
const putPolicy = (type: string, body: object, token = owner) =>
  app.call<PolicyAnswer>(`${path}/${type}`, { method: "PUT", token, body });
const putPolicyText = async (type: string, text: object) =>
  putPolicy(type, { text, version: (await fetchPolicy(type)).version });
const fetchPolicyAsGuest = async (type: string, host = "osh.localhost") => {
  app.http.invalidate(app.osh);
  return (await app.call<Policy[]>(`/support/v1/company/policies?policies=${type}`, { host })).body;
};

test("[CT-2] guests read the latest version of a page, in the languages with text, for their brand", async () => {
  expect(await fetchPolicy("EXTRA")).toMatchObject({ text: {}, version: 0, changedAt: null });
  const text = { uz: "Toʻlov\nNaqd va karta.", ru: "Оплата", eng: " " };
  const first = await putPolicyText("EXTRA", text);
  expect(first).toMatchObject({ status: 200, body: { version: 1, changedBy: "owner" } });
  expect(await fetchPolicyAsGuest("EXTRA")).toEqual([{ type: "EXTRA", text: { uz: text.uz, ru: text.ru } }]);
  await putPolicyText("EXTRA", { uz: "Toʻlov" });
  expect(await fetchPolicyAsGuest("EXTRA")).toEqual([{ type: "EXTRA", text: { uz: "Toʻlov" } }]);
  expect(await fetchPolicyAsGuest("EXTRA", "pizza.localhost")).toEqual([]);
});

test("[CT-2] a page whose text was removed does not exist, and can be written again", async () => {
  await putPolicyText("EXTRA2", { uz: "Qaytarish" });
  expect((await putPolicyText("EXTRA2", {})).body.text).toEqual({});
  expect(await fetchPolicyAsGuest("EXTRA2")).toEqual([]);
  expect((await putPolicyText("EXTRA2", { uz: "Qaytarish" })).body.version).toBe(3);
});

test("[S37] one of twenty concurrent writes on one version succeeds, the first version too; each adds an audit row with both texts", async () => {
  for (const version of [0, 1]) {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        putPolicy("TERMS", { text: { uz: `Shartlar ${version} ${at}` }, version }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = replies.filter(({ status }) => status !== 200);
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(["stale_version"]));
  }
  const { text } = await fetchPolicy("TERMS");
  const late = await putPolicy("TERMS", { text: {}, version: 1 });
  expect(late.body.data.present).toMatchObject({ version: 2, text, changedBy: "owner" });
  // A request with an unchanged text does not increase the version of the page.
  expect((await putPolicy("TERMS", { text, version: 2 })).body.version).toBe(2);
  const { body } = await app.call<{ items: LoggedChange[] }>("/console/v1/changes?entity=policy", {
    token: owner,
  });
  const terms = body.items.filter(({ after }) => after && "TERMS" in after);
  expect(terms.map(({ kind }) => kind)).toEqual(["changed", "changed"]);
  expect(terms[0]?.after).toEqual({ TERMS: text });
  expect(terms[0]?.before).toEqual(terms[1]?.after);
});

test("[AP-2] refuses an unknown page and too long texts by their field", async () => {
  expect((await putPolicy("OFFER", { text: {}, version: 0 })).status).toBe(400);
  const long = await putPolicy("EXTRA3", { text: { uz: "a".repeat(20_001) }, version: 0 });
  expect(long).toMatchObject({ status: 400, body: { data: { field: "text.uz" } } });
});

test("[US-8] an operator reads the pages but cannot change them; kitchen staff cannot read them", async () => {
  const inviteStaff = (role: string) =>
    createInvitedStaff(app, owner, {
      login: `page-${role}`,
      name: role,
      role,
      branchIds: [branchIdFromKey("center")],
    });
  const [operator, cook] = [await inviteStaff("operator"), await inviteStaff("kitchen")];
  expect(await listPolicies(operator.token)).toHaveLength(6);
  expect((await putPolicy("TERMS", { text: {}, version: 2 }, operator.token)).status).toBe(403);
  expect((await app.call(path, { token: cook.token })).status).toBe(403);
});
