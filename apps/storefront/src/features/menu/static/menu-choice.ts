import { categoryIdOf } from "../../../shop/menu/section-id.ts";
import { CHIP_GROUP, GROUP, SECTION, SHOWS } from "./markup.ts";

let chosenId: string | null = null;

/** Category chosen last in a menu that shows one part at a time; kept while the page lives. */
export function chosenCategory(): string | null {
  return chosenId;
}

/**
 * Shows the part of the menu that a section belongs to and hides the rest, in the markup itself [MN-3]. Returns
 * whether another part has taken the place of the one before; never where the whole menu stands on the page.
 */
export function showPart(root: HTMLElement, section: HTMLElement): boolean {
  const shows = SHOWS.read(section.parentElement);
  if (shows !== "ONE_CATEGORY" && shows !== "GROUP_CATEGORY") return false;
  const group = GROUP.read(section);
  chosenId = categoryIdOf(section);
  const isOther = section.hidden !== false;
  for (const each of root.querySelectorAll<HTMLElement>(`.${SECTION}`))
    each.hidden = shows === "ONE_CATEGORY" ? each !== section : GROUP.read(each) !== group;
  // The chips of other groups give way, where their groups have tabs to come back by.
  for (const chip of CHIP_GROUP.all(root)) chip.hidden = CHIP_GROUP.read(chip) !== group;
  return isOther;
}
