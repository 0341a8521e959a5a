const HOUR_MS = 3_600_000;
const ADMINISTRATOR_MAX_IDLE_MS = 4 * HOUR_MS;
const ADMINISTRATOR_MAX_SESSION_MS = 24 * HOUR_MS;

/** Returns the end of an administrator's session: four hours after the last use, at most a day after sign-in [S12]. */
export function getAdministratorSessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(
    Math.min(
      usedAt.getTime() + ADMINISTRATOR_MAX_IDLE_MS,
      createdAt.getTime() + ADMINISTRATOR_MAX_SESSION_MS,
    ),
  );
}

/**
 * Returns the expiry of the cookie. The cookie expires after the session, because the server checks the session's end.
 */
export function getAdministratorCookieEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ADMINISTRATOR_MAX_SESSION_MS);
}
