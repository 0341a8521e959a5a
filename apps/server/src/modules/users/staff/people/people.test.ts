import type { Person } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { branchIdFromKey, createTestShop } from "../../../../testing/test-shop.ts";
import { createOrUpdateStaff } from "../../index.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const path = "/console/v1/people";
const PASSWORD = "bulut daryo tarvuz 17";
const CENTER = branchIdFromKey("center");
const NORTH = branchIdFromKey("north");

type InvitationLink = { token: string; expiresAt: string };
type AddedPerson = { person: Person; invitation: InvitationLink; code: string };
type PersonFields = Partial<Pick<Person, "name" | "role" | "branchIds" | "isActive">>;
let personCount = 0;
const addPerson = (more: PersonFields & { login?: string } = {}, token = owner) => {
  personCount += 1;
  const body = { login: `person-${personCount}`, name: "Sardor", role: "kitchen", branchIds: null, ...more };
  return app.call<AddedPerson>(path, { token, body });
};
const acceptInvitation = (token: string, password = PASSWORD) =>
  app.call<{ token: string; staff: { role: string; branchIds: string[] | null }; code: string }>(
    "/console/v1/invitation/password",
    { body: { token, password } },
  );
const fetchPeopleFor = async (token: string) => (await app.call<Person[]>(path, { token })).body;
const changePerson = (
  { id, name, role, branchIds, isActive, version }: Person,
  more: PersonFields,
  token = owner,
) =>
  app.call<Person & { code: string; data: { present: Person } }>(`${path}/${id}`, {
    method: "PUT",
    token,
    body: { name, role, branchIds, isActive, version, ...more },
  });
const fetchAccountStatus = async (token: string) => (await app.call("/console/v1/me", { token })).status;

/** Creates a member of staff who accepted the invitation by its link. */
async function addJoinedPerson(
  by: string,
  more: PersonFields = {},
): Promise<{ person: Person; token: string }> {
  const { body } = await addPerson(more, by);
  const { token } = (await acceptInvitation(body.invitation.token)).body;
  return { person: body.person, token };
}

test("[US-8] an added person sets a password by the link and signs in with it from then on", async () => {
  const { status, body } = await addPerson({ login: "Oshxona-1" });
  expect(status).toBe(200);
  expect(body.person).toMatchObject({ login: "oshxona-1", hasCome: false, sessions: 0, isBelow: true });
  expect(Date.parse(body.invitation.expiresAt) - app.clock.now().getTime()).toBe(72 * 3_600_000);
  const { token } = body.invitation;
  const shown = await app.call("/console/v1/invitation", { body: { token } });
  expect(shown.body).toMatchObject({ login: "oshxona-1", name: "Sardor", role: "kitchen" });
  const signIn = (password: string) =>
    app.call("/console/v1/sign-in", { body: { login: "oshxona-1", password } });
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await acceptInvitation(token, "parol12345678")).body.code).toBe("password_weak");
  expect((await acceptInvitation(token, "oshxona-1 oshxona-1")).body.code).toBe("password_weak");
  const come = await acceptInvitation(token);
  expect(come.body.staff).toMatchObject({ role: "kitchen", branchIds: null });
  expect(await fetchAccountStatus(come.body.token)).toBe(200);
  expect((await acceptInvitation(token)).body.code).toBe("invitation_over");
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test("[US-8] one of twenty concurrent uses of a link succeeds", async () => {
  const { body } = await addPerson();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => acceptInvitation(body.invitation.token)),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 404),
  ]);
});

test("[US-8] a login is unique over all brands: it cannot be taken over, and is free for the brand after removal", async () => {
  expect((await addPerson({ login: "owner@osh" }, owner)).body.code).toBe("login_taken");
  expect((await addPerson({ login: "OWNER@pizza" }, owner)).body.code).toBe("login_taken");
  expect(await fetchAccountStatus(await app.signInStaff("owner@pizza"))).toBe(200);
  const first = (await addPerson({ login: "again" }, owner)).body.person;
  expect((await addPerson({ login: "again" }, await app.signInStaff("owner@pizza"))).body.code).toBe(
    "login_taken",
  );
  await app.call(`${path}/${first.id}?version=${first.version}`, { method: "DELETE", token: owner });
  const again = await addPerson({ login: "again", role: "operator" }, owner);
  expect(again.body.person).toMatchObject({ role: "operator", hasCome: false });
});

