export { CODE_LIFETIME_SECONDS, isSameHash, makeCode, MAX_CODE_TRIES } from "./codes/one-time-code.ts";
export { loadAwakeBranchIds } from "./staff/heartbeats/record-heartbeat.ts";
export { createAuthenticate } from "./authenticate.ts";
export { openSessionCookie, registerUsers, renewSessionCookie } from "./http.ts";
export { loadContact } from "./customers/load-contact.ts";
export { logOut } from "./customers/log-out.ts";
export { type OpenedSession, openSession } from "./customers/open-session.ts";
export { canReceiveTexts, parsePhone, refuseIncompletePhone } from "./codes/phone.ts";
export { pruneUsers } from "./pruning/prune-users.ts";
export type { OutgoingCode } from "./codes/send-code.ts";
export { saveCustomer } from "./customers/save-customer.ts";
export { allowSending, recordCodeUse, toSendingRow } from "./codes/sending/allow-sending.ts";
export {
  parsePhoneWithPrefix,
  type PlatformCodeDeps,
  sendPlatformCode,
} from "./codes/sending/send-platform-code.ts";
export { selectIsCodeRequestedAgain } from "./codes/sending/queries.ts";
export type { SendingBudget } from "./codes/sending/sending-limits.ts";
export { sendText } from "./codes/sending/send-text.ts";
export { appointStaff, LOGIN_PATTERN, refuseWeakPassword } from "./staff/appoint-staff.ts";
export { hashPassword, isPasswordCorrect } from "./staff/password.ts";
export {
  deleteSignInTries,
  insertLogin,
  insertOrUpdateStaff,
  selectLoginMerchant,
  selectStaff,
} from "./staff/queries.ts";
export { countFactorCode, clearFactorCodeCount } from "./staff/second-factor/count-codes.ts";
export { factorKeys } from "./staff/second-factor/check-code.ts";
export { base32, newTotpSecret, findTotpStep } from "./staff/second-factor/totp.ts";
/** @testing */
export { totpStepOfTime, totpCodeOfStep } from "./staff/second-factor/totp.ts";
export { shouldStoreUse } from "./session-times.ts";
export { openStaffSession, type StaffSession } from "./staff/open-staff-session.ts";
export { type HomeDevice, createHomeDevice } from "./staff/home-device.ts";
export { SIGN_IN_WINDOW_SECONDS, allowSignInTry, tryOriginOf } from "./staff/take-try.ts";
export { endSession } from "./staff/start-session.ts";
export { enterBrand, endEntriesOfAdministrator } from "./support-entry/enter-brand.ts";
export { selectSupportConsent } from "./support-entry/queries.ts";
export { createStaff } from "./staff/create-staff.ts";
export { isStaffRole, STAFF_ROLES } from "./staff/staff-role.ts";
export { selectPicturesOfPeople } from "./pictures/queries.ts";
