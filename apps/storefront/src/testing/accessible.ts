import axe from "axe-core";
import { expect } from "vitest";

/** Checks with axe, in the light and dark theme, the open sheet or, if none is open, the main part. */
export async function expectAccessible(): Promise<void> {
  const part = document.querySelector("dialog[data-open]") ?? document.querySelector("main") ?? document.body;
  const { dataset } = document.documentElement;
  const before = dataset["theme"];
  for (const theme of ["light", "dark"]) {
    dataset["theme"] = theme;
    await waitForAnimations();
    const { violations } = await axe.run(part, { resultTypes: ["violations"] });
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    expect(found, theme).toEqual([]);
  }
  if (before === undefined) delete dataset["theme"];
  else dataset["theme"] = before;
}

/**
 * Waits for animations to finish, because colours in a transition are not final. Infinite animations are not waited
 * for.
 */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}
