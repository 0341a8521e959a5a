import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createStoreLink, readStoreLink } from "./store-link.ts";

const id = "01933a5e-0000-7000-8000-000000000001";

test.each(["product", "category", "story"] as const)(
  "[CT-1] reads a link to a %s as it was written",
  (kind) => {
    expect(readStoreLink(createStoreLink(kind, id))).toEqual({ kind, id });
    expect(readStoreLink(createStoreLink(kind, "nobody"))).toBeNull();
  },
);

test("[CT-1] accepts pages of the store and external URLs as links", () => {
  expect(readStoreLink("/profile/promos")).toEqual({ kind: "page", path: "/profile/promos" });
  expect(readStoreLink("https://t.me/osh")).toEqual({ kind: "address", url: "https://t.me/osh" });
});

test.each([
  "",
  "osh",
  "//evil.example",
  String.raw`/\evil.example`,
  "http://t.me/osh",
  "javascript:alert(1)",
  "https://",
  "https://localhost",
  "https://osh@evil.example",
  "/a b",
])("[CT-1, S23] refuses %j as a link", (link) => {
  expect(readStoreLink(link)).toBeNull();
});

test("[S23] a link stays within the store or is https", () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      for (const link of [said, `/${said}`, `https://${said}`]) {
        if (!readStoreLink(link) || !URL.canParse(link, "https://osh.example")) continue;
        const { protocol, hostname } = new URL(link, "https://osh.example");
        expect(protocol).toBe("https:");
        if (link.startsWith("/")) expect(hostname).toBe("osh.example");
      }
    }),
  );
});
