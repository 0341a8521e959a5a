import type { BrandDomain, PlatformAction, PlatformBrand } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { signInAdministrator } from "../../../testing/administrator.ts";
import { createTestApp } from "../../../testing/test-app.ts";

const host = "localhost";
/** Fake DNS records by name. */
const dnsRecords = new Map<string, string[]>();
const fakeDns = {
  txt: async (name: string) => dnsRecords.get(`txt ${name}`) ?? [],
  leads: async (name: string) => dnsRecords.get(name) ?? [],
};
const app = await createTestApp({ dns: fakeDns });
const token = await signInAdministrator(app);
type DomainAnswer = BrandDomain & { code: string; data: { field: string } };
const addDomain = (domain: string, id = app.osh) =>
  app.call<DomainAnswer>(`/platform/v1/brands/${id}/domains`, { host, token, body: { domain } });
const checkDomain = (domain: string, id = app.osh) =>
  app.call<DomainAnswer>(`/platform/v1/brands/${id}/domains/${domain}/check`, {
    host,
    token,
    method: "POST",
  });
const removeDomain = (domain: string, id = app.osh) =>
  app.call(`/platform/v1/brands/${id}/domains/${domain}`, { host, token, method: "DELETE" });
const fetchBrand = async (id = app.osh) =>
  (await app.call<PlatformBrand>(`/platform/v1/brands/${id}`, { host, token })).body;
const fetchBrandKeyOfHost = async (domain: string) =>
  (await app.call<{ key: string }>("/support/v1/merchant/settings/web", { host: domain })).body.key;
const requestTlsPermission = (domain: string, more: object = {}) =>
  app.http.app.inject({
    url: `/internal/tls-permission?domain=${encodeURIComponent(domain)}`,
    remoteAddress: "127.0.0.1",
    ...more,
  });

test("[BR-2, S39] a domain belongs to a brand once its DNS record is found, and the store is served there", async () => {
  const { body } = await addDomain("Osh.Example.UZ");
  expect(body).toMatchObject({ domain: "osh.example.uz", isProved: false, isLed: false, checkedAt: null });
  expect(body.txt.name).toBe("_dasturxon.osh.example.uz");
  expect((await addDomain("osh.example.uz")).body.txt).toEqual(body.txt);
  expect((await checkDomain("osh.example.uz")).body).toMatchObject({ isProved: false, isLed: false });
  expect(await fetchBrandKeyOfHost("osh.example.uz")).not.toBe("osh");
  expect((await requestTlsPermission("osh.example.uz")).statusCode).toBe(404);

  dnsRecords.set(`txt ${body.txt.name}`, ["v=spf1 -all", body.txt.value]);
  dnsRecords.set("osh.example.uz", [body.target]);
  expect((await checkDomain("osh.example.uz")).body).toMatchObject({ isProved: true, isLed: true });
  expect(await fetchBrandKeyOfHost("osh.example.uz")).toBe("osh");
  expect((await requestTlsPermission("osh.example.uz")).statusCode).toBe(200);
  expect((await fetchBrand()).hosts).toContain("osh.example.uz");
  expect((await fetchBrand()).url).toContain("osh.example.uz");

  // A proved domain remains proved without its DNS record. The check reports that visitors do not reach the store.
  dnsRecords.clear();
  expect((await checkDomain("osh.example.uz")).body).toMatchObject({ isProved: true, isLed: false });
  expect((await removeDomain("osh.example.uz")).status).toBe(200);
  expect((await removeDomain("osh.example.uz")).status).toBe(404);
  expect(await fetchBrandKeyOfHost("osh.example.uz")).not.toBe("osh");
  const { acts } = await fetchBrand();
  expect(acts.map(({ kind }: PlatformAction) => kind)).toEqual([
    "DOMAIN_REMOVED",
    "DOMAIN_PROVED",
    "DOMAIN_ADDED",
  ]);
});

test("[BR-2, S38] of two brands waiting for one domain, the first to prove it gets it", async () => {
  const [first, second] = [
    await addDomain("shared.example.uz"),
    await addDomain("shared.example.uz", app.pizza),
  ];
  expect(second.body.txt.value).not.toBe(first.body.txt.value);
  const both = [first.body.txt.value, second.body.txt.value];
  dnsRecords.set("txt _dasturxon.shared.example.uz", both);
  const answers = await Promise.all([
    checkDomain("shared.example.uz"),
    checkDomain("shared.example.uz", app.pizza),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers[0].status === 200 ? "osh" : "pizza";
  expect(await fetchBrandKeyOfHost("shared.example.uz")).toBe(winner);
  const loser = winner === "osh" ? app.pizza : app.osh;
  expect((await fetchBrand(loser)).hosts).not.toContain("shared.example.uz");
  await removeDomain("shared.example.uz", loser);
  expect(await fetchBrandKeyOfHost("shared.example.uz")).toBe(winner);
  const late = await addDomain("shared.example.uz", loser);
  expect(late).toMatchObject({ status: 409, body: { code: "host_taken", data: { field: "domain" } } });
});

test("[S39] refuses an invalid domain, a local name and an unknown brand at the field", async () => {
  for (const domain of ["osh", "-osh.uz", "osh.uz/", "osh..uz", "https://osh.uz", "osh.uz:80", "ош.уз", ""])
    expect((await addDomain(domain)).body).toMatchObject({ code: "bad_request", data: { field: "domain" } });
  for (const domain of ["osh.localhost", "osh.test", "printer.local"])
    expect((await addDomain(domain)).body).toMatchObject({
      code: "host_reserved",
      data: { field: "domain" },
    });
  expect((await addDomain("new.example.uz", "00000000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await checkDomain("never.example.uz")).status).toBe(404);
});

test("[S39] answers whether a certificate may be issued to the local machine only", async () => {
  // Previews of new brands are served at `preview.`.
  for (const domain of ["osh.localhost", "preview.localhost"])
    expect((await requestTlsPermission(domain)).statusCode).toBe(200);
  for (const domain of ["evil.example.uz", "", "nobody.localhost"])
    expect((await requestTlsPermission(domain)).statusCode).toBe(404);
  expect((await requestTlsPermission("osh.localhost", { remoteAddress: "10.1.2.3" })).statusCode).toBe(404);
  const spoken = { headers: { "x-forwarded-for": "127.0.0.1" } };
  expect((await requestTlsPermission("osh.localhost", spoken)).statusCode).toBe(404);
});
