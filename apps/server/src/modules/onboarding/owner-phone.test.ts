import type { Person } from "@dasturxon/contract";
import { beforeEach, expect, test } from "vitest";
import { createInvitedStaff } from "../../testing/invited-staff.ts";
import {
  createRegistrationBody,
  createRegistrationPhone,
  postRegistration,
  requestPermit,
} from "../../testing/new-start.ts";
import { inviteByPhone, type PhoneSignIn } from "../../testing/sign-in-by-phone.ts";
import { createTestShop } from "../../testing/test-shop.ts";
import { totpCodeFromStep, totpStepFromTime } from "../users/index.ts";

const app = await createTestShop();
const PASSWORD = "bulut daryo tarvuz 17";
const OTHER_PASSWORD = "uchta sariq choynak 52";
// Rate limits of one test must not affect the next one.
beforeEach(() => app.clock.advance(20 * 60_000));

let requestCount = 0;
/** Each request has its own network, because limits per network are not the subject here. */
const createIp = () => `198.51.${100 + (requestCount % 3)}.${(requestCount += 1) % 250}`;
async function openBrand(address: string, phone: string, owner: object = {}) {
  const base = createRegistrationBody(await requestPermit(app, phone), address, { hasMenu: false });
  return postRegistration(app, { ...base, owner: { ...base.owner, ...owner } }, { ip: createIp() });
}
const signIn = (login: string, password = PASSWORD, code?: string) =>
  app.call<PhoneSignIn>("/console/v1/sign-in", { body: { login, password, code }, ip: createIp() });
const fetchAccess = async (token: string) =>
  (await app.call<{ phone: string | null; hasSecondFactor: boolean }>("/console/v1/me/access", { token }))
    .body;
const fetchPeople = (token: string) => app.call<Person[]>("/console/v1/people", { token });
const createCurrentTotp = (secret: string) => totpCodeFromStep(secret, totpStepFromTime(app.clock.now()));

/** Turns on the second factor. @returns its secret */
async function enableSecondFactor(token: string, password = PASSWORD): Promise<string> {
  const path = "/console/v1/me/second-factor";
  const { secret } = (await app.call<{ secret: string }>(path, { token, body: { password } })).body;
  await app.call(path, { method: "PUT", token, body: { code: createCurrentTotp(secret) } });
  app.clock.advance(60_000);
  return secret;
}
const fetchIsKnown = async (permit: string) =>
  (await app.call<{ isKnown: boolean }>("/onboarding/v1/draft", { body: { permit } })).body.isKnown;

test("[S12] the owner of a new brand has the confirmed phone, and ten wrong second-factor codes warn it by SMS", async () => {
  const phone = createRegistrationPhone();
  const { body } = await openBrand("warned", phone);
  expect(await fetchAccess(body.token)).toMatchObject({ phone, hasSecondFactor: false });
  const secret = await enableSecondFactor(body.token);
  expect(await fetchAccess(body.token)).toMatchObject({ phone, hasSecondFactor: true });
  const before = app.sent.length;
  for (let at = 0; at < 10; at += 1)
    expect((await signIn("warned@start", PASSWORD, "000000")).body.code).toBe("second_factor_wrong");
  expect(app.sent.slice(before)).toMatchObject([{ phone, code: "" }]);
  expect((await signIn("warned@start", PASSWORD, createCurrentTotp(secret))).body.code).toBe(
    "too_many_requests",
  );
});

test("[US-8] the owner of a new brand signs in by phone or login, and resets a forgotten password by a code", async () => {
  const phone = createRegistrationPhone();
  const { body } = await openBrand("forgot", phone);
  for (const name of [phone, phone.slice(4), "forgot@start"])
    expect((await signIn(name)).body.staff?.id).toBe(body.staff.id);
  app.clock.advance(10 * 60_000);
  await app.call("/console/v1/password/code", { body: { phone }, ip: createIp() });
  const code = app.sent.findLast((message) => message.phone === phone)?.code ?? "";
  const reset = { phone, code, password: OTHER_PASSWORD };
  expect((await app.call("/console/v1/password", { body: reset })).status).toBe(200);
  expect((await app.call("/console/v1/me", { token: body.token })).status, "sessions end").toBe(401);
  expect((await signIn("forgot@start")).status).toBe(401);
  expect((await signIn("forgot@start", OTHER_PASSWORD)).status).toBe(200);
});

