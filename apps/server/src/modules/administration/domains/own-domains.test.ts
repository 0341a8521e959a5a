import type { BrandDomain, Change, OwnDomains, PlatformBrand } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { signInAdministrator } from "../../../testing/administrator.ts";
import { invitedStaff } from "../../../testing/invited-staff.ts";
import { testApp } from "../../../testing/test-app.ts";

/** Fake DNS records by name. */
const records = new Map<string, string[]>();
const dns = {
  txt: async (name: string) => records.get(`txt ${name}`) ?? [],
  leads: async (name: string) => records.get(name) ?? [],
};
const app = await testApp({ dns });
const owner = await app.signInStaff("owner@osh");
const pizza = await app.signInStaff("owner@pizza");
const path = "/console/v1/domains";
type Answer = BrandDomain & { code: string; data: { field: string } };
const list = async (token = owner) => (await app.call<OwnDomains>(path, { token })).body;
const add = (domain: string, token = owner) => app.call<Answer>(path, { token, body: { domain } });
const check = (domain: string, token = owner) =>
  app.call<Answer>(`${path}/${domain}/check`, { token, method: "POST" });
const remove = (domain: string, token = owner) =>
  app.call<Answer>(`${path}/${domain}`, { token, method: "DELETE" });
const prove = ({ txt, domain, target }: BrandDomain) =>
  records.set(`txt ${txt.name}`, [txt.value]).set(domain, [target]);
const storeAt = async (host: string) =>
  (await app.call<{ key: string }>("/support/v1/merchant/settings/web", { host })).body.key;
const changes = async () =>
  (await app.call<{ items: Change[] }>("/console/v1/changes?entity=domain", { token: owner })).body.items;

test("[BR-2, S37] an owner requests a domain, adds its record and has it checked; it becomes the store's main address", async () => {
  expect(await list()).toEqual({ hosts: ["osh.localhost:3000"], domains: [] });
  const { body } = await add("Osh.Example.UZ");
  expect(body).toMatchObject({ domain: "osh.example.uz", isProved: false, isLed: false, checkedAt: null });
  expect((await check("osh.example.uz")).body).toMatchObject({ isProved: false });
  expect((await list()).hosts).toEqual(["osh.localhost:3000"]);
  prove(body);
  expect((await check("osh.example.uz")).body).toMatchObject({ isProved: true, isLed: true });
  expect(await storeAt("osh.example.uz")).toBe("osh");
  expect(await list()).toMatchObject({
    hosts: ["osh.example.uz", "osh.localhost:3000"],
    domains: [{ domain: "osh.example.uz", isProved: true, isLed: true }],
  });
  expect((await remove("osh.example.uz")).status).toBe(200);
  expect(await storeAt("osh.example.uz")).not.toBe("osh");
  expect(await list()).toEqual({ hosts: ["osh.localhost:3000"], domains: [] });
  expect(await changes()).toMatchObject([
    { kind: "removed", by: { name: "owner" }, before: { domain: "osh.example.uz" }, after: null },
    { kind: "changed", after: { domain: "osh.example.uz", isProved: true } },
    { kind: "added", before: null, after: { domain: "osh.example.uz" } },
  ]);
});

test("[BR-2, S39] the same rules apply to domains managed by the owner and by the platform", async () => {
  const admin = await signInAdministrator(app);
  const at = { host: "localhost", token: admin };
  const brand = `/platform/v1/brands/${app.osh}`;
  const given = await app.call<BrandDomain>(`${brand}/domains`, {
    ...at,
    body: { domain: "both.example.uz" },
  });
  expect((await add("both.example.uz")).body.txt).toEqual(given.body.txt);
  prove(given.body);
  expect((await check("both.example.uz")).body.isProved).toBe(true);
  const { body } = await app.call<PlatformBrand>(brand, at);
  expect(body.domains).toMatchObject([{ domain: "both.example.uz", isProved: true }]);
  expect(body.acts.map(({ kind }) => kind)).toEqual(["DOMAIN_ADDED"]);
});

test("[BR-2, S38] refuses another brand's domain at its field; waiting for it does not take it, and no brand can change another's", async () => {
  const mine = (await add("mine.example.uz")).body;
  const theirs = (await add("mine.example.uz", pizza)).body;
  expect(theirs.txt.value).not.toBe(mine.txt.value);
  prove(mine);
  expect((await check("mine.example.uz", pizza)).body).toMatchObject({ isProved: false });
  expect((await check("mine.example.uz")).body).toMatchObject({ isProved: true });
  prove(theirs);
  expect((await check("mine.example.uz", pizza)).body).toMatchObject({ code: "host_taken" });
  expect((await remove("mine.example.uz", pizza)).status).toBe(200);
  expect(await storeAt("mine.example.uz")).toBe("osh");
  expect((await add("mine.example.uz", pizza)).body).toMatchObject({
    code: "host_taken",
    data: { field: "domain" },
  });
  for (const act of [check, remove]) expect((await act("mine.example.uz", pizza)).status).toBe(404);
  expect((await list(pizza)).hosts).toEqual(["pizza.localhost:3000"]);
});

test("[S39] refuses an invalid domain and the platform's own domain at its field", async () => {
  const hostile = [
    "osh",
    "-osh.uz",
    "osh.uz/",
    "https://osh.uz",
    "osh.uz'; drop table merchant_hosts",
    "ош.уз",
    "",
  ];
  for (const domain of hostile)
    expect((await add(domain)).body).toMatchObject({ code: "bad_request", data: { field: "domain" } });
  const reserved = [
    "pizza.localhost",
    "printer.local",
    "co.uz",
    "github.io",
    "example.internal",
    "test.invalid",
  ];
  for (const domain of reserved)
    expect((await add(domain)).body).toMatchObject({ code: "host_reserved", data: { field: "domain" } });
  expect((await check("never.example.uz")).status).toBe(404);
  expect((await check("%00")).status).toBe(400);
});

test("[US-8] a manager can read but not change the store's address", async () => {
  const body = { login: "domain-manager", name: "M", role: "manager", branchIds: null };
  const { token } = await invitedStaff(app, owner, body);
  expect((await list(token)).hosts).toContain("osh.localhost:3000");
  for (const act of [add, check, remove]) expect((await act("mine.example.uz", token)).status).toBe(403);
});

test("[S38] an owner has at most twenty domains, and adding an existing one again changes nothing", async () => {
  const { domains } = await list();
  for (let more = domains.length; more < 20; more += 1)
    expect((await add(`n${more}.example.uz`)).status).toBe(200);
  expect((await add("over.example.uz")).body).toMatchObject({
    code: "plan_limit",
    data: { limit: "domains", max: 20, used: 20 },
  });
  expect((await add("n19.example.uz")).status).toBe(200);
});
