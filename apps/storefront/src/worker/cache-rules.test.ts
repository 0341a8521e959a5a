import { expect, test } from "vitest";
import {
  listReferencedFiles,
  isCachedPage,
  isSharedReply,
  isStorePath,
  toCachedPath,
  markCachedPage,
} from "./cache-rules.ts";

test("[BR-12, ER-3] caches menu, basket and checkout, but no page with personal data, an order, a table or a group", () => {
  for (const path of [
    "/",
    "/basket",
    "/checkout",
    "/search",
    "/category/1",
    "/product/1",
    "/profile/favorites",
  ])
    expect(isCachedPage(path), path).toBe(true);
  for (const path of ["/profile", "/profile/orders/1", "/login", "/table/1", "/group/1", "/profile/user"])
    expect(isCachedPage(path), path).toBe(false);
});

test("[ER-3, US-5] caches an order's page under a URL without the order's id, used by that page only", () => {
  expect(toCachedPath("/profile/orders/0198aa00-0000-7000-8000-0000000000ab")).toBe("/profile/orders/any");
  expect(toCachedPath("/profile/orders")).toBe("/profile/orders");
  expect(toCachedPath("/basket")).toBe("/basket");
  for (const path of ["/profile", "/profile/orders/1/map", "/table/1"])
    expect(toCachedPath(path), path).toBeNull();
  for (const path of ["/profile/orders", "/profile/orders/any"]) expect(isCachedPage(path), path).toBe(false);
});

test("[BR-12] caches only responses that all guests share", () => {
  for (const call of ["products/v1/menu", "products/v1/menu/Ab_c-1", "users/v1/branches/full"])
    expect(isSharedReply(`/api/${call}`), call).toBe(true);
  const others = [
    "users/v1/users/me",
    "orders/v1/orders/1",
    "orders/v1/orders/1/events",
    "orders/v1/orders/quote",
    "console/v1/orders",
    "products/v1/menu/a/b",
    "products/v1/favourite/all",
  ];
  for (const call of others) expect(isSharedReply(`/api/${call}`), call).toBe(false);
});

test("[ER-3] the console, API calls and pictures are not pages of the store", () => {
  for (const path of [
    "/console",
    "/console/orders",
    "/api/x",
    "/demo/inbox",
    "/img/osh/plov",
    "/icons/192.png",
  ])
    expect(isStorePath(path), path).toBe(false);
  for (const path of ["/", "/profile/orders", "/consoles"]) expect(isStorePath(path), path).toBe(true);
});

test("[ER-3] finds a page's files once each, and a cached page has its timestamp", () => {
  const html = `<html lang="uz"><script>"/assets/a-1.js" "/assets/a-1.js"</script><link href="/assets/b.css">`;
  expect(listReferencedFiles(html)).toEqual(["/assets/a-1.js", "/assets/b.css"]);
  expect(markCachedPage(html, 5)).toContain('<html data-kept="5" lang="uz">');
});