test("[US-8, S12] a known phone opens a second brand only by its password and second factor, which stay", async () => {
  const phone = createRegistrationPhone();
  const first = await openBrand("first", phone);
  const secret = await enableSecondFactor(first.body.token);
  const permit = await requestPermit(app, phone);
  expect(await fetchIsKnown(permit)).toBe(true);
  const body = createRegistrationBody(permit, "second", { hasMenu: false });
  const open = (owner: object) =>
    postRegistration(app, { ...body, owner: { ...body.owner, ...owner } }, { ip: createIp() });
  const refuse = async (owner: object) => {
    const { body: reply } = await open(owner);
    return [reply.code, reply.data?.field];
  };
  expect(await refuse({ password: OTHER_PASSWORD })).toEqual(["wrong_password", "owner.password"]);
  expect(await refuse({})).toEqual(["second_factor_needed", undefined]);
  expect(await refuse({ code: "000000" })).toEqual(["second_factor_wrong", "owner.code"]);
  expect((await signIn("second@start")).status, "a refused start leaves no login").toBe(401);
  const second = await open({ code: createCurrentTotp(secret) });
  expect([second.status, second.body.staff.merchant.key]).toEqual([200, "second"]);
  expect(await fetchAccess(second.body.token)).toMatchObject({ phone, hasSecondFactor: true });
  app.clock.advance(60_000);
  const choice = await signIn(phone, PASSWORD, createCurrentTotp(secret));
  expect(choice.body.brands).toHaveLength(2);
  const switched = await app.call("/console/v1/me/brand", {
    token: second.body.token,
    body: { merchantId: first.body.staff.merchant.id },
  });
  expect(switched.status).toBe(200);
});

test("[US-8] a manager of another brand opens a brand with the password of the phone, and keeps both roles", async () => {
  const phone = createRegistrationPhone();
  const manager = await inviteByPhone(app, await app.signInStaff("owner@osh"), { phone });
  app.clock.advance(20 * 60_000);
  expect((await openBrand("own-place", phone, { password: OTHER_PASSWORD })).body.code).toBe(
    "wrong_password",
  );
  app.clock.advance(20 * 60_000);
  expect((await openBrand("own-place", phone)).body.staff.role).toBe("owner");
  expect((await app.call("/console/v1/me", { token: manager.token })).status).toBe(200);
  const { brands } = (await signIn(phone)).body;
  expect(brands?.map(({ role }) => role).toSorted()).toEqual(["manager", "owner"]);
});

test("[S12] passwords are guessed no faster by opening brands than by signing in", async () => {
  const phone = createRegistrationPhone();
  await openBrand("guarded", phone);
  app.clock.advance(20 * 60_000);
  const base = createRegistrationBody(await requestPermit(app, phone), "guarded-2", { hasMenu: false });
  const body = { ...base, owner: { ...base.owner, password: OTHER_PASSWORD } };
  const codes: string[] = [];
  for (let at = 0; at < 11; at += 1) {
    app.clock.advance(61_000);
    codes.push((await postRegistration(app, body, { ip: "203.0.113.77" })).body.code);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => "wrong_password"), "too_many_requests"]);
});

test("[S12] the network in which a brand was opened is known for its owner's sign-in", async () => {
  const phone = createRegistrationPhone();
  const base = createRegistrationBody(await requestPermit(app, phone), "at-home", { hasMenu: false });
  await postRegistration(app, base, { ip: "203.0.113.99" });
  for (let at = 0; at < 100; at += 1) await signIn("at-home@start", OTHER_PASSWORD);
  expect((await signIn("at-home@start")).body.code).toBe("too_many_requests");
  const home = { body: { login: "at-home@start", password: PASSWORD }, ip: "203.0.113.99" };
  expect((await app.call("/console/v1/sign-in", home)).status).toBe(200);
});

test("[S38] the owner of a brand opened by a link of the platform signs in by login and has no phone", async () => {
  const { createPermit } = await import("./index.ts");
  const { permit } = await app.db.platform((tx) =>
    createPermit(tx, { ip: "127.0.0.1", givenFor: "Linked", now: app.clock.now() }),
  );
  expect(await fetchIsKnown(permit)).toBe(false);
  const body = createRegistrationBody(permit, "linked", { hasMenu: false });
  const { body: opened } = await postRegistration(app, body, { ip: createIp() });
  expect(await fetchAccess(opened.token)).toMatchObject({ phone: null });
  expect((await signIn("linked@start")).status).toBe(200);
});

test("[S38] refuses a weak password that contains the phone, only if the phone has no password yet", async () => {
  const phone = createRegistrationPhone();
  expect(await fetchIsKnown(await requestPermit(app, phone))).toBe(false);
  app.clock.advance(20 * 60_000);
  const { body } = await openBrand("weak-phone", phone, { password: phone.slice(1) });
  expect([body.code, body.data.field]).toEqual(["password_weak", "owner.password"]);
});

test("[US-8, S9] the owner's phone is hidden from the managers and the kitchen of the new brand", async () => {
  const phone = createRegistrationPhone();
  const { body } = await openBrand("private", phone);
  const invite = (login: string, role: string) =>
    createInvitedStaff(app, body.token, { login, name: role, role, branchIds: null });
  const [manager, cook] = [
    await invite("private-manager", "manager"),
    await invite("private-cook", "kitchen"),
  ];
  const seen = await fetchPeople(manager.token);
  expect(seen.body.find(({ id }) => id === body.staff.id)).toMatchObject({
    phone: null,
    hasOwnPassword: true,
  });
  expect((await fetchPeople(cook.token)).status).toBe(403);
  for (const token of [manager.token, cook.token])
    for (const path of ["/console/v1/me", "/console/v1/orders", "/console/v1/devices", "/console/v1/changes"])
      expect(JSON.stringify((await app.call(path, { token })).body)).not.toContain(phone.slice(1));
  expect((await fetchPeople(body.token)).body).toContainEqual(expect.objectContaining({ phone }));
});
