import { STAFF_ROLES, type StaffRole } from "@dasturxon/domain/staff-permission";

export { STAFF_ROLES, type StaffRole };

export function isStaffRole(text: string): text is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(text);
}
