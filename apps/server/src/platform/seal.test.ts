import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { encryptForOwner, decryptForOwner } from "./seal.ts";

const [older, newer] = [randomBytes(32), randomBytes(32)];
const CREDENTIAL_OWNER = "osh payme";

test("[PY-3] a brand's encrypted credentials are decrypted for that brand and provider only, and contain no plain text", () => {
  const sealed = encryptForOwner([older], "the key", CREDENTIAL_OWNER);
  expect(sealed).not.toContain("the key");
  expect(decryptForOwner([older], sealed, CREDENTIAL_OWNER)).toBe("the key");
  expect(decryptForOwner([older], sealed, "pizza payme")).toBeNull();
  expect(encryptForOwner([older], "the key", CREDENTIAL_OWNER)).not.toBe(sealed);
});

test("[PY-3] after a key rotation both keys decrypt, and the new one encrypts", () => {
  const before = encryptForOwner([older], "a", CREDENTIAL_OWNER);
  const after = encryptForOwner([newer, older], "b", CREDENTIAL_OWNER);
  expect(decryptForOwner([newer, older], before, CREDENTIAL_OWNER)).toBe("a");
  expect(decryptForOwner([newer], after, CREDENTIAL_OWNER)).toBe("b");
  expect(decryptForOwner([newer], before, CREDENTIAL_OWNER)).toBeNull();
});

test("[PY-3] modified or truncated data is not decrypted", () => {
  const sealed = encryptForOwner([older], "the key", CREDENTIAL_OWNER);
  const [name = "", text = ""] = sealed.split(".");
  const turned = Buffer.from(text, "base64url");
  turned[14] = (turned[14] ?? 0) ^ 1;
  expect(decryptForOwner([older], `${name}.${turned.toString("base64url")}`, CREDENTIAL_OWNER)).toBeNull();
  for (const broken of ["", name, `${name}.`, `${name}.AAAA`])
    expect(decryptForOwner([older], broken, CREDENTIAL_OWNER)).toBeNull();
  expect(() => encryptForOwner([], "a", CREDENTIAL_OWNER)).toThrow("CREDENTIALS_KEYS");
});
