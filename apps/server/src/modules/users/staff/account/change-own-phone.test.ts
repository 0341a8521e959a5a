import type { LoggedChange, Person } from "@dasturxon/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../../../platform/ids.ts";
import { type PhoneSignIn, inviteByPhone, createStaffPhone } from "../../../../testing/sign-in-by-phone.ts";
import { INVITED_PASSWORD, createInvitedStaff } from "../../../../testing/invited-staff.ts";
import { createTestShop } from "../../../../testing/test-shop.ts";
import { insertPersonCredentials } from "../memberships/queries.ts";
import { totpStepFromTime, totpCodeFromStep } from "../second-factor/totp.ts";

const app = await createTestShop();
const path = "/console/v1/me/phone";
let owner = "";
let pizzaOwner = "";
// Rate limits and ended sessions of one test must not affect the next one.
beforeEach(async () => {
  app.clock.advance(20 * 60_000);
  owner = await app.signInStaff("owner@osh");
  pizzaOwner = await app.signInStaff("owner@pizza");
});
type PhoneAnswer = { code: string; data: { field?: string }; phone: string };
let requestCount = 0;
const requestPhoneChange = (token: string, phone: string, password = INVITED_PASSWORD) => {
  requestCount += 1;
  return app.call<PhoneAnswer>(path, { token, body: { phone, password }, ip: `198.51.102.${requestCount}` });
};
const findCodeSentTo = (phone: string) => app.sent.findLast((message) => message.phone === phone)?.code ?? "";
const confirmPhone = (token: string, phone: string, code = findCodeSentTo(phone)) =>
  app.call<PhoneAnswer>(path, { method: "PUT", token, body: { phone, code } });
const signIn = (login: string, code?: string) =>
  app.call<PhoneSignIn>("/console/v1/sign-in", { body: { login, password: INVITED_PASSWORD, code } });
const fetchPhone = async (token: string) =>
  (await app.call<{ phone: string | null }>("/console/v1/me/access", { token })).body.phone;
const fetchAccountStatus = async (token: string) => (await app.call("/console/v1/me", { token })).status;
let staffCount = 0;
const inviteManager = () => {
  staffCount += 1;
  return createInvitedStaff(app, owner, {
    login: `ring-${staffCount}`,
    name: "M",
    role: "manager",
    branchIds: null,
  });
};

test("[US-8, S12] a person with only a login adds a phone by password and code, and signs in by either", async () => {
  const { id, login, token } = await inviteManager();
  const elsewhere = (await signIn(login)).body.token;
  const phone = createStaffPhone();
  expect(await fetchPhone(token)).toBeNull();
  expect((await requestPhoneChange(token, phone, "wrong")).body).toMatchObject({
    code: "wrong_password",
    data: { field: "password" },
  });
  expect(findCodeSentTo(phone), "nothing goes out before the password").toBe("");
  expect((await requestPhoneChange(token, phone)).status).toBe(200);
  const right = findCodeSentTo(phone);
  const wrong = right === "000000" ? "000001" : "000000";
  expect((await confirmPhone(token, phone, wrong)).body).toMatchObject({
    code: "wrong_code",
    data: { field: "code" },
  });
  expect(await confirmPhone(token, phone)).toMatchObject({ status: 200, body: { phone } });
  expect(await fetchPhone(token)).toBe(phone);
  expect([await fetchAccountStatus(token), await fetchAccountStatus(elsewhere)]).toEqual([200, 401]);
  for (const name of [login, phone]) expect((await signIn(name)).body.staff?.id).toBe(id);
  expect((await confirmPhone(token, phone, right)).body.code, "a code does once").toBe("wrong_code");
  const people = (await app.call<Person[]>("/console/v1/people", { token: owner })).body;
  expect(people.find((person) => person.id === id)).toMatchObject({ phone, hasOwnPassword: true });
});

test("[US-8, S12] a phone whose request failed halfway is confirmed by the next request", async () => {
  const { id, login, token } = await inviteManager();
  const phone = createStaffPhone();
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{
      hash: string;
    }>`select password_hash as hash from staff where merchant_id = ${app.osh} and id = ${id}`.execute(tx),
  );
  const person = { id: newId(), phone, passwordHash: rows[0]?.hash ?? "", now: app.clock.now() };
  // This insert simulates a process that crashed between its two transactions.
  await app.db.platform((tx) => insertPersonCredentials(tx, person));
  await requestPhoneChange(token, phone);
  expect(await confirmPhone(token, phone)).toMatchObject({ status: 200, body: { phone } });
  for (const name of [login, phone]) expect((await signIn(name)).body.staff?.id).toBe(id);
});

