import { expect, test } from "vitest";
import { makeToken, readToken } from "./token.ts";

const merchantId = "01a2b3c4-0000-8000-9000-0123456789ab";

test("[S12] a token says its kind and its brand, and only its hash is kept", () => {
  const { token, hash } = makeToken("customer", merchantId);
  expect(readToken(token)).toEqual({ kind: "customer", merchantId, hash });
  expect(hash).toHaveLength(32);
  expect(readToken(makeToken("staff", merchantId).token)?.kind).toBe("staff");
  expect(makeToken("customer", merchantId).token).not.toBe(token);
});

test.each(["", "dxc_", "Bearer x", "dxc_" + "!".repeat(64), "dxx_" + "a".repeat(64), "dxc_" + "a".repeat(65)])(
  "[S12] %s is no token",
  (token) => {
    expect(readToken(token)).toBeNull();
  },
);
