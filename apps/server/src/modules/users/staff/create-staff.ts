import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { deriveStableId } from "../../../platform/stable-id.ts";
import { deleteSecondFactor } from "./second-factor/queries.ts";
import { hashPassword } from "./password.ts";
import type { StaffRole } from "./staff-role.ts";
import { insertStaffLogin, deleteSessionsOfStaff, insertOrUpdateStaff } from "./queries.ts";

export interface NewStaff {
  merchantId: string;
  login: string;
  name: string;
  role: StaffRole;
  password: string;
  /** Whether the demo created the account. Such accounts are refused in production. */
  isDemo?: boolean;
}

/**
 * Creates a member of staff. For an existing login, updates name, role and password, ends its sessions and removes its
 * second factor. A login belongs to one brand only.
 */
export async function createOrUpdateStaff(
  { db, clock }: { db: Database; clock: Clock },
  staff: NewStaff,
): Promise<void> {
  const login = staff.login.toLowerCase();
  const passwordHash = await hashPassword(staff.password);
  const isOurs = await db.platform((tx) => insertStaffLogin(tx, login, staff.merchantId));
  if (!isOurs) throw new Error(`the login ${login} belongs to another brand`);
  const { merchantId, name, role, isDemo = false } = staff;
  await db.tenant(merchantId, async (tx) => {
    // The returned id may differ: a login that was added in the console already has a row with a random id.
    const id = await insertOrUpdateStaff(tx, {
      merchantId,
      id: deriveStableId(merchantId, "staff", login),
      login,
      name,
      role,
      passwordHash,
      isDemo,
      now: clock.now(),
    });
    await deleteSecondFactor(tx, merchantId, id);
    await deleteSessionsOfStaff(tx, merchantId, id);
  });
}
