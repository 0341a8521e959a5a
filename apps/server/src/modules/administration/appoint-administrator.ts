import { randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/index.ts";
import { newId } from "../../platform/ids.ts";
import { StartupError } from "../../platform/startup-error.ts";
import {
  encodeBase32,
  hashPassword,
  LOGIN_PATTERN,
  createTotpSecret,
  refuseWeakPassword,
} from "../users/index.ts";
import { endAdministratorSessions } from "./end-sessions.ts";
import { encryptSecondFactor } from "./factor.ts";
import {
  insertOrUpdateAdministrator,
  selectAdministrator,
  updateAdministratorSwitchedOff,
} from "./queries.ts";

/** Random bytes of a generated password. Its 20 letters have 100 bits. */
const PASSWORD_BYTES = 15;
const PASSWORD_LETTERS = 20;

export interface AppointAdministratorDeps {
  db: Database;
  clock: Clock;
  /** Secret of the installation. */
  secret: string;
  /** Returns the entered password. If it is empty, a password is generated. */
  askPassword: () => Promise<string>;
}

export interface AppointmentResult {
  isNew: boolean;
  login: string;
  /** Generated password, shown once. Null if the password was entered. */
  madePassword: string | null;
  /** Secret for the authenticator app. Shown once. */
  factor: string;
  /** The secret as a URI for authenticator apps. */
  factorUri: string;
}

/**
 * Creates an administrator, or sets a new password and second factor for an existing one and ends all of the
 * administrator's sessions.
 * @throws StartupError with a one-line message for an invalid login or a weak password
 */
export async function appointAdministrator(
  { db, clock, secret, askPassword }: AppointAdministratorDeps,
  request: { login: string; name?: string | undefined },
): Promise<AppointmentResult> {
  const login = request.login.toLowerCase();
  refuseInvalidLogin(login);
  const known = await db.platform((tx) => selectAdministrator(tx, login));
  const typed = await askPassword();
  const madePassword = typed === "" ? generatePassword() : null;
  const password = madePassword ?? typed;
  refuseWeakPassword(password, [login]);
  const passwordHash = await hashPassword(password);
  const factor = createTotpSecret();
  const id = known?.id ?? newId();
  const name = request.name ?? known?.name ?? login;
  const sealed = encryptSecondFactor(secret, factor, id);
  await db.platform(async (tx) => {
    const admin = { id, login, name, passwordHash, factor: sealed, isDemo: false, now: clock.now() };
    await insertOrUpdateAdministrator(tx, admin);
    await endAdministratorSessions(tx, id);
  });
  const label = encodeURIComponent(login);
  const factorUri = `otpauth://totp/Dasturxon:${label}?secret=${factor}&issuer=Dasturxon`;
  return { isNew: known === undefined, login, madePassword, factor, factorUri };
}

/**
 * Deactivates an administrator and ends all of the administrator's sessions.
 * @throws StartupError if the login does not exist
 */
export async function dismissAdministrator(db: Database, typed: string): Promise<void> {
  const login = typed.toLowerCase();
  await db.platform(async (tx) => {
    const known = await selectAdministrator(tx, login);
    if (!known || !(await updateAdministratorSwitchedOff(tx, login)))
      throw new StartupError(`no administrator has the login ${login}`);
    await endAdministratorSessions(tx, known.id);
  });
}

function refuseInvalidLogin(login: string): void {
  if (!LOGIN_PATTERN.test(login))
    throw new StartupError(
      "a login is 2 to 63 letters, digits, dots, dashes and @, beginning with a letter or digit",
    );
}

function generatePassword(): string {
  const letters = encodeBase32(randomBytes(PASSWORD_BYTES)).slice(0, PASSWORD_LETTERS).toLowerCase();
  return (letters.match(/.{5}/g) ?? []).join("-");
}
