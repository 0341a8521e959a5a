import type { StaffMember } from "@dasturxon/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { storeSignedOut, storeLastSession, readLastBrand, readInterruptedSession } from "./last-session.ts";

const storage = new Map<string, string>();
const HOUR_MS = 3_600_000;
const staffMember = {
  id: "a",
  login: "osh",
  name: "Anvar",
  role: "operator",
  merchant: { name: { uz: "Osh" }, logo: null, mainColor: "#c33", kind: "RESTAURANT" },
} as unknown as StaffMember;

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

test("[US-8] reports a person with an expired session on the board for twelve hours, and stores only the login", () => {
  expect(readInterruptedSession(0)).toBeNull();
  storeLastSession(staffMember, 0);
  expect(readInterruptedSession(11 * HOUR_MS)).toEqual({ id: "a", login: "osh" });
  expect(readInterruptedSession(13 * HOUR_MS)).toBeNull();
  expect([...storage.values()].join("")).not.toContain("Anvar");
});

test("[US-8] does not report a person after an explicit sign-out; the brand's logo stays", () => {
  storeLastSession(staffMember, 0);
  storeSignedOut();
  expect([readInterruptedSession(0), readLastBrand()?.name.uz]).toEqual([null, "Osh"]);
});
