import { expect, test } from "vitest";
import { isPrivateNetworkName, isPublicSuffix } from "./public-suffix.ts";

test.each([
  ["co.uz", true],
  ["com.kz", true],
  ["org.uk", true],
  ["github.io", true],
  ["vercel.app", true],
  ["osh.uz", false],
  ["osh.co.uz", false],
  ["osh.github.io", false],
  ["co.com", false],
  ["com.restaurant", false],
])("[BR-2] refuses a public suffix below %s: %s", (domain, expected) => {
  expect(isPublicSuffix(domain.split("."))).toBe(expected);
});

test.each([
  ["example.internal", true],
  ["test.invalid", true],
  ["printer.lan", true],
  ["shop.onion", true],
  ["internal.osh.uz", false],
  ["example.uz", false],
])("[BR-2] public DNS never resolves %s: %s", (domain, expected) => {
  expect(isPrivateNetworkName(domain.split("."))).toBe(expected);
});
