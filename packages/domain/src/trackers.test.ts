import { expect, test } from "vitest";
import { isPrivatePath, hasActiveTracker, findActiveTrackers } from "./trackers.ts";

const createActiveTracker = (id: string) => ({ active: true, id });
const createInactiveTracker = (id: string) => ({ active: false, id });

test("[AN-1] a counter runs if the brand enabled it and gave it an id", () => {
  const all = {
    metrica: createActiveTracker("12345678"),
    gtm: createActiveTracker("GTM-AB12CD"),
    pixel: createActiveTracker("1234567890"),
  };
  expect(findActiveTrackers(all)).toEqual({ metrica: "12345678", gtm: "GTM-AB12CD", pixel: "1234567890" });
  const none = {
    metrica: createInactiveTracker("12345678"),
    gtm: createActiveTracker(""),
    pixel: createInactiveTracker("1234567890"),
  };
  expect(findActiveTrackers(none)).toEqual({ metrica: null, gtm: null, pixel: null });
  expect([hasActiveTracker(all), hasActiveTracker(none)]).toEqual([true, false]);
});

test("[AN-1] skips the Metrica id of the examples, 98329667", () => {
  expect(
    hasActiveTracker({
      metrica: createActiveTracker("98329667"),
      gtm: createInactiveTracker(""),
      pixel: createInactiveTracker(""),
    }),
  ).toBe(false);
});

test("[AN-1] an invalid id never becomes part of a URL", () => {
  for (const id of ["1;alert(1)", "GTM-AB/../x", "https://evil.example", "GTM-"]) {
    expect([
      id,
      hasActiveTracker({
        metrica: createActiveTracker(id),
        gtm: createActiveTracker(id),
        pixel: createActiveTracker(id),
      }),
    ]).toEqual([id, false]);
  }
});

test("[AN-1] sign-in, checkout and private pages are sent to no counter", () => {
  const paths = [
    "/login",
    "/login/confirm",
    "/checkout",
    "/profile",
    "/profile/orders/1",
    "/address/delivery",
  ];
  for (const path of paths) expect([path, isPrivatePath(path)]).toEqual([path, true]);
  for (const path of ["/", "/product/1", "/category", "/loginx"])
    expect([path, isPrivatePath(path)]).toEqual([path, false]);
});
