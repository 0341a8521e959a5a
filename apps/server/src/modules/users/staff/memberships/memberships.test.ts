import type { MemberBrand, Person } from "@dasturxon/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import {
  type PhoneSignIn,
  requestInvitationCode,
  inviteByPhone,
  inviteToBrand,
  postMembership,
  createStaffPhone,
  createPersonOfBothBrands,
  signInOwnersAgain,
  fetchSessionStatus,
  verifyPhone,
  signInStaffWithPassword,
} from "../../../../testing/sign-in-by-phone.ts";
import { INVITED_PASSWORD } from "../../../../testing/invited-staff.ts";
import { createTestShop } from "../../../../testing/test-shop.ts";

const app = await createTestShop();
const OTHER_PASSWORD = "qovun sandal kabutar 5";
let osh = "";
let pizza = "";
beforeEach(async () => {
  ({ osh, pizza } = await signInOwnersAgain(app));
});

const signIn = (login: string, password = INVITED_PASSWORD, ip?: string) =>
  signInStaffWithPassword(app, login, { password, ...(ip && { ip }) });
const fetchStatus = (token: string) => fetchSessionStatus(app, token);
const fetchOwnBrands = async (token: string) =>
  (await app.call<MemberBrand[]>("/console/v1/me/brands", { token })).body;
const chooseBrand = (ticket: string, merchantId: string) =>
  app.call<PhoneSignIn>("/console/v1/sign-in/brand", { body: { ticket, merchantId } });
const switchBrand = (token: string, merchantId: string) =>
  app.call<PhoneSignIn>("/console/v1/me/brand", { token, body: { merchantId } });
const findPerson = async (token: string, id: string) =>
  (await app.call<Person[]>("/console/v1/people", { token })).body.find((person) => person.id === id);
const selectPasswordHash = async (phone: string) =>
  app.db.platform(async (tx) => {
    const { rows } = await sql<{ hash: string }>`
      select password_hash as hash from people where phone = ${phone}`.execute(tx);
    return rows[0]?.hash;
  });

test("[US-8] an invited person confirms a phone, sets a password, and signs in by phone in any spelling or by login", async () => {
  const phone = createStaffPhone();
  const { person, invitation } = await inviteToBrand(app, osh);
  const { proof, isKnown } = await verifyPhone(app, invitation.token, phone);
  expect(isKnown).toBe(false);
  const join = { token: invitation.token, proof };
  const short = { body: { ...join, password: "short" } };
  const weak = await app.call<PhoneSignIn>("/console/v1/invitation/membership", short);
  expect(weak.body.code).toBe("password_weak");
  expect((await postMembership(app, { ...join, password: phone.repeat(2) })).body.code).toBe("password_weak");
  const came = await postMembership(app, { ...join, password: INVITED_PASSWORD });
  expect(came.body.staff).toMatchObject({ id: person.id, role: "manager", merchant: { key: "osh" } });
  expect((await postMembership(app, { ...join, password: INVITED_PASSWORD })).body.code).toBe(
    "invitation_over",
  );
  const spaced = `${phone.slice(1, 4)} ${phone.slice(4, 6)} ${phone.slice(6)}`;
  for (const login of [phone, phone.slice(1), spaced, person.login]) {
    const { status, body } = await signIn(login);
    expect([login, status, body.staff?.id]).toEqual([login, 200, person.id]);
  }
  expect((await signIn(phone, OTHER_PASSWORD)).body.code).toBe("wrong_login");
  expect(await findPerson(osh, person.id)).toMatchObject({ phone, hasOwnPassword: true, hasCome: true });
});

test("[US-8, S12] a known phone joins another brand by the existing password, which is unchanged", async () => {
  const phone = createStaffPhone();
  await inviteByPhone(app, osh, { phone });
  const before = await selectPasswordHash(phone);
  const { invitation } = await inviteToBrand(app, pizza, { role: "kitchen" });
  const { proof, isKnown } = await verifyPhone(app, invitation.token, phone);
  expect(isKnown).toBe(true);
  const join = { token: invitation.token, proof };
  const wrong = await postMembership(app, { ...join, password: OTHER_PASSWORD });
  expect(wrong).toMatchObject({ status: 400, body: { code: "wrong_password", data: { field: "password" } } });
  expect(await selectPasswordHash(phone)).toBe(before);
  const came = await postMembership(app, { ...join, password: INVITED_PASSWORD });
  expect(came.body.staff).toMatchObject({ role: "kitchen", merchant: { key: "pizza" } });
  expect(await selectPasswordHash(phone)).toBe(before);
  expect((await signIn(phone, OTHER_PASSWORD)).status).toBe(401);
});

