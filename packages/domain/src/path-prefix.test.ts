import * as fc from "fast-check";
import { expect, test } from "vitest";
import { stripLanguageAndPage } from "./path-prefix.ts";

test("[LN-3] removes ru, uz and every offered code from the front of a path", () => {
  expect(stripLanguageAndPage("/ru")).toEqual({ language: "ru", rest: "/" });
  expect(stripLanguageAndPage("/uz/product/12?x=1#a")).toEqual({ language: "uz", rest: "/product/12?x=1#a" });
  expect(stripLanguageAndPage("/uz?x=1")).toEqual({ language: "uz", rest: "/?x=1" });
  expect(stripLanguageAndPage("/ar/menu", ["ar"])).toEqual({ language: "ar", rest: "/menu" });
  expect(stripLanguageAndPage("/ar/menu")).toEqual({ rest: "/ar/menu" });
  expect(stripLanguageAndPage("/russia")).toEqual({ rest: "/russia" });
});

test("[LN-4] removes the page numbers 1 and 2, also beside a language", () => {
  expect(stripLanguageAndPage("/1")).toEqual({ page: 1, rest: "/" });
  expect(stripLanguageAndPage("/2/basket/")).toEqual({ page: 2, rest: "/basket/" });
  expect(stripLanguageAndPage("/ru/1/basket")).toEqual({ language: "ru", page: 1, rest: "/basket" });
  expect(stripLanguageAndPage("/1/ru")).toEqual({ language: "ru", page: 1, rest: "/" });
  expect(stripLanguageAndPage("/3/basket")).toEqual({ rest: "/3/basket" });
  expect(stripLanguageAndPage("/12")).toEqual({ rest: "/12" });
});

test.each([
  ["/ru//evil.example", "/evil.example"],
  ["/uz/\\evil", "/evil"],
  ["/1/%2f%2fevil", "/evil"],
  ["/1/%252F%255cevil", "/evil"],
  ["/ru/\t/evil.example", "/evil.example"],
  ["/ru/..//evil.example", "/evil.example"],
  ["/ru/%2e%2e//evil.example", "/evil.example"],
  ["/ru/javascript:alert(1)", "/javascript:alert(1)"],
  ["/ru/https://evil.example", "/https:/evil.example"],
  ["//evil.example", "/evil.example"],
  ["/ru/a\r\nSet-Cookie: x=1", "/aSet-Cookie:%20x=1"],
  ["/ru/плов", "/%D0%BF%D0%BB%D0%BE%D0%B2"],
])("[LN-3] keeps %j on its own origin as %j", (path, rest) => {
  expect(stripLanguageAndPage(path).rest).toBe(rest);
});

const anyHostilePath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "/",
        "\\",
        "%2f",
        "%5C",
        "%252f",
        ".",
        "..",
        "%2e",
        "\t",
        "\n",
        "\r",
        "\0",
        " ",
        "%09",
        "%0d%0a",
      ),
      fc.constantFrom(
        "ru",
        "uz",
        "1",
        "2",
        "@",
        ":",
        "?",
        "#",
        "evil.example",
        "http:",
        "javascript:",
        "\u2028",
        "\ud800",
      ),
      fc.string({ maxLength: 3, unit: "binary" }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test("[LN-3] [LN-4] no path leaves its origin, also when processed twice", () => {
  fc.assert(
    fc.property(fc.constantFrom("/ru/", "/uz/", "/1/", "/2", "/", ""), anyHostilePath, (prefix, tail) => {
      const { rest } = stripLanguageAndPage(prefix + tail, ["en"]);
      expect(rest).toMatch(/^\/(?![/\\])[\u0021-\u007e]*$/);
      const url = new URL(rest, "https://shop.example");
      expect(url.origin).toBe("https://shop.example");
      expect(url.pathname.startsWith("//")).toBe(false);
      expect(new URL(stripLanguageAndPage(rest).rest, "https://shop.example").origin).toBe(
        "https://shop.example",
      );
    }),
    { numRuns: 10_000 },
  );
});
