import { expect, test } from "vitest";
import { listPathsByGit, listPathsWithoutGit } from "./tracked-files.mjs";

const hasGit = (() => {
  try {
    return listPathsByGit().length > 0;
  } catch {
    return false;
  }
})();

test.runIf(hasGit)("checks the same files with and without git", () => {
  expect(listPathsWithoutGit().toSorted()).toEqual(listPathsByGit().toSorted());
});
