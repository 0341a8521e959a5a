/** Of a brand's people, of who comes by a link or his phone, and goes from one of his brands to another (S1). */
export const membershipMatrix = ({ BEFORE, STAFF, OFFICE, OFFICE_OWN }: Record<Answers, string>) => ({
  people: OFFICE_OWN,
  addPerson: OFFICE_OWN,
  changePerson: OFFICE,
  removePerson: OFFICE,
  invitePerson: OFFICE,
  signOutPerson: OFFICE,
  ownSessions: STAFF,
  // It is the owner's.
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
  // Nobody of them came by a phone.
  switchBrand: "401 401 401 401 401 404 404 404 401",
});
type Answers = "BEFORE" | "STAFF" | "OFFICE" | "OFFICE_OWN";

/** Those after which the staff sign in anew: who opens a session leaves the one that he came with. */
export const membershipReplacements = ["acceptInvitation", "joinBrand", "chooseBrand"] as const;
