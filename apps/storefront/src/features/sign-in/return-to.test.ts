import { expect, test } from "vitest";
import { getReturnPath } from "./return-to.ts";

const origin = "https://osh.example.uz";
const resolveReturn = (wanted: string) => getReturnPath(`?return=${encodeURIComponent(wanted)}`, origin);

test("[RT-4] after signing in the customer returns to the requested page", () => {
  expect(resolveReturn("/profile/orders?tab=archive#end")).toBe("/profile/orders?tab=archive#end");
  expect(resolveReturn("/checkout")).toBe("/checkout");
});

test("[RT-4] without a requested page the menu opens", () => {
  expect(getReturnPath("", origin)).toBe("/");
  expect(resolveReturn("")).toBe("/");
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
  for (const trick of tricks) expect(resolveReturn(trick), trick).toBe("/");
});

test("[RT-4] the sign-in page does not redirect to itself", () => {
  expect(resolveReturn("/login?return=/login")).toBe("/");
  expect(resolveReturn("/login/confirm")).toBe("/");
});
