/** The roles of a brand's staff. [US-8] */
export const STAFF_ROLES = ["owner", "manager", "operator", "kitchen", "courier"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** Roles that manage the brand. */
export const MANAGING = ["owner", "manager"] as const satisfies readonly StaffRole[];
/** `MANAGING`, and those who answer guests. */
export const OFFICE = [...MANAGING, "operator"] as const satisfies readonly StaffRole[];
/** All staff who work in a branch: `OFFICE` and the kitchen, without couriers. */
export const IN_BRANCH = [...OFFICE, "kitchen"] as const satisfies readonly StaffRole[];

/**
 * Platform support with the owner's consent. It is not a staff role and has no staff tasks: it can only make calls
 * marked for support. [S40]
 */
export const SUPPORT = "support";

/** Tasks of the staff, except actions on orders; see `mayMove` and `mayDo` for these. */
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
  | "find_customers"
  | "list_customers"
  | "note_customers"
  | "block_customers"
  | "grant_cashback"
  | "see_payments";

const TASK_ROLES: Readonly<Record<StaffTask, readonly StaffRole[]>> = {
  attend_tables: IN_BRANCH,
  answer_reservations: OFFICE,
  see_past_orders: OFFICE,
  see_pauses: IN_BRANCH,
  hear_orders: IN_BRANCH,
  pause_orders: OFFICE,
  set_kitchen: MANAGING,
  stop_products: IN_BRANCH,
  link_couriers: MANAGING,
  give_table_codes: MANAGING,
  read_applications: OFFICE,
  read_reviews: OFFICE,
  answer_reviews: MANAGING,
  find_customers: OFFICE,
  list_customers: MANAGING,
  note_customers: MANAGING,
  block_customers: ["owner"],
  grant_cashback: MANAGING,
  see_payments: MANAGING,
};

/** Returns the roles with this task. [US-8] */
export const rolesFor = (task: StaffTask): readonly StaffRole[] => TASK_ROLES[task];

/** Returns whether the role has this task. An unknown role has none. [US-8] */
export function mayWork(role: string, task: StaffTask): boolean {
  return TASK_ROLES[task].some((doer) => doer === role);
}
