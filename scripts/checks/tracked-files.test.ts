import { expect, test } from "vitest";
import { pathsByGit, pathsWithoutGit } from "./tracked-files.mjs";

const hasGit = (() => {
  try {
    return pathsByGit().length > 0;
  } catch {
    return false;
  }
})();

test.runIf(hasGit)("checks the same files with and without git", () => {
  expect(pathsWithoutGit().toSorted()).toEqual(pathsByGit().toSorted());
});
