export {
  CODE_LIFETIME_SECONDS,
  isSameCodeHash as isSameHash,
  createOneTimeCode,
  MAX_ONE_TIME_CODE_TRIES as MAX_CODE_TRIES,
} from "./codes/one-time-code.ts";
export { loadAwakeBranchCheck } from "./staff/heartbeats/record-heartbeat.ts";
export { createAuthenticate } from "./authenticate.ts";
export { openSessionCookie, registerUsers, renewSessionCookie } from "./http.ts";
export { loadCustomerContact } from "./customers/load-contact.ts";
export { findLastReplacement } from "./customers/table-guest/replace-table-guest.ts";
export { logOutCustomer } from "./customers/log-out.ts";
export { type OpenedSession, openCustomerSession } from "./customers/open-session.ts";
export { canReceiveTexts, parsePhone, refuseIncompletePhone } from "./codes/phone.ts";
export { pruneSessionsAndCodes } from "./pruning/prune-users.ts";
export type { OutgoingCode } from "./codes/send-code.ts";
export { findOrCreateCustomer } from "./customers/save-customer.ts";
export {
  checkAndRecordSmsSending as allowAndRecordSending,
  recordCodeUse,
  toSmsSendingRow as toSendingRow,
} from "./codes/sending/allow-sending.ts";
export {
  parsePhoneWithPrefix,
  type PlatformCodeDeps,
  sendPlatformCode,
} from "./codes/sending/send-platform-code.ts";
export { selectIsCodeRequestedAgain } from "./codes/sending/queries.ts";
export type { SmsSendingBudget as SendingBudget } from "./codes/sending/sending-limits.ts";
export { sendText } from "./codes/sending/send-text.ts";
export { appointStaff, LOGIN_PATTERN, refuseWeakPassword } from "./staff/appoint-staff.ts";
export type { AuthenticateAccountDeps } from "./staff/authenticate-account.ts";
export { authenticatePersonByPhone, type PersonRefusal } from "./staff/memberships/authenticate-person.ts";
export {
  insertPersonBrand,
  insertPersonCredentials,
  selectPersonByPhone,
  updatePersonNetworks,
} from "./staff/memberships/queries.ts";
export { createGuessWarningSender } from "./staff/second-factor/warn-of-guesses.ts";
export { hashPassword, isPasswordCorrect } from "./staff/password.ts";
export {
  deleteSignInTries,
  insertStaffLogin as insertLogin,
  insertOrUpdateStaff,
  selectMerchantIdOfLogin,
  selectStaff,
} from "./staff/queries.ts";
export {
  countSecondFactorCode as countFactorCode,
  clearSecondFactorCodeCount as clearFactorCodeCount,
} from "./staff/second-factor/count-codes.ts";
export { deriveSecondFactorKeys as deriveFactorKeys } from "./staff/second-factor/check-code.ts";
export { encodeBase32, createTotpSecret, findTotpStep } from "./staff/second-factor/totp.ts";
/** @testing */
export { totpStepFromTime, totpCodeFromStep } from "./staff/second-factor/totp.ts";
export { shouldStoreSessionUse } from "./session-times.ts";
export { openStaffSession, type StaffSession } from "./staff/open-staff-session.ts";
export { type KnownBrowserCookies, createKnownBrowserCookies } from "./staff/home-device.ts";
export { SIGN_IN_WINDOW_SECONDS, checkAndCountSignInTry, toSignInTryOrigin } from "./staff/take-try.ts";
export { endStaffSession } from "./staff/start-session.ts";
export {
  enterBrandAsSupport,
  endSupportEntriesOfAdministrator as endEntriesOfAdministrator,
} from "./support-entry/enter-brand.ts";
export { selectSupportConsent } from "./support-entry/queries.ts";
export { createOrUpdateStaff } from "./staff/create-staff.ts";
export { isStaffRole, STAFF_ROLES } from "./staff/staff-role.ts";
export { selectPeoplePictureIds } from "./pictures/queries.ts";
