/** Expected statuses of calls that only the platform's administrators may use, on the platform's host. */
const PLATFORM = "401 401 401 401 401 401 401 401 401 200";

/** Expected statuses of the platform's calls, on its host. They have no brand, and tokens of brands are invalid. */
export const platformMatrix = {
  platformSignIn: "401 401 401 401 401 401 401 401 401 401",
  platformSignOut: PLATFORM,
  platformMe: PLATFORM,
  platformBrands: PLATFORM,
  platformHealth: PLATFORM,
  platformBrand: PLATFORM,
  blockBrand: PLATFORM,
  unblockBrand: PLATFORM,
  changeBrandLimits: PLATFORM,
  enterBrand: PLATFORM,
  givePermit: PLATFORM,
  addBrandDomain: PLATFORM,
  checkBrandDomain: PLATFORM,
  removeBrandDomain: PLATFORM,
  changeHostPages: PLATFORM,
  givenPermits: PLATFORM,
  withdrawPermit: PLATFORM,
  platformInstallation: PLATFORM,
  platformActs: PLATFORM,
};

/** Returns the statuses of a row. Without a status for administrators, it is that of a garbage token: brands accept neither. */
export function parseRowStatuses(row: string, actors: readonly string[]): string[] {
  const answers = row.split(" ");
  return answers.length < actors.length ? [...answers, answers[actors.indexOf("garbage")] ?? ""] : answers;
}
