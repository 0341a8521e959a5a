import { expect } from "@playwright/test";
import { scaleTime } from "../../scripts/setup/time-scale.mjs";
import { createPhoneNumber, getStoreUrl, type DemoBrandKey } from "../src/brands.ts";
import { findProductName } from "../src/demo-names.ts";
import { type Language, readProductTexts, type TextLookup } from "../src/texts.ts";
import type { BrowserEnginePage, ViewportPoint } from "./engine-page.ts";

/** Elements of the page, by a CSS selector and the accessible name or the beginning of the name. */
interface ElementQuery {
  selector: string;
  name?: string;
  start?: string;
}

interface FoundElement extends ViewportPoint {
  /** Whether a tap at the point reaches the element. */
  isReachable: boolean;
  text: string;
}

/** Finds the first visible element that is not disabled, and scrolls it into view. Runs in the page. */
function findElement({ selector, name, start }: ElementQuery): FoundElement | null {
  const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  function getName(element: HTMLElement): string {
    const labels = "labels" in element ? (element as HTMLInputElement).labels : null;
    return clean(element.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element.textContent);
  }
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) return false;
    const own = getName(element);
    return (name === undefined || own === clean(name)) && own.startsWith(clean(start));
  });
  if (!found) return null;
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInView(found.getBoundingClientRect()))
    found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const isLabelOf = hit?.closest("label")?.contains(found) === true;
  return { ...point, isReachable: found.contains(hit) || isLabelOf, text: clean(found.textContent) };
}

/** Guest of one brand in a browser engine that Playwright does not drive. */
export class BrowserEngineGuest {
  readonly page: BrowserEnginePage;
  readonly brand: DemoBrandKey;
  readonly language: Language;
  readonly t: TextLookup;
  readonly phone = createPhoneNumber();

  constructor(page: BrowserEnginePage, brand: DemoBrandKey, language: Language) {
    this.page = page;
    this.brand = brand;
    this.language = language;
    this.t = readProductTexts("storefront", language, brand === "market" ? "grocery" : undefined);
  }

  /** Opens a page of the store in the guest's language, before its script has loaded. */
  openEarly(path = ""): Promise<void> {
    return this.page.open(getStoreUrl(this.brand, `/${this.language}${path}`));
  }

  /** Opens a page of the store in the guest's language, and waits until React has hydrated it. */
  async open(path = ""): Promise<void> {
    await this.openEarly(path);
    const isHydrated = () =>
      [...document.body.children].some((each) => Object.keys(each).some((key) => key.startsWith("__react")));
    await expect.poll(() => this.page.evaluate(isHydrated), { timeout: scaleTime(20_000) }).toBe(true);
  }

  productName(key: string): string {
    return findProductName(this.brand, key, this.language);
  }

  /** Waits until the element is visible, still and not covered, and returns it. */
  async find(query: ElementQuery): Promise<FoundElement> {
    let last: FoundElement | null = null;
    await expect
      .poll(
        async () => {
          const before = last;
          last = await this.page.evaluate(findElement, query);
          return last !== null && last.isReachable && before?.x === last.x && before.y === last.y;
        },
        { message: `${this.page.engine}: ${JSON.stringify(query)}`, timeout: scaleTime(20_000) },
      )
      .toBe(true);
    if (!last) throw new Error("unreachable");
    return last;
  }

  async tap(query: ElementQuery): Promise<void> {
    await this.page.tap(await this.find(query));
  }

  tapButton(id: string, values?: Record<string, string | number>): Promise<void> {
    return this.tap({ selector: "button, [role=button]", name: this.t(id, values) });
  }

  /** Types into the field with this label. */
  async fill(labelId: string, text: string): Promise<void> {
    await this.tap({ selector: "input, textarea", name: this.t(labelId) });
    await this.page.type(text);
  }

  /** Waits until the page shows an element with this text. */
  async expectText(text: string): Promise<void> {
    await this.find({ selector: "main *", start: text });
  }

  async expectPath(pattern: RegExp): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => location.pathname), { timeout: scaleTime(20_000) })
      .toMatch(pattern);
  }

  /** Returns the newest code sent to the guest's phone, from the demo's inbox. */
  async readCode(): Promise<string> {
    const path = `/api/notifications/v1/demo/inbox?phone=${encodeURIComponent(`+998${this.phone}`)}`;
    const messages = await this.page.evaluate(
      async (address) => (await (await fetch(address)).json()) as { code: string }[],
      path,
    );
    return messages[0]?.code ?? "";
  }
}
