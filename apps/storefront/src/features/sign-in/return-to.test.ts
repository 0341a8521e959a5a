import { expect, test } from "vitest";
import { returnTo } from "./return-to.ts";

const origin = "https://osh.example.uz";
const after = (wanted: string) => returnTo(`?return=${encodeURIComponent(wanted)}`, origin);

test("[RT-4] after signing in the customer returns to the requested page", () => {
  expect(after("/profile/orders?tab=archive#end")).toBe("/profile/orders?tab=archive#end");
  expect(after("/checkout")).toBe("/checkout");
});

test("[RT-4] without a requested page the menu opens", () => {
  expect(returnTo("", origin)).toBe("/");
  expect(after("")).toBe("/");
});

test("[RT-4] never redirects to another origin", () => {
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

test("[RT-4] the sign-in page does not redirect to itself", () => {
  expect(after("/login?return=/login")).toBe("/");
  expect(after("/login/confirm")).toBe("/");
});