test("[US-8, S10] a person of two brands changes the phone in both; the former phone is notified and freed", async () => {
  const before = createStaffPhone();
  const here = await inviteByPhone(app, owner, { phone: before });
  const there = await inviteByPhone(app, pizzaOwner, { phone: before });
  const phone = createStaffPhone();
  await requestPhoneChange(here.token, phone);
  expect((await confirmPhone(here.token, phone)).status).toBe(200);
  expect([await fetchAccountStatus(here.token), await fetchAccountStatus(there.token)]).toEqual([200, 401]);
  expect((await signIn(phone)).body.brands).toHaveLength(2);
  expect((await signIn(before)).status).toBe(401);
  const seen = (await app.call<Person[]>("/console/v1/people", { token: pizzaOwner })).body;
  expect(seen.find(({ id }) => id === there.id)?.phone).toBe(phone);
  expect(app.sent.at(-1)).toMatchObject({ phone: before, code: "" });
  // The number of SMS per phone is limited. This phone already received two invitations and the warning.
  app.clock.advance(3_600_000);
  owner = await app.signInStaff("owner@osh");
  const next = await inviteManager();
  expect((await requestPhoneChange(next.token, before)).body).toMatchObject({ resendIn: 60 });
  expect((await confirmPhone(next.token, before)).status).toBe(200);
});

test("[US-8, S9] refuses another person's phone by its field, and changes nothing", async () => {
  const taken = createStaffPhone();
  await inviteByPhone(app, pizzaOwner, { phone: taken });
  const byLogin = await inviteManager();
  const byPhone = await inviteByPhone(app, owner, { phone: createStaffPhone() });
  for (const { token } of [byLogin, byPhone]) {
    const was = await fetchPhone(token);
    app.clock.advance(61_000);
    expect((await requestPhoneChange(token, taken)).status, "nobody is told before the code").toBe(200);
    expect((await confirmPhone(token, taken)).body).toMatchObject({
      code: "phone_taken",
      data: { field: "phone" },
    });
    expect(await fetchPhone(token)).toBe(was);
  }
  expect((await signIn(byLogin.login)).status).toBe(200);
});

test("[S8] a code works only for the person that requested it, and one of two that confirm one phone gets it", async () => {
  const phone = createStaffPhone();
  const [one, other] = [await inviteManager(), await inviteManager()];
  await requestPhoneChange(one.token, phone);
  const first = findCodeSentTo(phone);
  expect((await confirmPhone(other.token, phone, first)).body.code).toBe("wrong_code");
  app.clock.advance(61_000);
  await requestPhoneChange(other.token, phone);
  const second = findCodeSentTo(phone);
  const answers = await Promise.all([
    confirmPhone(one.token, phone, first),
    confirmPhone(other.token, phone, second),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("[S12] the second factor of a login moves to its phone", async () => {
  const { login, token } = await inviteManager();
  const factor = "/console/v1/me/second-factor";
  const begun = await app.call<{ secret: string }>(factor, { token, body: { password: INVITED_PASSWORD } });
  const createCurrentTotp = () => totpCodeFromStep(begun.body.secret, totpStepFromTime(app.clock.now()));
  await app.call(factor, { method: "PUT", token, body: { code: createCurrentTotp() } });
  const phone = createStaffPhone();
  await requestPhoneChange(token, phone);
  expect((await confirmPhone(token, phone)).status).toBe(200);
  expect((await signIn(phone)).body.code).toBe("second_factor_needed");
  expect((await signIn(login, createCurrentTotp())).body.code, "digits do once").toBe("second_factor_wrong");
  app.clock.advance(60_000);
  expect((await signIn(phone, createCurrentTotp())).status).toBe(200);
  const access = await app.call("/console/v1/me/access", { token });
  expect(access.body).toMatchObject({ hasSecondFactor: true, recoveryCodes: 10 });
});

test("[S37, US-3] refuses an invalid phone by its field, and the audit log records a change without the number", async () => {
  const { id, token } = await inviteManager();
  for (const phone of ["+12025550123", "'; drop table people", "0000000"])
    expect((await requestPhoneChange(token, phone)).body).toMatchObject({
      code: "phone_invalid",
      data: { field: "phone" },
    });
  expect((await requestPhoneChange(token, "1")).body).toMatchObject({
    code: "bad_request",
    data: { field: "phone" },
  });
  const phone = createStaffPhone();
  await requestPhoneChange(token, phone);
  await confirmPhone(token, phone);
  const { body } = await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?by=${id}`, {
    token: owner,
  });
  expect(body.items[0]).toMatchObject({
    kind: "changed",
    before: null,
    after: { login: `ring-${staffCount}` },
  });
  expect(JSON.stringify(body.items)).not.toContain(phone);
});
