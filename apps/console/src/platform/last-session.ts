import type { StaffMember } from "@dasturxon/contract";

const LAST_SESSION_STORAGE_KEY = "dasturxon.console.last";
/**
 * Maximum age of the last session in milliseconds. After a longer absence a new shift starts, so no alarm is needed.
 */
const MAX_LAST_SESSION_AGE_MS = 12 * 3_600_000;

/** Brand data shown on the sign-in page. */
export type SignInBrand = Pick<StaffMember["merchant"], "name" | "logo">;
/** Staff member of an ended session, to continue with the same account. */
export type EndedSession = Pick<StaffMember, "id" | "login">;

interface LastSession {
  brand: SignInBrand;
  /**
   * Staff member who uses the console on this device, with the time of the last use. Null: the staff member signed out.
   */
  watching: (EndedSession & { seenAt: number }) | null;
}

/** Returns the brand that was last used on this device. */
export const readLastBrand = (): SignInBrand | null => readLastSession()?.brand ?? null;

/**
 * Returns the staff member who used the console recently and did not sign out, for example if the session is invalid
 * after a reload.
 */
export function readInterruptedSession(now = Date.now()): EndedSession | null {
  const watching = readLastSession()?.watching;
  if (!watching || now - watching.seenAt > MAX_LAST_SESSION_AGE_MS) return null;
  return { id: watching.id, login: watching.login };
}

/** Returns whether there is certainly no session: no one signed in on this device, or the staff member signed out. */
export const isSignedOutOnDevice = (): boolean => !readLastSession()?.watching;

/** Stores on the device that this staff member uses the console now. */
export function storeLastSession({ id, login, merchant }: StaffMember, now = Date.now()): void {
  const { name, logo } = merchant;
  writeLastSession({ brand: { name, logo }, watching: { id, login, seenAt: now } });
}

/** Stores on the device that the staff member signed out. The brand remains stored. */
export function storeSignedOut(): void {
  const last = readLastSession();
  if (last) writeLastSession({ ...last, watching: null });
}

function readLastSession(): LastSession | null {
  try {
    return JSON.parse(localStorage.getItem(LAST_SESSION_STORAGE_KEY) ?? "null") as LastSession | null;
  } catch {
    return null;
  }
}

function writeLastSession(last: LastSession): void {
  localStorage.setItem(LAST_SESSION_STORAGE_KEY, JSON.stringify(last));
}
