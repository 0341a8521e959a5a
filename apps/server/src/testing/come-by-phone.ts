import type { MemberBrand, Person, StaffMember } from "@dasturxon/contract";
import { INVITED_PASSWORD } from "./invited-staff.ts";
import type { TestApp } from "./test-app.ts";

/** What comes of showing a phone, joining, signing in and going over. */
export interface Came {
  token: string;
  staff: StaffMember;
  ticket: string;
  brands: MemberBrand[];
  code: string;
  data: { field?: string };
}
interface Invited {
  person: Person;
  invitation: { token: string };
}

let phones = 0;
/** A phone that nobody of the staff has. */
export const newStaffPhone = () => `+99894${String((phones += 1)).padStart(7, "0")}`;
let logins = 0;

/** Somebody whom the owner of a brand invites, by a phone if one is said. */
export async function invited(app: TestApp, owner: string, more: object = {}): Promise<Invited> {
  const body = { login: `phone-${(logins += 1)}`, name: "Nodira", role: "manager", branchIds: null, ...more };
  return (await app.call<Invited>("/console/v1/people", { token: owner, body })).body;
}

/** Asks for a code by an invitation; from a network of its own, as one asks for so many codes alone. */
export async function codeFor(app: TestApp, token: string, phone: string): Promise<string> {
  const ip = `198.51.101.${(phones % 250) + 1}`;
  await app.call("/console/v1/invitation/code", { body: { token, phone }, ip });
  return app.sent.findLast((message) => message.phone === phone)?.code ?? "";
}

/** Shows a phone by the code that came to it. */
export async function shown(app: TestApp, token: string, phone: string) {
  const body = { token, phone, code: await codeFor(app, token, phone) };
  const reply = await app.call<{ proof: string; isKnown: boolean }>("/console/v1/invitation/phone", { body });
  return reply.body;
}

export const joins = (app: TestApp, body: object, ip?: string) =>
  app.call<Came>("/console/v1/invitation/membership", { body, ...(ip && { ip }) });

/** Somebody who was invited and came by his phone. */
export async function comeByPhone(
  app: TestApp,
  owner: string,
  { phone, password = INVITED_PASSWORD, ...more }: { phone: string; password?: string; role?: string },
) {
  const { person, invitation } = await invited(app, owner, more);
  const { proof } = await shown(app, invitation.token, phone);
  const { body } = await joins(app, { token: invitation.token, proof, password });
  return { ...person, token: body.token, staff: body.staff };
}

/** The owners of two brands signed in anew: limits of a minute and ended sessions of one test are not another one's. */
export async function ownersAnew(app: TestApp): Promise<{ osh: string; pizza: string }> {
  app.clock.advance(20 * 60_000);
  return { osh: await app.signInStaff("owner@osh"), pizza: await app.signInStaff("owner@pizza") };
}

/** Somebody who works for both brands, a manager in the first and a cook in the second. */
export async function ofBoth(app: TestApp, { osh, pizza }: { osh: string; pizza: string }) {
  const phone = newStaffPhone();
  const first = await comeByPhone(app, osh, { phone });
  const second = await comeByPhone(app, pizza, { phone, role: "kitchen" });
  return { phone, first, second };
}

/** Signs somebody of the staff in, by default with the password that he took as he came. */
export const signInBy = (
  app: TestApp,
  login: string,
  {
    password = INVITED_PASSWORD,
    code,
    ip,
  }: { password?: string; code?: string | undefined; ip?: string } = {},
) => app.call<Came>("/console/v1/sign-in", { body: { login, password, code }, ...(ip && { ip }) });

/** 200 while a session of the staff's holds. */
export const sessionStatus = async (app: TestApp, token: string): Promise<number> =>
  (await app.call("/console/v1/me", { token })).status;
