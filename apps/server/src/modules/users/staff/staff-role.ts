export const STAFF_ROLES = ["owner", "manager", "operator", "kitchen", "courier"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export function isStaffRole(text: string): text is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(text);
}
