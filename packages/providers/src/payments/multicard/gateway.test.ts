import { expect, test } from "vitest";
import { isSignedByMulticard } from "./gateway.ts";

test("[PY-3] Multicard's signatures match the examples of its documentation", () => {
  const credentials = { storeId: "100", secret: "test_secret_key" };
  const said = { store_id: 100, invoice_id: "ORD-001", amount: 500_000 };
  expect(isSignedByMulticard({ ...said, sign: "eacc9b9ffa5ef462d07ad7fc2349bc11" }, credentials)).toBe(true);
  const uuid = "11111111-2222-3333-4444-555555555555";
  const state = { ...said, uuid, status: "success", sign: "7fdb9dca8e531e5da35c483acd5e0ba32db72e60" };
  expect(isSignedByMulticard(state, credentials)).toBe(true);
  expect(isSignedByMulticard({ ...state, amount: 500_001 }, credentials)).toBe(false);
});