test("[US-8] no role can add, change, invite, sign out or remove an equal or higher role, including itself", async () => {
  const { token } = await addJoinedPerson(owner, { role: "manager" });
  for (const role of ["owner", "manager"] as const)
    expect((await addPerson({ role }, token)).body.code).toBe("role_too_high");
  expect((await addPerson({ role: "owner" }, owner)).body.code).toBe("role_too_high");
  const cook = (await addPerson({}, token)).body.person;
  expect((await changePerson(cook, { role: "manager" }, token)).body.code).toBe("role_too_high");
  const above = (await fetchPeopleFor(token)).filter(({ isBelow }) => !isBelow);
  expect(above.map(({ role }) => role)).toContain("owner");
  const ownerRow = above.find(({ role }) => role === "owner");
  for (const [who, by] of [
    ...above.map((person) => [person, token] as const),
    ...(ownerRow ? [[ownerRow, owner] as const] : []),
  ]) {
    const answers = [
      await changePerson(who, { role: "kitchen" }, by),
      await changePerson(who, { isActive: false }, by),
      await app.call(`${path}/${who.id}?version=${who.version}`, { method: "DELETE", token: by }),
      await app.call(`${path}/${who.id}/invitation`, { method: "POST", token: by }),
      await app.call(`${path}/${who.id}/sign-out`, { method: "POST", token: by }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  }
  expect(await fetchAccountStatus(owner)).toBe(200);
});

test("[US-8] a disabled or removed person is signed out at once; a signed-out person can sign in again", async () => {
  for (const kind of ["off", "removed", "signed out"] as const) {
    const { body } = await addPerson({}, owner);
    const { token } = (await acceptInvitation(body.invitation.token)).body;
    const { id, version, login } = body.person;
    expect(await fetchAccountStatus(token)).toBe(200);
    if (kind === "off") await changePerson(body.person, { isActive: false }, owner);
    else if (kind === "removed")
      await app.call(`${path}/${id}?version=${version}`, { method: "DELETE", token: owner });
    else await app.call(`${path}/${id}/sign-out`, { method: "POST", token: owner });
    expect([kind, await fetchAccountStatus(token)]).toEqual([kind, 401]);
    const back = await app.call("/console/v1/sign-in", { body: { login, password: PASSWORD } });
    expect([kind, back.status]).toEqual([kind, kind === "signed out" ? 200 : 401]);
  }
});

test("[US-8] a branch manager sees that branch's people, and cannot assign them elsewhere", async () => {
  const { body } = await addPerson({ role: "manager", branchIds: [CENTER], name: "Menejer" }, owner);
  const { token } = (await acceptInvitation(body.invitation.token)).body;
  const [there, elsewhere, both] = await Promise.all(
    [[CENTER], [NORTH], [CENTER, NORTH]].map(
      async (branchIds) => (await addPerson({ branchIds }, owner)).body.person,
    ),
  );
  if (!there || !elsewhere || !both) throw new Error("nobody was added");
  const shown = (await fetchPeopleFor(token)).map(({ id }) => id);
  expect(shown.toSorted()).toEqual([there.id, body.person.id].toSorted());
  expect((await changePerson(elsewhere, { name: "X" }, token)).status).toBe(404);
  expect((await changePerson(both, { name: "X" }, token)).status).toBe(404);
  expect((await changePerson(there, { branchIds: [NORTH] }, token)).status).toBe(404);
  expect((await changePerson(there, { branchIds: null }, token)).status).toBe(404);
  expect((await changePerson(there, { name: "Aziz" }, token)).body.name).toBe("Aziz");
  expect((await addPerson({ branchIds: null }, token)).status).toBe(404);
  expect((await addPerson({ branchIds: [CENTER] }, token)).status).toBe(200);
});

test("[US-8] refuses a branch of another brand, and another brand's people are not found", async () => {
  const theirs = await app.signInStaff("owner@pizza");
  expect((await addPerson({ branchIds: [branchIdFromKey("center", "pizza")] }, owner)).status).toBe(404);
  const { person } = (await addPerson({}, owner)).body;
  expect((await changePerson(person, { name: "X" }, theirs)).status).toBe(404);
  expect((await fetchPeopleFor(theirs)).map(({ id }) => id)).not.toContain(person.id);
});

test("[S37] each change of a person adds an audit row with old and new values and without secrets", async () => {
  const token = await app.signInStaff("owner@osh");
  const { person, invitation } = (await addPerson({ name: "Temur" }, token)).body;
  const changed = (await changePerson(person, { role: "courier", branchIds: [NORTH] }, token)).body;
  expect((await changePerson(person, { name: "late" }, token)).body).toMatchObject({
    code: "stale_version",
    data: { present: { version: changed.version, changedBy: "owner" } },
  });
  const again = await app.call<InvitationLink>(`${path}/${person.id}/invitation`, { method: "POST", token });
  await app.call(`${path}/${person.id}/sign-out`, { method: "POST", token });
  await app.call(`${path}/${person.id}?version=${changed.version}`, { method: "DELETE", token });
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ kind: string; before: object | null; after: object | null }>`
      select kind, before, after from changes where entity = 'person' and entity_id = ${person.id}
      order by at, id`.execute(tx),
  );
  const login = person.login;
  const first = { login, name: "Temur", role: "kitchen", branchIds: null, isActive: true };
  const second = { ...first, role: "courier", branchIds: [NORTH] };
  expect(rows).toEqual([
    { kind: "added", before: null, after: first },
    { kind: "changed", before: first, after: second },
    { kind: "invited", before: null, after: { login } },
    { kind: "signed_out", before: { login, openSessions: 0 }, after: { login, openSessions: 0 } },
    { kind: "removed", before: second, after: null },
  ]);
  for (const secret of [invitation.token, again.body.token, PASSWORD])
    expect(JSON.stringify(rows)).not.toContain(secret);
});

