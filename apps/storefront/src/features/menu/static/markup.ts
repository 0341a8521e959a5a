/**
 * What the menu's markup says to those who work on it without React: the listeners of this folder, the start script
 * (`start/start-script.ts`) and the styles (`features/menu/*.css`). Written and read by these names only.
 */

import type { Category, WebSettings } from "../../../platform/shapes.ts";

/** Name of the attribute that says what a tap does; by itself for the start script, which is small. */
export const TAP_NAME = "data-tap";

/** Taps that a page left to the same page after it, in the tab's storage: its address, then a selector of each. */
export const KEPT_TAPS = "dx:taps";

/** Name of the attribute with the product's id, by itself for the same script. */
export const PRODUCT_NAME = "data-product";

export type TapAction = "product" | "add" | "heart" | "category";

/** What a tap on the element does. */
export const TAP = /* @__PURE__ */ attribute<TapAction>(TAP_NAME);
/** Id of the product that a card shows. */
export const PRODUCT = /* @__PURE__ */ attribute(PRODUCT_NAME);
/** How the products of a section open. */
export const NAVIGATION = /* @__PURE__ */ attribute<Category["navigationType"]>("data-navigation");
/** Place of the card's plus, by product id: what is in the basket draws its stepper there. */
export const STEPPER = /* @__PURE__ */ attribute("data-stepper");
/** The place has its stepper: the plus gives way. */
export const HAS_STEPPER = "data-filled";
/** Id of the group that a section or a link belongs to. */
export const GROUP = /* @__PURE__ */ attribute("data-group");
/** Id of the group whose chips give way to another group's. */
export const CHIP_GROUP = /* @__PURE__ */ attribute("data-of");
/** What stands on the page at once. */
export const SHOWS = /* @__PURE__ */ attribute<WebSettings["views"]["categoryView"]>("data-shows");
/** The category bar stands at the window's edge. */
export const IS_STUCK = "data-stuck";
/** The board's markup is the server's. */
export const IS_STATIC = "data-static";

/** No orders are taken, nobody knows until when: a plus looks as if it were off. */
export const IS_PAUSED = "data-paused";

export const BOARD_ID = "menu";

/** Classes that the styles share with the listeners. */
export const CATEGORY_BAR = "categories";
export const SECTION = "section";
export const GROUP_TITLE = "group-title";

interface Attribute<Value extends string> {
  /** In JSX: `<button {...TAP.set("add")}>`. */
  set(value: Value): Record<string, Value>;
  read(element: Element | null | undefined): Value | null;
  /** The element itself or the nearest around it that has the attribute. */
  closest(target: EventTarget | null): Element | null;
  /** The first below with this value. */
  find(root: Element | null, value: Value): Element | null;
  /** Everything below that has it. */
  all(root: Element): Iterable<HTMLElement>;
}

function attribute<Value extends string = string>(name: `data-${string}`): Attribute<Value> {
  return {
    set: (value) => ({ [name]: value }),
    read: (element) => (element?.getAttribute(name) ?? null) as Value | null,
    closest: (target) => (target instanceof Element ? target.closest(`[${name}]`) : null),
    find: (root, value) => root?.querySelector(`[${name}="${CSS.escape(value)}"]`) ?? null,
    all: (root) => root.querySelectorAll<HTMLElement>(`[${name}]`),
  };
}
