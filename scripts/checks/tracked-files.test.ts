import { expect, test } from "vitest";
import { pathsByGit, pathsWithoutGit } from "./tracked-files.mjs";

const hasGit = (() => {
  try {
    return pathsByGit().length > 0;
  } catch {
    return false;
  }
})();

test.runIf(hasGit)("a machine without git checks the same files as one with it", () => {
  expect(pathsWithoutGit().toSorted()).toEqual(pathsByGit().toSorted());
});
