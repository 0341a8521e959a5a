import { requestInvitationCode, inviteByPhone, createStaffPhone, verifyPhone } from "./sign-in-by-phone.ts";
import { INVITED_PASSWORD } from "./invited-staff.ts";
import type { TestApp } from "./test-app.ts";

/** Creates a ticket by which a person with two brands chooses one. */
async function createBrandChoiceTicket(app: TestApp): Promise<string> {
  const phone = createStaffPhone();
  for (const login of ["owner@osh", "owner@pizza"])
    await inviteByPhone(app, await app.signInStaff(login), { phone });
  const body = { login: phone, password: INVITED_PASSWORD };
  return (await app.call<{ ticket: string }>("/console/v1/sign-in", { body })).body.ticket;
}

/** Valid requests for each call of joining by phone. `linked`: a new invitation each time. */
export const createMembershipRequests = (app: TestApp, linked: () => Promise<{ token: string }>) => ({
  sendInvitationCode: async () => ({ body: { ...(await linked()), phone: createStaffPhone() } }),
  proveInvited: async () => {
    const [{ token }, phone] = [await linked(), createStaffPhone()];
    return { body: { token, phone, code: await requestInvitationCode(app, token, phone) } };
  },
  joinBrand: async () => {
    const { token } = await linked();
    const { proof } = await verifyPhone(app, token, createStaffPhone());
    return { body: { token, proof, password: INVITED_PASSWORD } };
  },
  chooseBrand: async () => ({ body: { ticket: await createBrandChoiceTicket(app), merchantId: app.pizza } }),
  switchBrand: () => ({ body: { merchantId: app.pizza } }),
  sendPasswordCode: () => ({ body: { phone: createStaffPhone() } }),
  resetPassword: async () => {
    const phone = createStaffPhone();
    await inviteByPhone(app, await app.signInStaff("owner@osh"), { phone });
    await app.call("/console/v1/password/code", { body: { phone }, ip: "198.51.102.7" });
    const code = app.sent.findLast((message) => message.phone === phone)?.code ?? "";
    return { body: { phone, code, password: INVITED_PASSWORD } };
  },
});
