import type { StaffMember } from "@dasturxon/contract";

const KEY = "dasturxon.console.last";
/** Whoever comes back after a longer time opens a new day's work: nothing is missed, nothing warns. */
const MAX_AWAY_MS = 12 * 3_600_000;

/** The brand as the sign-in page shows it. */
export type SignInBrand = Pick<StaffMember["merchant"], "name" | "logo">;
/** Whose session it was: enough to go on as the same one. */
export type EndedSession = Pick<StaffMember, "id" | "login">;

interface LastSession {
  brand: SignInBrand;
  /** Null: signed out by intention. */
  watching: (EndedSession & { seenAt: number }) | null;
}

/** The brand that was served last on this device. */
export const lastBrand = (): SignInBrand | null => read()?.brand ?? null;

/** Who watched orders here a moment ago and did not sign out, as after a reload with a dead session. */
export function lastWatching(now = Date.now()): EndedSession | null {
  const watching = read()?.watching;
  if (!watching || now - watching.seenAt > MAX_AWAY_MS) return null;
  return { id: watching.id, login: watching.login };
}

/** Nobody ever signed in on this device, or whoever did signed out by intention: there is no session to find. */
export const isSurelyOut = (): boolean => !read()?.watching;

/** Remembers on the device that this member of staff watches orders now. */
export function keepWatching({ id, login, merchant }: StaffMember, now = Date.now()): void {
  const { name, logo } = merchant;
  write({ brand: { name, logo }, watching: { id, login, seenAt: now } });
}

/** Signed out by intention: the brand stays, nobody is missed. */
export function endWatching(): void {
  const last = read();
  if (last) write({ ...last, watching: null });
}

function read(): LastSession | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as LastSession | null;
  } catch {
    return null;
  }
}

function write(last: LastSession): void {
  localStorage.setItem(KEY, JSON.stringify(last));
}