test("[US-8] a person created by the command line earlier is managed like the others", async () => {
  await createOrUpdateStaff(app, {
    merchantId: app.osh,
    login: "old-cook",
    name: "Eski",
    role: "kitchen",
    password: PASSWORD,
  });
  const known = (await fetchPeopleFor(owner)).find(({ login }) => login === "old-cook");
  expect(known).toMatchObject({ hasCome: true, branchIds: null, isBelow: true, version: 1 });
});

test("[US-8, S12] a password set by the command ends the sessions and the second factor of a person added in the console", async () => {
  const { person, token } = await addJoinedPerson(owner);
  const login = person.login ?? "";
  await app.db.tenant(app.osh, (tx) =>
    sql`insert into second_factors (merchant_id, staff_id, secret)
      values (${app.osh}, ${person.id}, 'sealed')`.execute(tx),
  );
  await createOrUpdateStaff(app, {
    merchantId: app.osh,
    login,
    name: "Sardor",
    role: "kitchen",
    password: `${PASSWORD}!`,
  });
  expect(await fetchAccountStatus(token)).toBe(401);
  const body = { login, password: `${PASSWORD}!` };
  expect((await app.call("/console/v1/sign-in", { body })).status).toBe(200);
});

test("[US-8] a link is invalid after 72 hours, after a newer one, and when its person is disabled", async () => {
  const late = (await addPerson()).body.invitation.token;
  app.clock.advance(72 * 3_600_000 + 1000);
  const token = await app.signInStaff("owner@osh");
  expect((await acceptInvitation(late)).body.code).toBe("invitation_over");
  const { person, invitation } = (await addPerson({}, token)).body;
  const newer = await app.call<InvitationLink>(`${path}/${person.id}/invitation`, { method: "POST", token });
  expect((await acceptInvitation(invitation.token)).status).toBe(404);
  await changePerson(person, { isActive: false }, token);
  expect((await acceptInvitation(newer.body.token)).status).toBe(404);
  for (const forged of ["x", "A".repeat(64), newer.body.token.toUpperCase()])
    expect((await acceptInvitation(forged)).status).toBe(404);
});
