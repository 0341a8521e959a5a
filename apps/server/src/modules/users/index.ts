export { CODE_SECONDS, COOLDOWN_SECONDS, isSameHash, makeCode, MAX_TRIES } from "./one-time-code.ts";
export { rehearseDrafts } from "./drafts/preview-drafts.ts";
export { publishDueDrafts } from "./drafts/publish-due-drafts.ts";
export { createAuthenticate } from "./authenticate.ts";
export { openCookie, registerUsers, renewCookie } from "./http.ts";
export { loadContact } from "./load-contact.ts";
export { logOut } from "./log-out.ts";
export { type OpenedSession, openSession } from "./open-session.ts";
export { parsePhone } from "./phone.ts";
export { pruneUsers } from "./pruning/prune-users.ts";
export type { OutgoingCode, SendSms } from "./send-code.ts";
export { saveCustomer } from "./save-customer.ts";
export { allowSending } from "./sending/allow-sending.ts";
export { selectIsCodeAskedAgain } from "./sending/queries.ts";
export type { SendingBudget } from "./sending/sending-limits.ts";
export { sendText } from "./sending/send-text.ts";
export { appointStaff, LOGIN, refuseWeak } from "./staff/appoint-staff.ts";
export { hashPassword, isPassword } from "./staff/password.ts";
export { deleteTries, insertLogin, insertOrUpdateStaff } from "./staff/queries.ts";
export { factorKeys } from "./second-factor/check-code.ts";
export { base32, newTotpSecret, stepOfCode } from "./second-factor/totp.ts";
/** @testing */
export { stepAt, totpOf } from "./second-factor/totp.ts";
export { isUseWorthWriting } from "./session-times.ts";
export {
  openStaffSession,
  SIGN_IN_WINDOW_SECONDS,
  type StaffSession,
  takeTry,
} from "./staff/sign-in-staff.ts";
export { endSession } from "./staff/begun.ts";
export { enterBrand, leaveAllBrands } from "./support-entry/enter-brand.ts";
export { selectConsent } from "./support-entry/queries.ts";
export { createStaff } from "./staff/create-staff.ts";
export { isStaffRole, STAFF_ROLES } from "./staff/staff-role.ts";