test("[S9] only the holder of a phone with an invitation learns whether the phone is known", async () => {
  const known = createStaffPhone();
  await inviteByPhone(app, osh, { phone: known });
  const unknown = createStaffPhone();
  const logins = [known, unknown, "nobody"];
  const replies = await Promise.all(logins.map((login) => signIn(login, OTHER_PASSWORD)));
  for (const { status, body } of replies) expect([status, body]).toEqual([401, replies[0]?.body]);
  const { invitation } = await inviteToBrand(app, pizza);
  for (const phone of [known, unknown]) {
    const code = await requestInvitationCode(app, invitation.token, phone);
    const body = { token: invitation.token, phone, code: code === "000000" ? "000001" : "000000" };
    const guessed = await app.call<PhoneSignIn>("/console/v1/invitation/phone", { body });
    expect(guessed).toMatchObject({ status: 400, body: { code: "wrong_code" } });
  }
  for (const path of ["code", "phone", "membership"]) {
    const secrets = { token: "x".repeat(64), proof: "x", password: OTHER_PASSWORD };
    const body = { ...secrets, phone: known, code: "123456" };
    const refused = await app.call<PhoneSignIn>(`/console/v1/invitation/${path}`, { body });
    expect([path, refused.body.code]).toEqual([path, "invitation_over"]);
  }
  const asked = await Promise.all(
    [known, unknown].map((phone, at) =>
      app.call("/console/v1/password/code", { body: { phone }, ip: `198.51.103.${at}` }),
    ),
  );
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(asked[0]?.body).toEqual(asked[1]?.body);
});

test("[US-8, S12] an invitation for a phone requires that phone: its link or another phone is not enough", async () => {
  const [phone, other] = [createStaffPhone(), createStaffPhone()];
  const { invitation } = await inviteToBrand(app, osh, { phone });
  const { token } = invitation;
  const shownTo = await app.call<{ phone: string }>("/console/v1/invitation", { body: { token } });
  expect(shownTo.body.phone).toMatch(/^\+998 94 \*\*\* \*\* \d\d$/);
  const byLink = { token, password: INVITED_PASSWORD };
  expect((await app.call("/console/v1/invitation/password", { body: byLink })).status).toBe(403);
  await app.call("/console/v1/invitation/code", { body: { token, phone: other } });
  expect(app.sent.some((message) => message.phone === other)).toBe(false);
  const code = app.sent.findLast((message) => message.phone === phone)?.code ?? "";
  const proved = await app.call<{ proof: string }>("/console/v1/invitation/phone", { body: { token, code } });
  const came = await postMembership(app, { token, proof: proved.body.proof, password: INVITED_PASSWORD });
  expect(came.status).toBe(200);
  expect((await signIn(phone)).status).toBe(200);
  expect((await inviteToBrand(app, osh, { phone: "12345678" })) as unknown).toMatchObject({
    code: "phone_invalid",
  });
});

test("[S12] a proof is valid for its invitation for half an hour; a code of another invitation is refused", async () => {
  const phone = createStaffPhone();
  const [one, two] = [await inviteToBrand(app, osh), await inviteToBrand(app, osh)];
  const { proof } = await verifyPhone(app, one.invitation.token, phone);
  const elsewhere = { token: two.invitation.token, proof, password: INVITED_PASSWORD };
  expect((await postMembership(app, elsewhere)).body.code).toBe("wrong_code");
  app.clock.advance(61_000);
  const code = await requestInvitationCode(app, one.invitation.token, phone);
  const body = { token: two.invitation.token, phone, code };
  const refused = await app.call<PhoneSignIn>("/console/v1/invitation/phone", { body });
  expect(refused.body.code).toBe("wrong_code");
  app.clock.advance(31 * 60_000);
  const late = { token: one.invitation.token, proof, password: INVITED_PASSWORD };
  expect((await postMembership(app, late)).body.code).toBe("wrong_code");
});

