import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findAddressFault, suggestAddress } from "./brand-address.ts";
import { parseHost } from "./host-name.ts";

test.each([
  ["osh", null],
  ["oshxona-1", null],
  ["os", "malformed"],
  ["1osh", "malformed"],
  ["-osh", "malformed"],
  ["osh-", "malformed"],
  ["osh--markazi", "malformed"],
  ["xn--80ak6aa92e", "malformed"],
  ["osh.uz", "malformed"],
  ["osh_uz", "malformed"],
  ["Osh", "malformed"],
  ["ош", "malformed"],
  ["o".repeat(33), "malformed"],
  ["admin", "reserved"],
  ["console", "reserved"],
  ["www", "reserved"],
])("[BR-2] the address %s of a brand: %s", (word, fault) => {
  expect(findAddressFault(word)).toBe(fault);
});

test.each(
  "wpad autodiscover autoconfig isatap mta-sts webmail owa remote git backup prod humo uzcard lyncdiscover enterpriseregistration msoid ssladmin".split(
    " ",
  ),
)("[BR-2] reserves the address %s, which machines or payers trust", (word) => {
  expect(findAddressFault(word)).toBe("reserved");
});

test("[BR-2] a host of the installation itself is not a brand's", () => {
  expect(findAddressFault("kassa", ["kassa"])).toBe("reserved");
});

test.each([
  ["Oʻzbegim Oshi", "ozbegim-oshi"],
  ["Ошхона №1", "oshxona-1"],
  ["  Café & Bar 24/7 ", "cafe-bar-24-7"],
  ["100 Plov", "plov"],
  ["饭", ""],
])("[BR-2] the name %s suggests the address %s", (name, address) => {
  expect(suggestAddress(name)).toBe(address);
});

test("[BR-2] a suggestion for any name is a valid host label or nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
      const address = suggestAddress(name);
      if (address === "") return;
      expect(findAddressFault(address)).not.toBe("malformed");
      expect(parseHost(`${address}.example.uz`)?.labels[0]).toBe(address);
    }),
  );
});
