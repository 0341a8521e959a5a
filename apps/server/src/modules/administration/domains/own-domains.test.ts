import type { BrandDomain, LoggedChange, OwnDomainsReply, PlatformBrand } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { signInAdministrator } from "../../../testing/administrator.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { createTestApp } from "../../../testing/test-app.ts";

/** Fake DNS records by name. */
const dnsRecords = new Map<string, string[]>();
const fakeDns = {
  txt: async (name: string) => dnsRecords.get(`txt ${name}`) ?? [],
  leads: async (name: string) => dnsRecords.get(name) ?? [],
};
const app = await createTestApp({ dns: fakeDns });
const owner = await app.signInStaff("owner@osh");
const pizzaOwner = await app.signInStaff("owner@pizza");
const path = "/console/v1/domains";
type DomainAnswer = BrandDomain & { code: string; data: { field: string } };
const listDomains = async (token = owner) => (await app.call<OwnDomainsReply>(path, { token })).body;
const addDomain = (domain: string, token = owner) =>
  app.call<DomainAnswer>(path, { token, body: { domain } });
const checkDomain = (domain: string, token = owner) =>
  app.call<DomainAnswer>(`${path}/${domain}/check`, { token, method: "POST" });
const removeDomain = (domain: string, token = owner) =>
  app.call<DomainAnswer>(`${path}/${domain}`, { token, method: "DELETE" });
const addDomainProof = ({ txt, domain, target }: BrandDomain) =>
  dnsRecords.set(`txt ${txt.name}`, [txt.value]).set(domain, [target]);
const fetchBrandKeyOfHost = async (host: string) =>
  (await app.call<{ key: string }>("/support/v1/merchant/settings/web", { host })).body.key;
const fetchChanges = async () =>
  (await app.call<{ items: LoggedChange[] }>("/console/v1/changes?entity=domain", { token: owner })).body
    .items;

test("[BR-2, S37] an owner requests a domain, adds its record and has it checked; it becomes the store's main address", async () => {
  expect(await listDomains()).toEqual({ hosts: ["osh.localhost:3000"], domains: [] });
  const { body } = await addDomain("Osh.Example.UZ");
  expect(body).toMatchObject({ domain: "osh.example.uz", isProved: false, isLed: false, checkedAt: null });
  expect((await checkDomain("osh.example.uz")).body).toMatchObject({ isProved: false });
  expect((await listDomains()).hosts).toEqual(["osh.localhost:3000"]);
  addDomainProof(body);
  expect((await checkDomain("osh.example.uz")).body).toMatchObject({ isProved: true, isLed: true });
  expect(await fetchBrandKeyOfHost("osh.example.uz")).toBe("osh");
  expect(await listDomains()).toMatchObject({
    hosts: ["osh.example.uz", "osh.localhost:3000"],
    domains: [{ domain: "osh.example.uz", isProved: true, isLed: true }],
  });
  expect((await removeDomain("osh.example.uz")).status).toBe(200);
  expect(await fetchBrandKeyOfHost("osh.example.uz")).not.toBe("osh");
  expect(await listDomains()).toEqual({ hosts: ["osh.localhost:3000"], domains: [] });
  expect(await fetchChanges()).toMatchObject([
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
  expect((await addDomain("both.example.uz")).body.txt).toEqual(given.body.txt);
  addDomainProof(given.body);
  expect((await checkDomain("both.example.uz")).body.isProved).toBe(true);
  const { body } = await app.call<PlatformBrand>(brand, at);
  expect(body.domains).toMatchObject([{ domain: "both.example.uz", isProved: true }]);
  expect(body.acts.map(({ kind }) => kind)).toEqual(["DOMAIN_ADDED"]);
});

test("[BR-2, S38] refuses another brand's domain at its field; waiting for it does not take it, and no brand can change another's", async () => {
  const mine = (await addDomain("mine.example.uz")).body;
  const theirs = (await addDomain("mine.example.uz", pizzaOwner)).body;
  expect(theirs.txt.value).not.toBe(mine.txt.value);
  addDomainProof(mine);
  expect((await checkDomain("mine.example.uz", pizzaOwner)).body).toMatchObject({ isProved: false });
  expect((await checkDomain("mine.example.uz")).body).toMatchObject({ isProved: true });
  addDomainProof(theirs);
  expect((await checkDomain("mine.example.uz", pizzaOwner)).body).toMatchObject({ code: "host_taken" });
  expect((await removeDomain("mine.example.uz", pizzaOwner)).status).toBe(200);
  expect(await fetchBrandKeyOfHost("mine.example.uz")).toBe("osh");
  expect((await addDomain("mine.example.uz", pizzaOwner)).body).toMatchObject({
    code: "host_taken",
    data: { field: "domain" },
  });
  for (const act of [checkDomain, removeDomain])
    expect((await act("mine.example.uz", pizzaOwner)).status).toBe(404);
  expect((await listDomains(pizzaOwner)).hosts).toEqual(["pizza.localhost:3000"]);
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
    expect((await addDomain(domain)).body).toMatchObject({ code: "bad_request", data: { field: "domain" } });
  const reserved = [
    "pizza.localhost",
    "printer.local",
    "co.uz",
    "github.io",
    "example.internal",
    "test.invalid",
  ];
  for (const domain of reserved)
    expect((await addDomain(domain)).body).toMatchObject({
      code: "host_reserved",
      data: { field: "domain" },
    });
  expect((await checkDomain("never.example.uz")).status).toBe(404);
  expect((await checkDomain("%00")).status).toBe(400);
});

test("[US-8] a manager can read but not change the store's address", async () => {
  const body = { login: "domain-manager", name: "M", role: "manager", branchIds: null };
  const { token } = await createInvitedStaff(app, owner, body);
  expect((await listDomains(token)).hosts).toContain("osh.localhost:3000");
  for (const act of [addDomain, checkDomain, removeDomain])
    expect((await act("mine.example.uz", token)).status).toBe(403);
});

test("[S38] an owner has at most twenty domains, and adding an existing one again changes nothing", async () => {
  const { domains } = await listDomains();
  for (let more = domains.length; more < 20; more += 1)
    expect((await addDomain(`n${more}.example.uz`)).status).toBe(200);
  expect((await addDomain("over.example.uz")).body).toMatchObject({
    code: "plan_limit",
    data: { limit: "domains", max: 20, used: 20 },
  });
  expect((await addDomain("n19.example.uz")).status).toBe(200);
});