test("[US-8] a person has one membership per brand, and one of many concurrent uses of a link succeeds", async () => {
  const phone = createStaffPhone();
  await inviteByPhone(app, osh, { phone });
  app.clock.advance(61_000);
  const again = await inviteToBrand(app, osh, { role: "courier" });
  const { proof } = await verifyPhone(app, again.invitation.token, phone);
  const twice = { token: again.invitation.token, proof, password: INVITED_PASSWORD };
  expect((await postMembership(app, twice)).body.code).toBe("already_member");
  const { invitation } = await inviteToBrand(app, pizza);
  const word = await verifyPhone(app, invitation.token, phone);
  const join = { token: invitation.token, proof: word.proof, password: INVITED_PASSWORD };
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) => postMembership(app, join, `203.0.113.${at}`)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await signIn(phone)).body.brands.map(({ role }) => role).toSorted()).toEqual([
    "manager",
    "manager",
  ]);
});

test("[US-8] a person of several brands chooses one after signing in, and switches to another without a password", async () => {
  const { phone, first, second } = await createPersonOfBothBrands(app, { osh, pizza });
  const { body } = await signIn(phone);
  expect(body.token).toBeUndefined();
  expect(body.brands).toMatchObject(
    [
      { merchantId: app.osh, role: "manager" },
      { merchantId: app.pizza, role: "kitchen" },
    ].toSorted((a, b) => (a.merchantId < b.merchantId ? -1 : 1)),
  );
  const chosen = (await chooseBrand(body.ticket, app.pizza)).body;
  expect(chosen.staff).toMatchObject({ id: second.id, role: "kitchen" });
  expect(await fetchOwnBrands(chosen.token)).toEqual(body.brands);
  const over = (await switchBrand(chosen.token, app.osh)).body;
  expect(over.staff).toMatchObject({ id: first.id, role: "manager" });
  expect([await fetchStatus(chosen.token), await fetchStatus(over.token)]).toEqual([401, 200]);
  expect((await signIn(first.login)).body.staff.merchant.key, "a login names its brand").toBe("osh");
});

