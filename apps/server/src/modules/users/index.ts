export { createAuthenticate } from "./authenticate.ts";
export { registerUsers } from "./http.ts";
export type { UsersDeps } from "./http.ts";
export { loadContact } from "./load-contact.ts";
export { parsePhone } from "./phone.ts";
export type { OutgoingCode, SendSms } from "./send-code.ts";
export { createStaff } from "./staff/create-staff.ts";
export type { NewStaff } from "./staff/create-staff.ts";
export type { StaffRole } from "./staff/queries.ts";
