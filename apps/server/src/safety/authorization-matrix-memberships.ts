/** Expected statuses of the calls about staff, invitations, sign-in by phone and the switch between brands (S1). */
export const createMembershipMatrix = ({
  BEFORE,
  STAFF,
  OFFICE,
  OFFICE_OWN,
}: Record<ExpectedStatusCase, string>) => ({
  people: OFFICE_OWN,
  addPerson: OFFICE_OWN,
  changePerson: OFFICE,
  removePerson: OFFICE,
  invitePerson: OFFICE,
  signOutPerson: OFFICE,
  ownSessions: STAFF,
  // The sample session id belongs to the restaurant's owner, so only the owner can end it.
  endOwnSession: "401 401 401 401 401 404 404 200 401",
  personSessions: OFFICE,
  endPersonSession: OFFICE,
  invitation: BEFORE,
  acceptInvitation: BEFORE,
  sendInvitationCode: BEFORE,
  proveInvited: BEFORE,
  joinBrand: BEFORE,
  chooseBrand: BEFORE,
  sendPasswordCode: BEFORE,
  resetPassword: BEFORE,
  ownBrands: STAFF,
  // The call is refused for every session, because no actor of this matrix signed in by phone.
  switchBrand: "401 401 401 401 401 404 404 404 401",
});
type ExpectedStatusCase = "BEFORE" | "STAFF" | "OFFICE" | "OFFICE_OWN";

/** Calls after which the staff must sign in again: they replace the session of the caller. */
export const membershipCallsReplacingSession = ["acceptInvitation", "joinBrand", "chooseBrand"] as const;
