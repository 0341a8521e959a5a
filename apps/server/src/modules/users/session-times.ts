const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const CUSTOMER_MAX_IDLE_MS = 30 * DAY_MS;
const CUSTOMER_MAX_SESSION_MS = 180 * DAY_MS;

/**
 * Returns the expiry of a customer's session: 30 days after its last use and 180 days after sign-in, whichever is
 * sooner (S12).
 */
export function getCustomerSessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(
    Math.min(usedAt.getTime() + CUSTOMER_MAX_IDLE_MS, createdAt.getTime() + CUSTOMER_MAX_SESSION_MS),
  );
}

/**
 * Returns the expiry of the cookie. The cookie expires after the session, because the server checks the session's
 * expiry.
 */
export function getCustomerCookieEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + CUSTOMER_MAX_SESSION_MS);
}

/**
 * Returns the expiry of the cookie of a guest without a phone: a day after the end of the session, as long as the row of
 * an ended session and the replies of idempotent calls are stored. The next session of the browser takes over the orders.
 */
export function getTableCookieEnd({ expiresAt }: { expiresAt: Date }): Date {
  return new Date(expiresAt.getTime() + DAY_MS);
}

const REPLACED_SESSION_GRACE_MS = 60_000;

/**
 * Returns the expiry of a replaced session. Calls in progress, and a browser that lost the new cookie, can still use it
 * until then.
 */
export function getReplacedSessionEnd(now: Date): Date {
  return new Date(now.getTime() + REPLACED_SESSION_GRACE_MS);
}

/** Whether to store the last use. At most once an hour, so that reads do not cause writes. */
export function shouldStoreSessionUse(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= HOUR_MS;
}

const STAFF_MAX_IDLE_MS = 12 * HOUR_MS;
const STAFF_MAX_SESSION_MS = 30 * DAY_MS;

/**
 * Returns the expiry of a staff session: 12 hours after its last use and 30 days after sign-in, whichever is sooner
 * (S12). An open board counts as use, a closed tablet does not.
 */
export function getStaffSessionEnd(createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + STAFF_MAX_IDLE_MS, createdAt.getTime() + STAFF_MAX_SESSION_MS));
}

const DEVICE_MAX_IDLE_MS = 90 * DAY_MS;
/** Validity of cookies, in milliseconds: the maximum that browsers accept. */
const MAX_COOKIE_LIFETIME_MS = 400 * DAY_MS;

/**
 * Returns the expiry of a session on a paired device: 90 days after its last use. A tablet in use does not expire.
 * [S12]
 */
export function getDeviceSessionEnd(usedAt: Date): Date {
  return new Date(usedAt.getTime() + DEVICE_MAX_IDLE_MS);
}

export function getDeviceCookieEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + MAX_COOKIE_LIFETIME_MS);
}

/**
 * Returns the expiry of the staff cookie. The cookie expires after the session, because the server checks the session's
 * expiry.
 */
export function getStaffCookieEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + STAFF_MAX_SESSION_MS);
}
