import { type Locator, locators } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /**
     * Locates elements by a CSS selector. Used for elements without a role or a name, such as an image or a cell at a
     * certain position.
     */
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector: string) => selector });
