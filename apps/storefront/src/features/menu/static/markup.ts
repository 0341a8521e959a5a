/**
 * Attributes of the menu's static HTML, used by code outside of React: the listeners in this folder, the start script
 * (`start/start-script.ts`) and the styles (`features/menu/*.css`). All of them use only these names.
 */

import type { Category, WebSettings } from "../../../platform/shapes.ts";

/** Name of the attribute with the action of a tap. Exported separately for the start script, which must be small. */
export const TAP_ACTION_ATTRIBUTE_NAME = "data-tap";

/**
 * Session storage key of taps that were not handled before a reload: the page's URL, then a selector of each tapped
 * element.
 */
export const STORED_TAPS_STORAGE_KEY = "dx:taps";

/** Name of the attribute with the product's id. Exported separately for the start script. */
export const PRODUCT_ATTRIBUTE_NAME = "data-product";

export type TapAction = "product" | "add" | "heart" | "category";

/** Attribute with the action of a tap on the element. */
export const TAP_ACTION_ATTRIBUTE = /* @__PURE__ */ createAttribute<TapAction>(TAP_ACTION_ATTRIBUTE_NAME);
/** Attribute with the id of the card's product. */
export const PRODUCT_ATTRIBUTE = /* @__PURE__ */ createAttribute(PRODUCT_ATTRIBUTE_NAME);
/** Navigation type of a section, which decides how its products open. */
export const NAVIGATION_ATTRIBUTE =
  /* @__PURE__ */ createAttribute<Category["navigationType"]>("data-navigation");
/**
 * Attribute of the container of a card's plus button, into which the stepper is rendered. It does not repeat the
 * product's id, which is on the card, because a hundred ids are 0.4 KB of the page.
 */
export const STEPPER_CONTAINER_ATTRIBUTE = "data-stepper";
/** Attribute that is set when the container has a stepper, so that the plus button is hidden. */
export const HAS_STEPPER_ATTRIBUTE = "data-filled";
/** Attribute with the id of the menu group, on a section or on a link to the group. */
export const MENU_GROUP_ATTRIBUTE = /* @__PURE__ */ createAttribute("data-group");
/** Attribute with the group id of a category chip. The chip is hidden while another group is chosen. */
export const CHIP_GROUP_ATTRIBUTE = /* @__PURE__ */ createAttribute("data-of");
/** Attribute with the visible part of the menu. */
export const VISIBLE_MENU_PART_ATTRIBUTE =
  /* @__PURE__ */ createAttribute<WebSettings["views"]["categoryView"]>("data-shows");
/** Attribute that is set while the category bar is sticky at the edge of the window. */
export const STICKY_BAR_ATTRIBUTE = "data-stuck";
/** Attribute that is set if the server rendered the menu's HTML. */
export const SERVER_RENDERED_ATTRIBUTE = "data-static";

/** Attribute that is set while orders are paused with no known end. The plus buttons then look disabled. */
export const PAUSED_MENU_ATTRIBUTE = "data-paused";

/** Attribute with the number of taps on a plus button that its stepper does not show yet. */
const TAP_COUNT_ATTRIBUTE = "data-taps";

/** Returns the container of the plus button of a product. Null if the product has no plus button. */
export function findStepperPlace(board: Element | null, productId: string): Element | null {
  const card = `[${PRODUCT_ATTRIBUTE_NAME}="${CSS.escape(productId)}"]`;
  return board?.querySelector(`${card} [${STEPPER_CONTAINER_ATTRIBUTE}]`) ?? null;
}

/**
 * Shows on a plus button that its tap was received, before the application or its steppers are loaded. A product that
 * needs a choice is opened instead, and so is every product during a pause with no known end.
 */
export function showReceivedTap(target: Element): void {
  if (target.getAttribute(TAP_ACTION_ATTRIBUTE_NAME) !== "add") return;
  if (target.hasAttribute("aria-haspopup") || target.closest(`[${PAUSED_MENU_ATTRIBUTE}]`)) return;
  target.setAttribute(TAP_COUNT_ATTRIBUTE, String(Number(target.getAttribute(TAP_COUNT_ATTRIBUTE)) + 1));
}

/** Removes the number of taps, because the stepper shows it, or because nothing was added. */
export function hideTapCount(target: Element): void {
  target.removeAttribute(TAP_COUNT_ATTRIBUTE);
}

export const MENU_BOARD_ELEMENT_ID = "menu";

/** CSS classes of the static menu that both the styles and the listeners use. */
export const CATEGORY_BAR_CLASS = "categories";
export const MENU_SECTION_CLASS = "section";
export const MENU_GROUP_TITLE_CLASS = "group-title";

interface MarkupAttribute<Value extends string> {
  /** Returns the attribute for use in JSX: `<button {...TAP_ATTRIBUTE.set("add")}>`. */
  set(value: Value): Record<string, Value>;
  read(element: Element | null | undefined): Value | null;
  /** Returns the element itself, or its closest ancestor, that has the attribute. */
  closest(target: EventTarget | null): Element | null;
  /** Returns the first descendant with this value. */
  find(root: Element | null, value: Value): Element | null;
  /** Returns all descendants that have the attribute. */
  all(root: Element): Iterable<HTMLElement>;
}

function createAttribute<Value extends string = string>(name: `data-${string}`): MarkupAttribute<Value> {
  return {
    set: (value) => ({ [name]: value }),
    read: (element) => (element?.getAttribute(name) ?? null) as Value | null,
    closest: (target) => (target instanceof Element ? target.closest(`[${name}]`) : null),
    find: (root, value) => root?.querySelector(`[${name}="${CSS.escape(value)}"]`) ?? null,
    all: (root) => root.querySelectorAll<HTMLElement>(`[${name}]`),
  };
}
