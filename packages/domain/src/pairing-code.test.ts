import { expect, test } from "vitest";
import {
  PAIRING_CODE_LENGTH,
  PAIRING_CODE_ALPHABET,
  readPairingCode,
  formatPairingCode,
} from "./pairing-code.ts";

test("[S12] reads a pairing code as displayed, with Cyrillic look-alikes and digits of other scripts", () => {
  expect(readPairingCode(" abcd-efgh ")).toBe("ABCDEFGH");
  expect(readPairingCode("АВСD ЕХРН")).toBe("ABCDEXPH");
  expect(readPairingCode("AB٢٣ ４５CD")).toBe("AB2345CD");
  expect(readPairingCode(formatPairingCode("ABCD2345"))).toBe("ABCD2345");
});

test("[S12] pairing codes use 32 unambiguous characters and have 40 bits", () => {
  expect(new Set(PAIRING_CODE_ALPHABET).size).toBe(32);
  expect(PAIRING_CODE_ALPHABET).not.toMatch(/[IO01]/);
  expect(Math.log2(PAIRING_CODE_ALPHABET.length) * PAIRING_CODE_LENGTH).toBe(40);
});
