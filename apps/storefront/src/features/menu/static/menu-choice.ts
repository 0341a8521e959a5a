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
  const shows = section.parentElement?.dataset["shows"];
  if (shows !== "ONE_CATEGORY" && shows !== "GROUP_CATEGORY") return false;
  const group = section.dataset["group"];
  chosenId = section.id.slice("c-".length);
  const isOther = section.hidden !== false;
  for (const each of root.querySelectorAll<HTMLElement>(".section"))
    each.hidden = shows === "ONE_CATEGORY" ? each !== section : each.dataset["group"] !== group;
  // The chips of other groups give way, where their groups have tabs to come back by.
  for (const each of root.querySelectorAll<HTMLElement>("[data-of]"))
    each.hidden = each.dataset["of"] !== group;
  return isOther;
}
