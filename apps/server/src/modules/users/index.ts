export { CODE_SECONDS, isSameHash, makeCode, MAX_TRIES } from "./codes/one-time-code.ts";
export { awakeBranches } from "./staff/heartbeats/record-heartbeat.ts";
export { createAuthenticate } from "./authenticate.ts";
export { openCookie, registerUsers, renewCookie } from "./http.ts";
export { loadContact } from "./customers/load-contact.ts";
export { logOut } from "./customers/log-out.ts";
export { type OpenedSession, openSession } from "./customers/open-session.ts";
export { acceptsTexts, parsePhone, refuseIncompletePhone } from "./codes/phone.ts";
export { pruneUsers } from "./pruning/prune-users.ts";
export type { OutgoingCode } from "./codes/send-code.ts";
export { saveCustomer } from "./customers/save-customer.ts";
export { allowSending, recordCodeUse, sendingOf } from "./codes/sending/allow-sending.ts";
export { paidPhone, type PlatformCodeDeps, sendPlatformCode } from "./codes/sending/send-platform-code.ts";
export { selectIsCodeRequestedAgain } from "./codes/sending/queries.ts";
export type { SendingBudget } from "./codes/sending/sending-limits.ts";
export { sendText } from "./codes/sending/send-text.ts";
export { appointStaff, LOGIN, refuseWeak } from "./staff/appoint-staff.ts";
export { hashPassword, isPassword } from "./staff/password.ts";
export {
  deleteTries,
  insertLogin,
  insertOrUpdateStaff,
  selectLoginMerchant,
  selectStaff,
} from "./staff/queries.ts";
export { countCode, clearCodes } from "./staff/second-factor/count-codes.ts";
export { factorKeys } from "./staff/second-factor/check-code.ts";
export { base32, newTotpSecret, stepOfCode } from "./staff/second-factor/totp.ts";
/** @testing */
export { stepAt, totpOf } from "./staff/second-factor/totp.ts";
export { shouldStoreUse } from "./session-times.ts";
export { openStaffSession, type StaffSession } from "./staff/open-staff-session.ts";
export { type HomeDevice, homeDeviceOf } from "./staff/home-device.ts";
export { SIGN_IN_WINDOW_SECONDS, takeTry, tryOriginOf } from "./staff/take-try.ts";
export { endSession } from "./staff/start-session.ts";
export { enterBrand, leaveAllBrands } from "./support-entry/enter-brand.ts";
export { selectConsent } from "./support-entry/queries.ts";
export { createStaff } from "./staff/create-staff.ts";
export { isStaffRole, STAFF_ROLES } from "./staff/staff-role.ts";
export { selectPicturesOfPeople } from "./pictures/queries.ts";
