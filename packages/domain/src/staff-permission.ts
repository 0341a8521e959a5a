/** Roles of a brand's staff members. [US-8] */
export const STAFF_ROLES = ["owner", "manager", "operator", "kitchen", "courier"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** Roles that manage the brand. */
export const MANAGER_ROLES = ["owner", "manager"] as const satisfies readonly StaffRole[];
/** Roles that manage the brand or answer guests. */
export const OFFICE_ROLES = [...MANAGER_ROLES, "operator"] as const satisfies readonly StaffRole[];
/** Roles that work in a branch: `OFFICE_ROLES` and the kitchen, without couriers. */
export const BRANCH_ROLES = [...OFFICE_ROLES, "kitchen"] as const satisfies readonly StaffRole[];

/**
 * Platform support with the owner's consent. It is not a staff role and has no staff tasks: it can only make calls
 * marked for support. [S40]
 */
export const SUPPORT_ACTOR = "support";

/** Tasks of the staff, except actions on orders; see `mayChangeStatus` and `mayPerformAction` for these. */
export type StaffTask =
  | "attend_tables"
  | "answer_reservations"
  | "see_past_orders"
  | "see_pauses"
  | "hear_orders"
  | "pause_orders"
  | "set_kitchen"
  | "stop_products"
  | "link_couriers"
  | "give_table_codes"
  | "read_applications"
  | "read_reviews"
  | "answer_reviews"
  | "answer_claims"
  | "find_customers"
  | "list_customers"
  | "note_customers"
  | "block_customers"
  | "grant_cashback"
  | "see_payments";

const ROLES_BY_STAFF_TASK: Readonly<Record<StaffTask, readonly StaffRole[]>> = {
  attend_tables: BRANCH_ROLES,
  answer_reservations: OFFICE_ROLES,
  see_past_orders: OFFICE_ROLES,
  see_pauses: BRANCH_ROLES,
  hear_orders: BRANCH_ROLES,
  pause_orders: OFFICE_ROLES,
  set_kitchen: MANAGER_ROLES,
  stop_products: BRANCH_ROLES,
  link_couriers: MANAGER_ROLES,
  give_table_codes: MANAGER_ROLES,
  read_applications: OFFICE_ROLES,
  read_reviews: OFFICE_ROLES,
  answer_reviews: MANAGER_ROLES,
  answer_claims: OFFICE_ROLES,
  find_customers: OFFICE_ROLES,
  list_customers: MANAGER_ROLES,
  note_customers: MANAGER_ROLES,
  block_customers: ["owner"],
  grant_cashback: MANAGER_ROLES,
  see_payments: MANAGER_ROLES,
};

/** Returns the roles with this task. [US-8] */
export const findTaskRoles = (task: StaffTask): readonly StaffRole[] => ROLES_BY_STAFF_TASK[task];

/** Returns whether the role has this task. An unknown role has no tasks. [US-8] */
export function mayPerformTask(role: string, task: StaffTask): boolean {
  return ROLES_BY_STAFF_TASK[task].some((doer) => doer === role);
}
