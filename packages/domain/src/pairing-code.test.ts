import { expect, test } from "vitest";
import { PAIRING_LENGTH, PAIRING_LETTERS, readPairingCode, showPairingCode } from "./pairing-code.ts";

test("[S12] reads a pairing code as displayed, with Cyrillic look-alikes and digits of other scripts", () => {
  expect(readPairingCode(" abcd-efgh ")).toBe("ABCDEFGH");
  expect(readPairingCode("АВСD ЕХРН")).toBe("ABCDEXPH");
  expect(readPairingCode("AB٢٣ ４５CD")).toBe("AB2345CD");
  expect(readPairingCode(showPairingCode("ABCD2345"))).toBe("ABCD2345");
});

test("[S12] pairing codes use 32 unambiguous characters and have 40 bits", () => {
  expect(new Set(PAIRING_LETTERS).size).toBe(32);
  expect(PAIRING_LETTERS).not.toMatch(/[IO01]/);
  expect(Math.log2(PAIRING_LETTERS.length) * PAIRING_LENGTH).toBe(40);
});
