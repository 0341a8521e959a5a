import { expect, test } from "vitest";
import { returnTo } from "./return-to.ts";

const origin = "https://osh.example.uz";
const after = (wanted: string) => returnTo(`?return=${encodeURIComponent(wanted)}`, origin);

test("[RT-4] after signing in the customer is where they were going", () => {
  expect(after("/profile/orders?tab=archive#end")).toBe("/profile/orders?tab=archive#end");
  expect(after("/checkout")).toBe("/checkout");
});

test("[RT-4] without a place to go to it is the menu", () => {
  expect(returnTo("", origin)).toBe("/");
  expect(after("")).toBe("/");
});

test("[RT-4] another origin is never gone to", () => {
  const tricks = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "evil.example",
    "/..//evil.example",
    " https://evil.example",
  ];
  for (const trick of tricks) expect(after(trick), trick).toBe("/");
});

test("[RT-4] the sign-in page does not lead back to itself", () => {
  expect(after("/login?return=/login")).toBe("/");
  expect(after("/login/confirm")).toBe("/");
});
