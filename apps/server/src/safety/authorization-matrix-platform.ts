/** Expected statuses of calls that only the platform's administrators may use, on the platform's host. */
const PLATFORM_STATUSES = "401 401 401 401 401 401 401 401 401 200";

/** Expected statuses of the platform's calls, on its host. They have no brand, and tokens of brands are invalid. */
export const platformAuthorizationMatrix = {
  platformSignIn: "401 401 401 401 401 401 401 401 401 401",
  platformSignOut: PLATFORM_STATUSES,
  platformMe: PLATFORM_STATUSES,
  platformBrands: PLATFORM_STATUSES,
  platformHealth: PLATFORM_STATUSES,
  platformBrand: PLATFORM_STATUSES,
  blockBrand: PLATFORM_STATUSES,
  unblockBrand: PLATFORM_STATUSES,
  changeBrandLimits: PLATFORM_STATUSES,
  enterBrand: PLATFORM_STATUSES,
  givePermit: PLATFORM_STATUSES,
  addBrandDomain: PLATFORM_STATUSES,
  checkBrandDomain: PLATFORM_STATUSES,
  removeBrandDomain: PLATFORM_STATUSES,
  changeHostPages: PLATFORM_STATUSES,
  givenPermits: PLATFORM_STATUSES,
  withdrawPermit: PLATFORM_STATUSES,
  platformInstallation: PLATFORM_STATUSES,
  platformActs: PLATFORM_STATUSES,
};

/**
 * Returns the expected statuses of one row for each actor. If the row has no status for administrators, adds the status
 * of an invalid token, because brands accept neither an invalid token nor an administrator's.
 */
export function parseRowStatuses(row: string, actors: readonly string[]): string[] {
  const answers = row.split(" ");
  return answers.length < actors.length ? [...answers, answers[actors.indexOf("garbage")] ?? ""] : answers;
}
