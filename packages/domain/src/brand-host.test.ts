import * as fc from "fast-check";
import { expect, test } from "vitest";
import { listWaysToFindBrand, parseBrandPage } from "./brand-host.ts";
import type { BrandRequest } from "./brand-host.ts";

const platformHosts = ["dasturxon.uz"];
const findBrandKey = (host: string, more: Partial<BrandRequest> = {}) =>
  listWaysToFindBrand({ host, platformHosts, ...more }).map((lookup) => Object.values(lookup).join(" "));

test("[BR-1] the subdomain comes first; vendor and stored choice apply only if the host names no brand", () => {
  const more = { vendor: "pizza", stored: "market" };
  expect(findBrandKey("osh.dasturxon.uz", more)).toEqual(["domain osh.dasturxon.uz", "sub osh"]);
  expect(findBrandKey("dasturxon.uz", more)).toEqual([
    "domain dasturxon.uz",
    "vendor pizza",
    "stored market",
  ]);
  expect(findBrandKey("www.dasturxon.uz", more)).toContain("vendor pizza");
});

test("[BR-2] looks up a full custom domain with and without www", () => {
  expect(findBrandKey("www.osh-markazi.uz")).toEqual(["domain www.osh-markazi.uz", "domain osh-markazi.uz"]);
});

test.each([
  "localhost",
  "localhost:3000",
  "LOCALHOST.",
  "10.1.2.3",
  "172.16.0.1:4000",
  "172.31.255.255",
  "192.168.1.7",
  "127.0.0.1",
  "[::1]:3000",
  "[fd00::1]",
  "[fe80::1]",
  "[::ffff:192.168.1.1]",
  "mac.local",
  "shop.test",
])("[BR-3] %s maps to the demo brand if nothing more specific applies", (host) => {
  expect(listWaysToFindBrand({ host }).at(-1)).toEqual({ by: "demo" });
});

test.each(["localhost", "osh.localhost", "10.1.2.3", "192.168.1.7:3000", "[::1]", "shop.test", "osh"])(
  "[BR-3] if local hosts are not served %s names no brand, whatever was chosen",
  (host) => {
    const chosen = { vendor: "osh", stored: "osh", page: 1, isLocalServed: false };
    expect(findBrandKey(host, chosen)).toEqual([]);
  },
);

test("[BR-1, BR-3] a local host configured as the platform's own is served like a public one, without a demo", () => {
  const own = { platformHosts: ["localhost"], isLocalServed: false };
  expect(findBrandKey("localhost:3000", { ...own, vendor: "osh" })).toEqual(["vendor osh"]);
  expect(findBrandKey("osh.localhost:3000", { ...own, vendor: "pizza" })).toEqual([
    "domain osh.localhost",
    "sub osh",
  ]);
  for (const stranger of ["10.1.2.3", "shop.test", "osh"]) expect(findBrandKey(stranger, own)).toEqual([]);
});

test("[BR-3] a brand's subdomain of localhost is more specific than the demo brand", () => {
  expect(findBrandKey("OSH.localhost:3000", { vendor: "pizza" })).toEqual([
    "domain osh.localhost",
    "sub osh",
    "vendor pizza",
    "demo",
  ]);
});

test.each([
  "evil.example",
  "osh.evil.example",
  "dasturxon.uz.evil.example",
  "a.b.dasturxon.uz",
  "8.8.8.8",
  "172.32.0.1",
  "192.168.1.7.evil.example",
  "[2001:db8::1]",
  "[::ffff:8.8.8.8]",
])("[BR-3] the public host %s is looked up as its own domain only", (host) => {
  const lookups = listWaysToFindBrand({ host, platformHosts, vendor: "osh", stored: "osh" });
  expect(lookups.map((lookup) => lookup.by)).toEqual(["domain"]);
});

test.each([
  "",
  "a@b",
  "osh.uz:99999",
  "osh localhost",
  "999.1.1.1",
  "2130706433",
  "0x7f.1",
  "-x.uz",
  "x..uz",
  "[zz]",
  "[::1",
  "x:y",
  "шоп.уз",
  "/",
])("[BR-3] an invalid host (%j) names no brand", (host) => {
  expect(listWaysToFindBrand({ host, platformHosts, vendor: "osh" })).toEqual([]);
});

test("[BR-4] a host's page value precedes the host's own brand; only 1, 2 and 3 are pages", () => {
  expect(findBrandKey("multi.uz", { page: "3" })).toEqual(["page multi.uz 3", "domain multi.uz"]);
  expect(findBrandKey("multi.uz", { page: "4" })).toEqual(["domain multi.uz"]);
  expect([parseBrandPage(1), parseBrandPage("2"), parseBrandPage("03"), parseBrandPage(null)]).toEqual([
    1,
    2,
    null,
    null,
  ]);
});

test("[BR-1] drops vendor and stored values that are not brand keys", () => {
  expect(findBrandKey("dasturxon.uz", { vendor: "'; drop", stored: "../x" })).toEqual([
    "domain dasturxon.uz",
  ]);
});

test("[BR-3] no host outside the private ranges reaches the demo brand", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.domain(),
        fc.ipV4(),
        fc.ipV6().map((ip) => `[${ip}]`),
        fc.string(),
      ),
      (host) => {
        const isPrivate =
          /^(?:10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^0\.0\.0\.0|^\[|localhost|local\.?$|test\.?$/i;
        fc.pre(!isPrivate.test(host.trim()));
        expect(listWaysToFindBrand({ host, vendor: "x" }).some((lookup) => lookup.by === "demo")).toBe(false);
      },
    ),
  );
});
