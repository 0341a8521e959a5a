import { expect, test } from "vitest";
import { encodeBase32, createTotpSecret, totpStepFromTime, findTotpStep, totpCodeFromStep } from "./totp.ts";

const secret = encodeBase32(Buffer.from("12345678901234567890"));

test("[S12] codes match RFC 6238, appendix B, in six digits", () => {
  const vectors: [seconds: number, code: string][] = [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ];
  for (const [seconds, code] of vectors)
    expect([seconds, totpCodeFromStep(secret, totpStepFromTime(new Date(seconds * 1000)))]).toEqual([
      seconds,
      code,
    ]);
});

test("[S12] accepts a code one step before and after its own, not longer", () => {
  const now = new Date(1_234_567_890_000);
  const step = totpStepFromTime(now);
  for (const away of [-1, 0, 1])
    expect(findTotpStep(secret, totpCodeFromStep(secret, step + away), now)).toBe(step + away);
  for (const away of [-2, 2])
    expect(findTotpStep(secret, totpCodeFromStep(secret, step + away), now)).toBeNull();
  for (const code of ["", "12345", "abcdef", "1234567"]) expect(findTotpStep(secret, code, now)).toBeNull();
});

test("[S12] each secret is different and has 32 base32 letters", () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(createTotpSecret());
});
