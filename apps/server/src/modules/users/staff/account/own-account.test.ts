import type { LoggedChange, StaffMember } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import { createInvitedStaff } from "../../../../testing/invited-staff.ts";
import { branchIdFromKey, createTestShop } from "../../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const OLD_PASSWORD = "bulut daryo tarvuz 17";
const NEW_PASSWORD = "qovun sandal kabutar 5";
type AccountAnswer = { code: string; data: { field?: string } };
const fetchOwnAccount = async (token: string) =>
  (await app.call<StaffMember>("/console/v1/me", { token })).body;
const signIn = (login: string, password: string) =>
  app.call<{ token: string }>("/console/v1/sign-in", { body: { login, password } });
const renewPassword = (token: string, body: object) =>
  app.call<AccountAnswer>("/console/v1/me/password", { token, body });

let staffCount = 0;
/** Creates a cook who accepted the invitation by its link. */
const createCook = () => {
  staffCount += 1;
  const body = {
    login: `cook-${staffCount}`,
    name: "Temur",
    role: "kitchen",
    branchIds: [branchIdFromKey("center")],
  };
  return createInvitedStaff(app, owner, body);
};
// Attempts of one test must not affect the next one.
beforeEach(() => app.clock.advance(20 * 60_000));

test("[US-8] anyone can change the own name, and the former one is recorded", async () => {
  const { id, token } = await createCook();
  const changeOwnName = (name: string) =>
    app.call<StaffMember & AccountAnswer>("/console/v1/me", { method: "PUT", token, body: { name } });
  expect(await changeOwnName("Temur aka")).toMatchObject({
    status: 200,
    body: { name: "Temur aka", role: "kitchen" },
  });
  expect((await fetchOwnAccount(token)).name).toBe("Temur aka");
  await changeOwnName("Temur aka");
  expect((await changeOwnName(" ")).body.data.field).toBe("name");
  const { body } = await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entity=person&by=${id}`, {
    token: await app.signInStaff("owner@osh"),
  });
  expect(body.items).toMatchObject([
    { entityId: id, before: { name: "Temur" }, after: { name: "Temur aka" } },
    { kind: "joined" },
  ]);
});

test("[US-8, S12] a new password ends the other sessions but not this one, and the old one stops working", async () => {
  const { login, token } = await createCook();
  const other = (await signIn(login, OLD_PASSWORD)).body.token;
  expect((await renewPassword(token, { password: OLD_PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(
    200,
  );
  expect((await app.call("/console/v1/me", { token: other })).status).toBe(401);
  expect((await app.call("/console/v1/me", { token })).status).toBe(200);
  expect((await signIn(login, OLD_PASSWORD)).status).toBe(401);
  expect((await signIn(login, NEW_PASSWORD)).status).toBe(200);
});

test("[US-8] requires the current password, and refuses a weak new one by its field", async () => {
  const { login, token } = await createCook();
  const wrong = await renewPassword(token, { password: NEW_PASSWORD, newPassword: NEW_PASSWORD });
  expect(wrong).toMatchObject({ status: 400, body: { code: "wrong_password", data: { field: "password" } } });
  const weak = await renewPassword(token, { password: OLD_PASSWORD, newPassword: `${login}${login}` });
  expect(weak).toMatchObject({
    status: 400,
    body: { code: "password_weak", data: { field: "newPassword" } },
  });
  expect((await signIn(login, OLD_PASSWORD)).status).toBe(200);
});

test("[S12] limits guesses of the current password in an open session to ten per quarter of an hour", async () => {
  const { login, token } = await createCook();
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1)
    statuses.push(
      (await renewPassword(token, { password: `guess ${time}`, newPassword: NEW_PASSWORD })).status,
    );
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([400]));
  expect((await renewPassword(token, { password: OLD_PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(
    429,
  );
  app.clock.advance(16 * 60_000);
  expect((await renewPassword(token, { password: OLD_PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(
    200,
  );
  expect((await signIn(login, NEW_PASSWORD)).status).toBe(200);
});

test("[S12] one of many concurrent password changes succeeds", async () => {
  const { token } = await createCook();
  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      renewPassword(token, { password: OLD_PASSWORD, newPassword: `${NEW_PASSWORD} ${at}` }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
});

test("[S37] the audit log records a password change without either password", async () => {
  const { id, token } = await createCook();
  await renewPassword(token, { password: OLD_PASSWORD, newPassword: NEW_PASSWORD });
  const { body } = await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entity=person&by=${id}`, {
    token: await app.signInStaff("owner@osh"),
  });
  expect(body.items).toMatchObject([
    { kind: "changed", before: null, after: { password: "RENEWED" } },
    { kind: "joined" },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/bulut|qovun|scrypt/);
});
