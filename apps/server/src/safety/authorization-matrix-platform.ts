/** Who looks after the platform, at its own host. */
const PLATFORM = "401 401 401 401 401 401 401 401 401 200";

/** The same of the platform's own calls, at its host: no brand is meant, and no brand's token counts. */
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

/** The answers of a row: at a brand's door an administrator's token is none, as garbage is none. */
export function answersOf(row: string, actors: readonly string[]): string[] {
  const answers = row.split(" ");
  return answers.length < actors.length ? [...answers, answers[actors.indexOf("garbage")] ?? ""] : answers;
}