test("[S12] a ticket opens only the person's brands, for five minutes, and a new password invalidates it", async () => {
  const { phone, first } = await createPersonOfBothBrands(app, { osh, pizza });
  const alone = await inviteByPhone(app, osh, { phone: createStaffPhone() });
  const { ticket } = (await signIn(phone)).body;
  expect((await chooseBrand(ticket, "01890000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await chooseBrand(`${ticket}x`, app.osh)).status).toBe(401);
  expect((await switchBrand(alone.token, app.pizza)).status).toBe(404);
  expect((await switchBrand(osh, app.pizza)).status, "a login alone goes nowhere").toBe(404);
  expect(await fetchOwnBrands(osh)).toEqual([]);
  const own = (await signIn(first.login)).body.token;
  const renew = { token: own, body: { password: INVITED_PASSWORD, newPassword: OTHER_PASSWORD } };
  expect((await app.call("/console/v1/me/password", renew)).status).toBe(200);
  expect((await chooseBrand(ticket, app.osh)).status).toBe(401);
  const late = (await signIn(phone, OTHER_PASSWORD)).body.ticket;
  app.clock.advance(5 * 60_000 + 1000);
  expect((await chooseBrand(late, app.osh)).status).toBe(401);
});

test("[S12] switching brands keeps the session's expiry, and is not possible with a PIN session", async () => {
  const { second, first } = await createPersonOfBothBrands(app, { osh, pizza });
  const day = 24 * 3_600_000;
  let { token } = (await signIn(first.login)).body;
  for (let use = 0; use < 30 * 3 - 1; use += 1) {
    app.clock.advance(day / 3);
    const to = use % 2 === 0 ? app.pizza : app.osh;
    token = (await switchBrand(token, to)).body.token;
  }
  app.clock.advance(day / 3);
  expect(await fetchStatus(token)).toBe(401);
  const { body } = await signIn(second.login);
  await app.db.tenant(app.pizza, (tx) =>
    sql`update staff_sessions set device_id = gen_random_uuid() where staff_id = ${second.id}`.execute(tx),
  );
  expect(await fetchOwnBrands(body.token)).toEqual([]);
  expect((await switchBrand(body.token, app.osh)).status).toBe(404);
});

test("[US-8, S12] a person removed or disabled in one brand is signed out of that brand only", async () => {
  const { phone, first, second } = await createPersonOfBothBrands(app, { osh, pizza });
  const { ticket } = (await signIn(phone)).body;
  const here = (await chooseBrand(ticket, app.osh)).body;
  const there = (await chooseBrand(ticket, app.pizza)).body;
  const row = await findPerson(pizza, second.id);
  const { name, role, branchIds, version } = row ?? second;
  const off = { name, role, branchIds, isActive: false, version };
  await app.call(`/console/v1/people/${second.id}`, { method: "PUT", token: pizza, body: off });
  expect([await fetchStatus(here.token), await fetchStatus(there.token)]).toEqual([200, 401]);
  expect((await switchBrand(here.token, app.pizza)).status).toBe(404);
  expect((await signIn(phone)).body.staff, "one brand is left: no choice").toMatchObject({ id: first.id });
  await app.call(`/console/v1/people/${first.id}?version=1`, { method: "DELETE", token: osh });
  expect(await fetchStatus(here.token)).toBe(401);
  expect((await signIn(phone)).body.code).toBe("wrong_login");
});

test("[US-8] reusing a removed person's login gives no access to that person's other brands", async () => {
  const { phone, first } = await createPersonOfBothBrands(app, { osh, pizza });
  await app.call(`/console/v1/people/${first.id}?version=1`, { method: "DELETE", token: osh });
  const { invitation } = await inviteToBrand(app, osh, { login: first.login, role: "manager" });
  const body = { token: invitation.token, password: OTHER_PASSWORD };
  const came = await app.call<PhoneSignIn>("/console/v1/invitation/password", { body });
  expect(came.status).toBe(200);
  expect(await fetchOwnBrands(came.body.token)).toEqual([]);
  expect((await switchBrand(came.body.token, app.pizza)).status).toBe(404);
  expect((await signIn(first.login, INVITED_PASSWORD)).status).toBe(401);
  expect((await signIn(phone)).body.staff.merchant.key).toBe("pizza");
});

test("[US-8] neither an owner nor an old link can set the password of a person with a phone", async () => {
  const { phone, first, second } = await createPersonOfBothBrands(app, { osh, pizza });
  const before = await selectPasswordHash(phone);
  const requestInvitationLink = (id: string, token: string) =>
    app.call<PhoneSignIn>(`/console/v1/people/${id}/invitation`, { method: "POST", token });
  for (const [id, token] of [
    [first.id, osh],
    [second.id, pizza],
  ] as const)
    expect(await requestInvitationLink(id, token)).toMatchObject({
      status: 409,
      body: { code: "password_is_own" },
    });
  expect(await selectPasswordHash(phone)).toBe(before);
  const alone = await inviteByPhone(app, osh, { phone: createStaffPhone() });
  const link = await requestInvitationLink(alone.id, osh);
  expect(link.body.code, "of one brand alike: the answer tells of no other").toBe("password_is_own");
});

test("[S9, S25] limits sign-in to ten attempts per phone and IP address in fifteen minutes, in any spelling and also by login", async () => {
  const { phone, first } = await createPersonOfBothBrands(app, { osh, pizza });
  const ip = "203.0.113.77";
  const ways = [phone, phone.slice(1), first.login];
  for (let at = 0; at < 10; at += 1) await signIn(ways[at % 3] ?? phone, OTHER_PASSWORD, ip);
  for (const login of ways)
    expect((await signIn(login, INVITED_PASSWORD, ip)).body.code).toBe("too_many_requests");
  expect((await signIn(phone, INVITED_PASSWORD, "203.0.113.78")).status).toBe(200);
});

test("[S37] no response of a brand names another brand, and only higher roles see the phone", async () => {
  const { phone, first } = await createPersonOfBothBrands(app, { osh, pizza });
  const { person } = await inviteToBrand(app, osh, { role: "kitchen" });
  const manager = (await signIn(first.login)).body.token;
  const people = await app.call<Person[]>("/console/v1/people", { token: osh });
  expect(JSON.stringify(people.body)).not.toContain(app.pizza);
  expect((await findPerson(manager, first.id))?.phone, "his own").toBe(phone);
  const peer = await inviteByPhone(app, osh, { phone: createStaffPhone() });
  expect((await findPerson(manager, peer.id))?.phone).toBeNull();
  expect((await findPerson(manager, person.id))?.hasOwnPassword).toBe(false);
});
