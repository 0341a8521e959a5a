import { categoryIdOf } from "../../../shop/menu/section-id.ts";
import { CHIP_GROUP, GROUP, SECTION, SHOWS } from "./markup.ts";

let chosenId: string | null = null;

/** Returns the category chosen last in a menu that shows one part at a time. Stored until the page is closed. */
export function chosenCategory(): string | null {
  return chosenId;
}

/**
 * Shows the part of the menu that contains a section and hides the rest, directly in the static HTML [MN-3]. Returns
 * whether the visible part changed. Always false if the whole menu is visible.
 */
export function showPart(root: HTMLElement, section: HTMLElement): boolean {
  const shows = SHOWS.read(section.parentElement);
  if (shows !== "ONE_CATEGORY" && shows !== "GROUP_CATEGORY") return false;
  const group = GROUP.read(section);
  chosenId = categoryIdOf(section);
  const isOther = section.hidden !== false;
  for (const each of root.querySelectorAll<HTMLElement>(`.${SECTION}`))
    each.hidden = shows === "ONE_CATEGORY" ? each !== section : GROUP.read(each) !== group;
  // Hides the chips of other groups. Their groups are reachable by the tabs.
  for (const chip of CHIP_GROUP.all(root)) chip.hidden = CHIP_GROUP.read(chip) !== group;
  return isOther;
}
