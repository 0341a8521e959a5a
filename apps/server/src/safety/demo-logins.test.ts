import type { StaffMember } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { appointStaff, createOrUpdateStaff } from "../modules/users/index.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const { db } = await createTestDatabase();
const demoApp = await createTestApp({ db });
const productionApp = await createTestApp({
  db,
  clock: demoApp.clock,
  config: { isProduction: true, isDemo: false, publicOrigin: "https://example.uz" },
});
const { clock } = demoApp;
const host = "osh.example.uz";
await createOrUpdateStaff(
  { db, clock },
  { merchantId: demoApp.osh, login: "osh", name: "Demo", role: "owner", password: "demo", isDemo: true },
);
const signIn = (app: typeof demoApp, login: string, password: string) =>
  app.call<{ token: string; staff: StaffMember }>("/console/v1/sign-in", { host, body: { login, password } });
const fetchAccountStatus = async (token: string) =>
  (await productionApp.call("/console/v1/me", { host, token })).status;
const appointWithPassword = (
  request: Parameters<typeof appointStaff>[1],
  password = "turtle window seven lamp",
) => appointStaff({ db, clock, askPassword: async () => password }, request);

test("[S30] the demo's passwords and sessions are invalid in production", async () => {
  const before = await signIn(demoApp, "osh", "demo");
  expect(before.status).toBe(200);
  expect((await signIn(productionApp, "osh", "demo")).status).toBe(401);
  expect(await fetchAccountStatus(before.body.token)).toBe(401);
  const [wrong, refused] = [
    await signIn(productionApp, "osh", "no"),
    await signIn(productionApp, "osh", "demo"),
  ];
  expect(refused.body).toEqual(wrong.body);
});

test("[S12] a new password signs in, and ends the sessions of the old one", async () => {
  expect(await appointWithPassword({ login: "Osh" })).toEqual({ isNew: false, login: "osh", role: "owner" });
  expect((await signIn(productionApp, "osh", "demo")).status).toBe(401);
  const { status, body } = await signIn(productionApp, "osh", "turtle window seven lamp");
  expect(status).toBe(200);
  expect(body.staff.name).toBe("Demo");
  expect(await fetchAccountStatus(body.token)).toBe(200);
  await appointWithPassword({ login: "osh" }, "another window seven lamps");
  expect(await fetchAccountStatus(body.token)).toBe(401);
});

test("creates a login for a brand by its key, with the given role", async () => {
  const request = { login: "osh-cook", brand: "osh", role: "kitchen", name: "Sherzod" } as const;
  expect(await appointWithPassword(request)).toEqual({ isNew: true, login: "osh-cook", role: "kitchen" });
  const { body } = await signIn(productionApp, "osh-cook", "turtle window seven lamp");
  expect(body.staff).toMatchObject({ name: "Sherzod", role: "kitchen", merchant: { key: "osh" } });
});

test.each([
  [{ login: "osh", role: "kitchen" }, "osh is an owner, whose role cannot change"],
  [{ login: "osh", brand: "pizza" }, "belongs to another brand"],
  [{ login: "new", role: "kitchen" }, "add --brand and --role"],
  [{ login: "new", brand: "osh" }, "add --role"],
  [{ login: "new", brand: "nowhere", role: "kitchen" }, "no brand has the key nowhere"],
  [{ login: "o w", brand: "osh", role: "kitchen" }, "a login is 2 to 63"],
] as const)("[S32] refuses %j before asking for a password: %s", async (request, words) => {
  const attempt = appointStaff({ db, clock, askPassword: () => Promise.reject(new Error("asked")) }, request);
  await expect(attempt).rejects.toThrow(words);
});

test.each(["demo", "demodemodemo", "osh-cashier1"])("[S30] refuses the password %s", async (password) => {
  const attempt = appointWithPassword({ login: "osh-cashier", brand: "osh", role: "operator" }, password);
  await expect(attempt).rejects.toThrow(/password/);
});
