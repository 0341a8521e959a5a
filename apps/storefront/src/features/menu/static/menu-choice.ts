import { categoryIdFromSection } from "../../../shop/menu/section-id.ts";
import {
  CHIP_GROUP_ATTRIBUTE,
  MENU_GROUP_ATTRIBUTE,
  MENU_SECTION_CLASS,
  VISIBLE_MENU_PART_ATTRIBUTE,
} from "./markup.ts";

let chosenCategoryId: string | null = null;

/** Returns the category chosen last in a menu that shows one part at a time. Stored until the page is closed. */
export function getChosenCategoryId(): string | null {
  return chosenCategoryId;
}

/**
 * Shows the part of the menu that contains a section and hides the rest, directly in the static HTML [MN-3]. Returns
 * whether the visible part changed. Always false if the whole menu is visible.
 */
export function showMenuPart(root: HTMLElement, section: HTMLElement): boolean {
  const shows = VISIBLE_MENU_PART_ATTRIBUTE.read(section.parentElement);
  if (shows !== "ONE_CATEGORY" && shows !== "GROUP_CATEGORY") return false;
  const group = MENU_GROUP_ATTRIBUTE.read(section);
  chosenCategoryId = categoryIdFromSection(section);
  const isOther = section.hidden !== false;
  for (const each of root.querySelectorAll<HTMLElement>(`.${MENU_SECTION_CLASS}`))
    each.hidden = shows === "ONE_CATEGORY" ? each !== section : MENU_GROUP_ATTRIBUTE.read(each) !== group;
  // Hides the chips of categories of other groups, which the guest can reach by the tabs of the groups.
  for (const chip of CHIP_GROUP_ATTRIBUTE.all(root)) chip.hidden = CHIP_GROUP_ATTRIBUTE.read(chip) !== group;
  return isOther;
}
