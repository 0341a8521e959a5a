import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const [older, newer] = [randomBytes(32), randomBytes(32)];
const ABOUT = "osh payme";

test("[PY-3] a brand's encrypted credentials are decrypted for that brand and provider only, and contain no plain text", () => {
  const sealed = seal([older], "the key", ABOUT);
  expect(sealed).not.toContain("the key");
  expect(unseal([older], sealed, ABOUT)).toBe("the key");
  expect(unseal([older], sealed, "pizza payme")).toBeNull();
  expect(seal([older], "the key", ABOUT)).not.toBe(sealed);
});

test("[PY-3] after a key rotation both keys decrypt, and the new one encrypts", () => {
  const before = seal([older], "a", ABOUT);
  const after = seal([newer, older], "b", ABOUT);
  expect(unseal([newer, older], before, ABOUT)).toBe("a");
  expect(unseal([newer], after, ABOUT)).toBe("b");
  expect(unseal([newer], before, ABOUT)).toBeNull();
});

test("[PY-3] modified or truncated data is not decrypted", () => {
  const sealed = seal([older], "the key", ABOUT);
  const [name = "", text = ""] = sealed.split(".");
  const turned = Buffer.from(text, "base64url");
  turned[14] = (turned[14] ?? 0) ^ 1;
  expect(unseal([older], `${name}.${turned.toString("base64url")}`, ABOUT)).toBeNull();
  for (const broken of ["", name, `${name}.`, `${name}.AAAA`])
    expect(unseal([older], broken, ABOUT)).toBeNull();
  expect(() => seal([], "a", ABOUT)).toThrow("CREDENTIALS_KEYS");
});
