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
