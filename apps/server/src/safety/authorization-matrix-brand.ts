/** Expected statuses of the calls about the brand itself: changes, drafts, settings, access (S1). */
export const createBrandMatrix = ({ OFFICE, OFFICE_OWN }: Record<AnswerCase, string>) => ({
  changes: OFFICE_OWN,
  changesDevices: OFFICE_OWN,
  undoChanges: OFFICE,
  drafts: OFFICE_OWN,
  saveDraft: OFFICE,
  removeDraft: OFFICE,
  keepDraft: OFFICE,
  publishDrafts: OFFICE,
  scheduleDrafts: OFFICE,
  previewDrafts: OFFICE_OWN,
  brandSettings: OFFICE_OWN,
  changeBrandSettings: OFFICE_OWN,
  previewBrandSettings: OFFICE_OWN,
  ownDomains: OFFICE_OWN,
  addOwnDomain: OFFICE_OWN,
  checkOwnDomain: OFFICE,
  removeOwnDomain: OFFICE,
  supportState: OFFICE_OWN,
  giveSupportConsent: OFFICE_OWN,
  endSupportConsent: OFFICE_OWN,
});
type AnswerCase = "OFFICE" | "OFFICE_OWN";
