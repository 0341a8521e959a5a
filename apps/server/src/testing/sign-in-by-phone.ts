import type { MemberBrand, Person, StaffMember } from "@dasturxon/contract";
import { INVITED_PASSWORD } from "./invited-staff.ts";
import type { TestApp } from "./test-app.ts";

/** Data that the calls for verifying a phone, joining, signing in and switching brands return. */
export interface PhoneSignIn {
  token: string;
  staff: StaffMember;
  ticket: string;
  brands: MemberBrand[];
  code: string;
  data: { field?: string };
}
interface InvitedPerson {
  person: Person;
  invitation: { token: string };
}

let phoneCount = 0;
/** Returns a phone that no member of staff has. */
export const createStaffPhone = () => `+99894${String((phoneCount += 1)).padStart(7, "0")}`;
let createdLoginCount = 0;

/** Invites a person to a brand, optionally with a phone. */
export async function inviteToBrand(app: TestApp, owner: string, more: object = {}): Promise<InvitedPerson> {
  const body = {
    login: `phone-${(createdLoginCount += 1)}`,
    name: "Nodira",
    role: "manager",
    branchIds: null,
    ...more,
  };
  return (await app.call<InvitedPerson>("/console/v1/people", { token: owner, body })).body;
}

/** Requests a code for an invitation. Each phone uses its own IP address, because of the rate limit. */
export async function requestInvitationCode(app: TestApp, token: string, phone: string): Promise<string> {
  const ip = `198.51.101.${(phoneCount % 250) + 1}`;
  await app.call("/console/v1/invitation/code", { body: { token, phone }, ip });
  return app.sent.findLast((message) => message.phone === phone)?.code ?? "";
}

/** Verifies a phone by the code that was sent to it. */
export async function verifyPhone(app: TestApp, token: string, phone: string) {
  const body = { token, phone, code: await requestInvitationCode(app, token, phone) };
  const reply = await app.call<{ proof: string; isKnown: boolean }>("/console/v1/invitation/phone", { body });
  return reply.body;
}

export const postMembership = (app: TestApp, body: object, ip?: string) =>
  app.call<PhoneSignIn>("/console/v1/invitation/membership", { body, ...(ip && { ip }) });

/** Invites a person who joins by phone. */
export async function inviteByPhone(
  app: TestApp,
  owner: string,
  { phone, password = INVITED_PASSWORD, ...more }: { phone: string; password?: string; role?: string },
) {
  const { person, invitation } = await inviteToBrand(app, owner, more);
  const { proof } = await verifyPhone(app, invitation.token, phone);
  const { body } = await postMembership(app, { token: invitation.token, proof, password });
  return { ...person, token: body.token, staff: body.staff };
}

/**
 * Signs the owners of both brands in again and advances the clock, so that rate limits and ended sessions of one test
 * do not affect another one.
 */
export async function signInOwnersAgain(app: TestApp): Promise<{ osh: string; pizza: string }> {
  app.clock.advance(20 * 60_000);
  return { osh: await app.signInStaff("owner@osh"), pizza: await app.signInStaff("owner@pizza") };
}

/** Creates a person who works for both brands, as manager in the first and as cook in the second. */
export async function createPersonOfBothBrands(app: TestApp, { osh, pizza }: { osh: string; pizza: string }) {
  const phone = createStaffPhone();
  const first = await inviteByPhone(app, osh, { phone });
  const second = await inviteByPhone(app, pizza, { phone, role: "kitchen" });
  return { phone, first, second };
}

/** Signs a member of staff in, by default with the password from the invitation. */
export const signInStaffWithPassword = (
  app: TestApp,
  login: string,
  {
    password = INVITED_PASSWORD,
    code,
    ip,
  }: { password?: string; code?: string | undefined; ip?: string } = {},
) => app.call<PhoneSignIn>("/console/v1/sign-in", { body: { login, password, code }, ...(ip && { ip }) });

/** Returns the status of a call with a staff token: 200 while the session is valid. */
export const fetchSessionStatus = async (app: TestApp, token: string): Promise<number> =>
  (await app.call("/console/v1/me", { token })).status;
