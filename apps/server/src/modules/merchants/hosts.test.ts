import type { BrandCatalogEntry, Merchant, WebSettings } from "@dasturxon/contract/merchants";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const app = await createTestApp({ config: { publicOrigin: "https://dasturxon.example" } });
const { call, osh, pizza } = app;
const settingsPath = "/support/v1/merchant/settings/web";

/** Returns the key of the brand that is served at a host, or the code of the refusal. */
async function fetchBrandKeyOfHost(host: string, query = "", cookie = ""): Promise<string> {
  const headers: Record<string, string> = cookie === "" ? {} : { cookie };
  const { body } = await call<WebSettings & { code?: string }>(settingsPath + query, { host, headers });
  return body.code ?? body.key;
}
const runAsPlatform = (statement: ReturnType<typeof sql>) => app.db.platform((tx) => statement.execute(tx));

beforeAll(async () => {
  await runAsPlatform(sql`insert into merchant_hosts (host, page, merchant_id)
    values ('pizza.example', 1, ${pizza}), ('food.example', 1, ${osh}), ('food.example', 3, ${pizza})`);
  app.directory.drop();
});

test("[BR-1, BR-2] the subdomain of the platform's domain names the brand; an unknown one names none", async () => {
  expect(await fetchBrandKeyOfHost("osh.dasturxon.example")).toBe("osh");
  expect(await fetchBrandKeyOfHost("PIZZA.Dasturxon.Example.")).toBe("pizza");
  expect(await fetchBrandKeyOfHost("nobody.dasturxon.example", "?vendor=osh", "vendor=osh")).toBe(
    "merchant_id_missing",
  );
  expect(await fetchBrandKeyOfHost("a.osh.dasturxon.example", "?vendor=osh")).toBe("merchant_id_missing");
  expect(await fetchBrandKeyOfHost("osh.dasturxon.example.evil.example")).toBe("merchant_id_missing");
});

test("[BR-1, BR-3] on the platform's bare domain the vendor parameter precedes the stored choice, and the demo is not used", async () => {
  const bare = "dasturxon.example";
  expect(await fetchBrandKeyOfHost(bare)).toBe("merchant_id_missing");
  expect(await fetchBrandKeyOfHost(bare, "", "vendor=pizza")).toBe("pizza");
  expect(await fetchBrandKeyOfHost(bare, "?vendor=osh", "vendor=pizza")).toBe("osh");
  expect(await fetchBrandKeyOfHost(bare, "?vendor=nobody", "vendor=pizza")).toBe("pizza");
  expect(await fetchBrandKeyOfHost(bare, "?vendor=osh&vendor=pizza", "vendor=pizza")).toBe("pizza");
  expect(await fetchBrandKeyOfHost(bare, "?vendor=%27%20or%201=1")).toBe("merchant_id_missing");
  expect(await fetchBrandKeyOfHost("www.dasturxon.example", "?vendor=osh")).toBe("osh");
});

test.each([
  ["10.20.30.40", "osh"],
  ["172.16.0.1:3000", "osh"],
  ["172.32.0.1", "merchant_id_missing"],
  ["192.168.1.1.evil.example", "merchant_id_missing"],
  ["127.0.0.1.nip.io", "merchant_id_missing"],
  ["8.8.8.8", "merchant_id_missing"],
  ["[::1]:3000", "osh"],
  ["[2001:db8::1]", "merchant_id_missing"],
  ["localhost.evil.example", "merchant_id_missing"],
  ["pizza.local", "pizza"],
  ["nobody.local", "osh"],
])("[BR-3] resolves %s to %s", async (host, brand) => {
  expect(await fetchBrandKeyOfHost(host)).toBe(brand);
});

test("[BR-4] resolves page 3 to its brand, an unknown page 2 to the first, and pages per host", async () => {
  const pages = ["", "page=1", "page=2", "page=3", "page=0", "page=03", "page=%33"];
  const brands = await Promise.all(pages.map((page) => fetchBrandKeyOfHost("food.example", "", page)));
  expect(brands).toEqual(["osh", "osh", "osh", "pizza", "osh", "pizza", "pizza"]);
  expect(await fetchBrandKeyOfHost("pizza.example", "", "page=3")).toBe("pizza");
  expect(await fetchBrandKeyOfHost("osh.dasturxon.example", "", "page=3")).toBe("osh");
});

test("[BR-4, BR-11] a host with pages of several brands, or without a brand, is shared; a brand's own host is not", async () => {
  const isHostShared = async (host: string) =>
    (await app.http.merchants.byHost({ host, vendor: null, stored: null, page: null }))?.isShared;
  const hosts = ["food.example", "localhost", "pizza.example", "osh.dasturxon.example"];
  expect(await Promise.all(hosts.map(isHostShared))).toEqual([true, true, false, false]);
});

test("[BR-2, BR-11] returns the brand's own domain if it is not shared, else the subdomain", async () => {
  const { body } = await call<BrandCatalogEntry[]>("/support/v1/brand/catalog", {
    host: "dasturxon.example",
  });
  const domains = Object.fromEntries(body.map(({ merchantId, domainUrl }) => [merchantId, domainUrl]));
  expect(domains).toEqual({ [osh]: "https://osh.dasturxon.example", [pizza]: "https://pizza.example" });
  const found = await call<Merchant>("/users/v1/merchants/sub/pizza.example", { host: "dasturxon.example" });
  expect(found.body).toMatchObject({ id: pizza, domainUrl: "https://pizza.example" });
});

test("[BR-2] a subdomain without a row has no brand, though the key still works as a choice", async () => {
  await runAsPlatform(sql`delete from merchant_hosts where host = 'pizza'`);
  app.directory.drop();
  expect(await fetchBrandKeyOfHost("pizza.dasturxon.example")).toBe("merchant_id_missing");
  expect((await call("/users/v1/merchants/sub/pizza", { host: "localhost" })).status).toBe(404);
  expect(await fetchBrandKeyOfHost("dasturxon.example", "?vendor=pizza")).toBe("pizza");
});
