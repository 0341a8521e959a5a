import axe from "axe-core";
import { expect } from "vitest";

const MODAL_SELECTOR = '[role="dialog"][aria-modal="true"]';

/**
 * Fails on axe violations of the visible content: all rules in the light theme, colour contrast in the dark one.
 * Content behind a modal dialog is excluded.
 */
export async function expectAccessible(): Promise<void> {
  const root = document.documentElement;
  for (const scheme of ["light", "dark"] as const) {
    root.setAttribute("data-mantine-color-scheme", scheme);
    await waitForAnimations();
    const shown =
      [...document.querySelectorAll(MODAL_SELECTOR)].at(-1) ?? document.getElementById("console-main");
    if (!shown) throw new Error("nothing is shown");
    // Behind the sticky footer, axe would compare a field's text with the colour of the footer's button.
    const feet = [...shown.querySelectorAll<HTMLElement>(".row-form-foot")];
    for (const foot of feet) foot.style.position = "static";
    const { violations } = await axe.run(shown, {
      resultTypes: ["violations"],
      ...(scheme === "dark" ? { runOnly: { type: "rule", values: ["color-contrast"] } } : {}),
    });
    for (const foot of feet) foot.style.position = "";
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    expect.soft(found, scheme).toEqual([]);
  }
  root.setAttribute("data-mantine-color-scheme", "light");
}

/** Waits for the end of all animations, because colours in transition have wrong contrasts. */
async function waitForAnimations(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState !== "finished" && effect?.getComputedTiming().iterations !== Infinity,
      );
    if (moving) frames = -1;
  }
}
